import { PAGE_FORMATS } from '../../../../collections/resumes/choices'
import type { ResumeContent } from '../../../../collections/resumes/schema'
import { leafText } from '../../model/leaf-text'
import { remember } from '../../model/remember'
import type { Leaf } from '../../model/types'
import { sizeOf } from '../css/rule'
import { isSince } from '../is-since'
import type { Design } from '../schema/design'

export const PX_PER_MM = 96 / 25.4
/** Sizes are fortieths of the design's own. Below these a long word is broken: half a name, and an address that is still read. */
export const STEPS = 40
export const SMALLEST = { name: 20, row: 31 } as const
/** Since the fifth edition all rows are as small as the smallest that isn't smaller than this. */
const ALIKE = 35
/** Beside the text of a row, in its em. */
export const ICON = 1.6

/** The least width of a cell of the contact data in a grid, in em, where a design has none of its own. */
export const CELL = 18

/** Widths of bold letters in em, a little more than most fonts have; of regular ones, which share they have, in sans and in serif. */
const [NARROW, MIDDLE, LARGE, WIDE] = [0.4, 0.62, 0.76, 0.97]
const REGULAR = { sans: 0.92, serif: 0.97 }
const SERIFS = ['serif', 'source-serif', 'spectral']

/** Where a line may break that can't be helped, or needs none. */
export const BREAKS = { name: /\s+|(?<=[-–])/, row: /\s+|(?<=：)/ } as const

type Options = { leaves: Leaf[]; design: Design; content: ResumeContent; of: keyof typeof SMALLEST }

/** The name or the contact rows of a narrow column, smaller where their longest word would be broken in it. */
export function fitColumn({ leaves, design, content, of }: Options): Leaf[] {
  const { frame, head, aside } = design
  if (frame.kind !== 'side' || !design.edition) return leaves
  const { config } = content
  const column = (PAGE_FORMATS[config.pageFormat].width * PX_PER_MM * frame.share) / 100
  const size =
    of === 'name' ? sizeOf(head.name, config) : (aside?.title.bodySize ?? 1) * (head.contact.size ?? 1)
  const share = of === 'name' ? 1 : regularShare(config)
  const room = column / (config.fontSize * size)
  const stepOf = (leaf: Leaf) => {
    const widths = leafText(leaf)
      .split(BREAKS[of])
      .map((word) => widthOf(word) * share)
    return Math.floor((room / (Math.max(...widths) + (of === 'name' ? 0 : ICON))) * STEPS)
  }
  const steps = leaves.map(stepOf)
  const common =
    of === 'row' && isSince(design, 5) ? Math.min(...steps.filter((step) => step >= ALIKE)) : Infinity
  return leaves.map((leaf, i) => {
    const step = Math.min(steps[i] ?? STEPS, common)
    if (step >= STEPS || step < SMALLEST[of]) return leaf
    return remember({
      owner: leaf,
      key: `fit,${step}`,
      make: () => ({ ...leaf, className: `${leaf.className} jl-fit-${step}` }),
    })
  })
}

/** Contact rows in a grid: one that a cell may not hold takes the next one too. */
export function fitCells({ leaves, design, content }: Omit<Options, 'of'>): Leaf[] {
  const { flow, spans, icons } = design.head.contact
  if (flow !== 'grid' || !spans) return leaves
  const { columns, width } = cellsOf({ design, content })
  const room = width - (icons === 'none' ? 0 : ICON)
  const className = columns > 2 ? 'jl-two-cells' : 'jl-whole-line'
  const share = regularShare(content.config)
  return leaves.map((leaf) => {
    if (lengthOf(leafText(leaf), share) <= room) return leaf
    return remember({
      owner: leaf,
      key: className,
      make: () => ({ ...leaf, className: `${leaf.className} ${className}` }),
    })
  })
}

/** A cell of the grid as paper, margins and photo leave it, in its em. */
function cellsOf({ design: { head }, content }: Pick<Options, 'design' | 'content'>) {
  const { cell = CELL, columnGap, size = 1 } = head.contact
  const { avatar, margin, config } = content
  const photo = avatar.show && avatar.url ? avatar.width + head.photo.gap : 0
  const px = PAGE_FORMATS[config.pageFormat].width * PX_PER_MM - margin.left - margin.right - photo
  const all = px / (config.fontSize * size) + columnGap
  const columns = Math.max(1, Math.floor(all / (cell + columnGap)))
  return { columns, width: all / columns - columnGap }
}

export const regularShare = ({ font }: Pick<ResumeContent['config'], 'font'>) =>
  REGULAR[SERIFS.includes(font) ? 'serif' : 'sans']

/** What breaks between any two characters. */
const BETWEEN_ANY = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

export function widthOf(word: string): number {
  if (BETWEEN_ANY.test(word)) return 0
  return [...word].reduce((sum, letter) => sum + letterWidth(letter), 0)
}

/** A text on one line, in em. */
export function lengthOf(text: string, share: number): number {
  return [...text].reduce(
    (sum, letter) => sum + (BETWEEN_ANY.test(letter) ? 1 : letterWidth(letter) * share),
    0,
  )
}

function letterWidth(letter: string): number {
  if (/[fijlrtI.,:;'’/-]/.test(letter)) return NARROW
  if (/[mwMW@]/.test(letter)) return WIDE
  return /\p{Lu}/u.test(letter) ? LARGE : MIDDLE
}
