import { PAGE_FORMATS } from '../../../../collections/resumes/choices'
import type { ResumeContent } from '../../../../collections/resumes/schema'
import { narrowKinds } from '../schema/check-design'
import type { Design } from '../schema/design'
import { lengthOf, PX_PER_MM, regularShare } from './fit-column'

type Options = { design: Design; content: ResumeContent }

/** Letters are reckoned a little too wide or too narrow, and a version is rather offered for nothing than not at all. */
const NEARLY = 0.92

/** Whether the words beside a place are at least as long as it. Where they aren't, a line holds both, or both give way. */
export function isPlaceShorter({ subtitle, place }: { subtitle: string; place: string }): boolean {
  return place !== '' && lengthOf(place, 1) <= lengthOf(subtitle, 1)
}

/** Whether a place stands in a row that has too little room for it and the words beside it. */
export function hasTightPlace({ design, content }: Options): boolean {
  const { config, entryList } = content
  const share = regularShare(config)
  const room = roomOf({ design, content }) * NEARLY
  const none = [...narrowKinds(design.frame), ...design.items.oneLine]
  return entryList.some(
    ({ hidden, kind, items }) =>
      !hidden &&
      !none.includes(kind) &&
      items.some(
        (item) =>
          !item.hidden && isPlaceShorter(item) && lengthOf(`${item.subtitle}${item.place}`, share) + 1 > room,
      ),
  )
}

/** The width of an entry, in em. */
function roomOf({ design: { frame, items }, content: { config, margin } }: Options): number {
  const em = (px: number) => px / config.fontSize
  const page = PAGE_FORMATS[config.pageFormat].width * PX_PER_MM
  const { anatomy } = items
  const rail = anatomy.kind === 'rail' ? anatomy.rail + anatomy.gutter : 0
  if (frame.kind === 'side') return em(page * (1 - frame.share / 100) - margin.left - margin.right) - rail
  const line = em(page - margin.left - margin.right)
  if (frame.kind === 'single' || !frame.aside) return line - rail
  const { share, gutter, inset } = frame.aside
  return line * (1 - share / 100) - gutter - inset - rail
}
