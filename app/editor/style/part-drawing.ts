import type { DesignPart } from '../../../collections/resumes/design-parts'
import type { Design } from '../../document/designs/schema/design'
import { PART_SIZE } from './drawing-size'
import { drawFrame } from './frame-drawing'
import { drawTitle, type Block } from './layout-drawing'

type Field = 'title' | 'subtitle' | 'place' | 'date'

/** Of the column in a picture of a part. */
const [LEFT, RIGHT] = [3, 45]
const WIDTHS: Record<Field, number> = { title: 14, subtitle: 9, place: 6, date: 9 }

/** A part of a design in a few blocks. */
export const PART_DRAWINGS: Record<DesignPart, (design: Design) => Block[]> = {
  frameForm: drawFrame,
  headForm: drawHead,
  photoAt: drawPhoto,
  asideAt: drawAside,
  asideWidth: drawAside,
  colorForm: drawColors,
  titleForm: drawSection,
  itemForm: drawItem,
  contactForm: drawContact,
  contactFlow: drawHead,
  listMarker: drawMarker,
  skillForm: drawSkills,
}

function drawSection({ title, aside, items: { anatomy } }: Design): Block[] {
  if (aside && aside.title.look.kind !== title.look.kind) return drawBoth([aside.title, title])
  const isHung = title.look.kind === 'hung'
  const isAxis = anatomy.kind === 'rail' && anatomy.axis
  const x = title.look.kind === 'hung' ? 18 : LEFT
  return [
    // the drawing of a page has stops beside its axis
    ...drawTitle({ title, column: { x: LEFT, width: RIGHT - LEFT }, y: isHung ? 6 : 5, x: LEFT }),
    ...(isAxis && title.look.kind === 'stop' ? [ink({ x: 14, y: 3, width: 0.8, height: 14 })] : []),
    ...[isHung ? 6 : 12, isHung ? 10 : 15.5].map((y) => ink({ x, y, width: RIGHT - x })),
  ]
}

/** The titles of both columns, where they look otherwise. */
function drawBoth(titles: Design['title'][]): Block[] {
  return titles.flatMap((title, i) => {
    const column = i === 0 ? { x: LEFT, width: 16 } : { x: 22, width: RIGHT - 22 }
    const { x } = column
    return [...drawTitle({ title, column, y: 5, x }), ...[12, 15.5].map((y) => ink({ ...column, y }))]
  })
}

function drawItem({ items: { anatomy } }: Design): Block[] {
  const share = anatomy.kind === 'rows' && anatomy.rows.some(({ cells }) => cells.length > 3) ? 0.75 : 1
  const cell = ({ field, x, y }: { field: Field; x: number; y: number }): Block => ({
    x,
    y,
    width: WIDTHS[field] * share,
    height: field === 'title' ? 2.4 : 1.8,
    tone: field === 'date' ? 'theme' : 'ink',
  })
  if (anatomy.kind === 'columns')
    return [
      cell({ field: 'title', x: LEFT, y: 8 }),
      cell({ field: 'subtitle', x: 21, y: 8.3 }),
      cell({ field: 'date', x: RIGHT - WIDTHS.date, y: 8.3 }),
    ]
  if (anatomy.kind === 'rail')
    return [
      cell({ field: 'date', x: LEFT, y: 5.3 }),
      cell({ field: 'title', x: 16, y: 5 }),
      cell({ field: 'subtitle', x: 16, y: 11 }),
    ]
  const top = anatomy.rows.length > 1 ? 5 : 8
  return anatomy.rows.flatMap(({ cells, fit }, row) => {
    let x = LEFT
    return cells.map((field, i) => {
      const isAtEnd =
        field === 'date' || (i > 0 && i === cells.length - 1 && ['grow', 'between'].includes(fit))
      const at = isAtEnd ? RIGHT - WIDTHS[field] * share : x
      x += WIDTHS[field] * share + 2
      return cell({ field, x: at, y: top + row * 6 })
    })
  })
}

function drawContact({ head: { contact } }: Design): Block[] {
  return [4, 9, 14].flatMap((y) => [
    ...(contact.icons === 'none' ? [] : [theme({ x: LEFT, y: y - 0.6, width: 3, height: 3 })]),
    ...(contact.labels === 'all' ? [theme({ x: contact.icons === 'none' ? LEFT : 8, y, width: 8 })] : []),
    ink({ x: contact.labels === 'all' ? 14 : contact.icons === 'none' ? LEFT : 8, y, width: 22 }),
  ])
}

