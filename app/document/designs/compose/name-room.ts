import { PAGE_FORMATS } from '../../../../collections/resumes/choices'
import type { ResumeContent } from '../../../../collections/resumes/schema'
import { leafText } from '../../model/leaf-text'
import type { Leaf } from '../../model/types'
import { sizeOf } from '../css/rule'
import { isSince } from '../is-since'
import type { Design } from '../schema/design'
import { BREAKS, ICON, lengthOf, PX_PER_MM, regularShare, widthOf } from './fit-column'

/** Between a name and contact data beside it, and the most that the data take: em, and a share of the line. */
const [GAP, MOST, SHARE] = [2.4, 20, 0.48]

type Options = { names: Leaf[]; rows: Leaf[]; design: Design; content: ResumeContent }

/** Whether the longest word of a name would be broken by contact data that stand beside it. */
export function isNameWide({ names, rows, design, content }: Options): boolean {
  const { head } = design
  if (!isSince(design, 3) || !['split', 'beside'].includes(head.variant)) return false
  const { avatar, config, margin } = content
  const photo = avatar.show && avatar.url ? avatar.width + head.photo.gap : 0
  const line = PAGE_FORMATS[config.pageFormat].width * PX_PER_MM - margin.left - margin.right - photo
  const share = regularShare(config)
  const inEm = head.contact.icons === 'none' ? 0 : ICON
  const longest = Math.max(0, ...rows.map((row) => lengthOf(leafText(row), share) + inEm))
  const size = config.fontSize * (head.contact.size ?? 1)
  const contact = Math.min(longest * size, MOST * size, SHARE * line)
  const words = names.flatMap((name) => leafText(name).split(BREAKS.name)).map(widthOf)
  const inName = config.fontSize * sizeOf(head.name, config) * (head.name.bold ? 1 : share)
  return Math.max(0, ...words) * inName > line - contact - GAP * config.fontSize
}