function drawHead({ frame, head: { contact, align, variant, photo } }: Design): Block[] {
  const name = { y: 4, width: 16, height: 3.4 }
  if (variant === 'line')
    return [
      theme({ ...name, x: LEFT }),
      ink({ x: LEFT + 18, y: 5.2, width: 12 }),
      ...(contact.flow === 'grid' ? inGrid() : [ink({ x: LEFT, y: 11, width: 34 })]),
    ]
  // in a column of its own contact data is no part of the head
  if (contact.flow === 'list' && frame.kind !== 'side')
    return [theme({ ...name, x: LEFT }), ...[4, 8, 12].map((y) => ink({ x: 32, y, width: 13 }))]
  const x = align === 'center' ? (PART_SIZE.width - name.width) / 2 : LEFT
  if (contact.flow === 'grid') return [theme({ ...name, x }), ...inGrid()]
  return [
    theme({ ...name, x }),
    // beside a name in the middle, or in the middle itself
    ...(align === 'center' && !photo.centered ? [photoBlock({ x: 38, y: 2, width: 6, height: 7 })] : []),
    ...[LEFT, 15, 31].map((at, i) => ink({ x: at, y: 11, width: [10, 14, 14][i] ?? 10 })),
  ]
}

const inGrid = () => [10.5, 14.5].flatMap((y) => [LEFT, 26].map((x) => ink({ x, y, width: 14 })))

function drawPhoto({ head: { photo } }: Design): Block[] {
  const [at, words] = photo.at === 'start' ? [LEFT, 17] : [35, LEFT]
  return [
    photoBlock({ x: at, y: 4, width: 10, height: 12 }),
    theme({ x: words, y: 5, width: 16, height: 3.4 }),
    ink({ x: words, y: 12, width: 24 }),
  ]
}

function drawAside({ frame }: Design): Block[] {
  const aside = frame.kind === 'top' ? frame.aside : frame.kind === 'side' ? frame : undefined
  if (!aside) return []
  const width = aside.share * 0.6
  const isEnd = aside.at === 'end'
  const main = { x: isEnd ? LEFT : width + LEFT, width: PART_SIZE.width - width - 2 * LEFT }
  return [
    {
      x: isEnd ? PART_SIZE.width - width : 0,
      y: 0,
      width,
      height: PART_SIZE.height,
      tone: 'tint',
    },
    ...[4, 9, 14].map((y) => ink({ ...main, y })),
  ]
}

/** Name, headline, title and position, each in the colour it has, over a line. */
function drawColors({ head, title, items }: Design): Block[] {
  const word = ({ color, ...bar }: Bar & { color?: string }) => (color === 'deep' ? theme(bar) : ink(bar))
  return [
    word({ x: LEFT, y: 2.5, width: 18, height: 3.4, color: head.name.color }),
    word({ x: 24, y: 3.6, width: 12, color: head.headline.color }),
    word({ x: LEFT, y: 9, width: 12, height: 2.4, color: title.text.color }),
    theme({ x: 18, y: 10, width: RIGHT - 18, height: 0.8 }),
    word({ x: LEFT, y: 14.5, width: 16, color: items.text.subtitle.color }),
    ink({ x: 22, y: 14.5, width: RIGHT - 22 }),
  ]
}

function drawSkills({ skills: { look, columns } }: Design): Block[] {
  if (look === 'none' && columns === 'flow')
    return [5, 9.5, 14].flatMap((y) => [
      ink({ x: LEFT, y, width: 12 }),
      ink({ x: 17, y, width: 16 }),
      ink({ x: 35, y, width: 10 }),
    ])
  if (look === 'none' && columns === 2)
    return [5, 10, 15].flatMap((y) => [LEFT, 26].map((x) => ink({ x, y, width: 14 })))
  const rows = [5, 10, 15].map((y) => ({ y, words: ink({ x: LEFT, y, width: 14 }) }))
  if (look === 'none') return rows.map(({ words }) => words)
  if (look === 'bar')
    return rows.flatMap(({ y, words }, i) => [words, theme({ x: 22, y, width: 20 - i * 4 })])
  return rows.flatMap(({ y, words }, i) => [
    words,
    ...Array.from({ length: 5 - i }, (_, at) => dot({ x: 22 + at * 4, y: y - 0.3, size: 2.2 })),
  ])
}

function drawMarker({ marker }: Design): Block[] {
  return [4, 9, 14].flatMap((y) => [
    {
      disc: dot({ x: LEFT, y: y - 0.4, size: 2.4 }),
      square: theme({ x: LEFT, y: y - 0.4, width: 2.4, height: 2.4 }),
      dash: theme({ x: LEFT, y: y + 0.3, width: 3.2, height: 1 }),
    }[marker],
    ink({ x: 9, y, width: y === 14 ? 22 : 34 }),
  ])
}

type Bar = { x: number; y: number; width: number; height?: number }

const ink = ({ height = 1.6, ...bar }: Bar): Block => ({ ...bar, height, tone: 'ink' })
const theme = ({ height = 1.6, ...bar }: Bar): Block => ({ ...bar, height, tone: 'theme' })
const photoBlock = (bar: Required<Bar>): Block => ({ ...bar, tone: 'tint' })
const dot = ({ size, ...at }: { x: number; y: number; size: number }): Block => ({
  ...theme({ ...at, width: size, height: size }),
  isRound: true,
})
