import type { Design } from '../../document/designs/schema/design'
import { isDark } from '../../document/designs/is-dark'
import type { Ground } from '../../document/designs/schema/roles'

export type Tone = 'ink' | 'theme' | 'tint' | 'slate' | 'rule'
export type Block = { x: number; y: number; width: number; height: number; tone: Tone; isRound?: boolean }
type Column = { x: number; width: number }
type Title = Design['title']

const PAGE = { width: 60, height: 85 }
const EDGE = 6
const TITLE = { width: 14, height: 2 }
export const GROUND: Record<Exclude<Ground, 'paper'>, Tone> = { tint: 'tint', theme: 'theme', slate: 'slate' }

/** A page of a layout in a few blocks, 60 by 85: where its columns stand, how its titles look. */
export function drawLayout(design: Design): Block[] {
  const { frame } = design
  if (frame.kind === 'side') return drawSide({ design, frame })
  const head = drawHead(design)
  const whole = { x: EDGE, width: PAGE.width - 2 * EDGE }
  if (frame.kind === 'single')
    return [...drawEdge(frame), ...head, ...drawSections({ design, column: whole, y: 25 })]
  if (!frame.aside) return [...head, ...drawSections({ design, column: whole, y: 26 })]
  const { at, ground } = frame.aside
  const [aside, main] =
    at === 'start'
      ? [
          { x: 6, width: 12 },
          { x: 24, width: 30 },
        ]
      : [
          { x: 42, width: 12 },
          { x: 6, width: 30 },
        ]
  const top = frame.ground === 'paper' ? 22 : 20
  return [
    ...(ground === 'paper'
      ? []
      : [
          block({
            x: at === 'start' ? 0 : 39,
            y: top,
            width: 21,
            height: PAGE.height - top,
            tone: GROUND[ground],
          }),
        ]),
    ...head,
    ...drawSections({ design, column: main, y: 26 }),
    ...onGround({
      ground,
      blocks: [...lines({ ...aside, y: 27, count: 4 }), ...lines({ ...aside, y: 51, count: 3 })],
    }),
  ]
}

/** What stands on a dark ground is light. */
function onGround({ ground, blocks }: { ground: Ground; blocks: Block[] }): Block[] {
  return isDark(ground) ? blocks.map((of) => ({ ...of, tone: 'rule' })) : blocks
}

type SideOptions = { design: Design; frame: Extract<Design['frame'], { kind: 'side' }> }

function drawSide({ design, frame }: SideOptions): Block[] {
  const side = { x: 4, width: 12 }
  return [
    ...(frame.ground === 'paper'
      ? []
      : [block({ x: 0, y: 0, width: 20, height: PAGE.height, tone: GROUND[frame.ground] })]),
    block({ ...side, y: 7, height: 4, tone: isDark(frame.ground) ? 'rule' : 'theme' }),
    ...onGround({ ground: frame.ground, blocks: lines({ ...side, y: 18, count: 8 }) }),
    ...drawSections({ design, column: { x: 25, width: 29 }, y: 8 }),
  ]
}

function drawEdge({ edge }: Extract<Design['frame'], { kind: 'single' }>): Block[] {
  if (!edge) return []
  return [block({ x: 0, y: 0, width: PAGE.width, height: 2, tone: 'theme' })]
}

function drawHead({ frame, head }: Design): Block[] {
  const ground = frame.kind === 'top' && frame.ground !== 'paper' ? GROUND[frame.ground] : undefined
  const size = Math.min(typeof head.name.size === 'number' ? head.name.size : 2, 3.2) * 1.7
  const width = head.variant === 'line' ? 16 : 24
  const x = head.align === 'center' ? (PAGE.width - width) / 2 : EDGE
  const name = block({
    x,
    y: 7,
    width,
    height: size,
    tone: frame.kind === 'top' && isDark(frame.ground) ? 'rule' : 'theme',
  })
  const contact = {
    stack: { x: head.align === 'center' ? 13 : EDGE, y: 8.5 + size, width: 34, count: 1 },
    line: { x: EDGE, y: 9 + size, width: 48, count: 2 },
    split: { x: 38, y: 7, width: 16, count: 3 },
    beside: { x: 38, y: 7, width: 16, count: 3 },
  }[head.variant]
  return [
    ...(ground ? [block({ x: 0, y: 0, width: PAGE.width, height: 20, tone: ground })] : []),
    name,
    ...(frame.kind === 'top' ? onGround({ ground: frame.ground, blocks: lines(contact) }) : lines(contact)),
    ...(head.rule ? [block({ x: EDGE, y: 19, width: 48, height: 0.8, tone: 'ink' })] : []),
  ]
}

type SectionOptions = { design: Design; column: Column; y: number }

function drawSections({ design, column, y }: SectionOptions): Block[] {
  const { look } = design.title
  const { anatomy } = design.items
  const indent = look.kind === 'hung' ? 15 : anatomy.kind === 'rail' ? 14 : 0
  const body = { x: column.x + indent, width: column.width - indent }
  const below = look.kind === 'hung' ? 0 : 5
  return [0, 28].flatMap((offset) => {
    const top = y + offset
    const text = top + below
    return [
      ...drawTitle({
        title: design.title,
        column,
        y: top,
        x: anatomy.kind === 'rail' && anatomy.titles === 'column' ? body.x : column.x,
      }),
      ...(anatomy.kind === 'rail' ? lines({ x: column.x, y: text, width: 9, count: 1 }) : []),
      ...(anatomy.kind === 'rail' && anatomy.axis
        ? [block({ x: column.x + 11, y: text - 5, width: 0.8, height: 26, tone: 'theme' })]
        : []),
      ...lines({ ...body, y: text, count: offset === 0 ? 4 : 5 }),
    ]
  })
}

type Options = { title: Title; column: Column; y: number; x: number }

/** The title of a section, at a height of a column. */
export function drawTitle({ title, column, y, x }: Options): Block[] {
  const { look, align } = title
  const isCentered = align === 'center'
  const name = block({
    ...TITLE,
    x: isCentered ? column.x + (column.width - TITLE.width) / 2 : x,
    y,
    tone: 'theme',
  })
  const line = (at: number, from = column.x, width = column.width) =>
    block({ x: from, y: at, width, height: 0.7, tone: 'ink' })
  const end = name.x + TITLE.width + 2
  if (look.kind === 'rule')
    return [
      name,
      ...(look.at === 'over' ? [] : [line(y + 2.8)]),
      ...(look.at === 'under' ? [] : [line(y - 1.6)]),
    ]
  if (look.kind === 'run')
    return [
      name,
      line(y + 0.7, end, column.x + column.width - end),
      ...(look.sides === 'both' ? [line(y + 0.7, column.x, name.x - 2 - column.x)] : []),
    ]
  if (look.kind === 'hung') return [{ ...name, width: 11 }, line(y - 2.2)]
  if (look.kind === 'tab') return [{ ...name, height: 2.6 }, line(y + 2.4)]
  if (look.kind === 'band')
    return [block({ ...column, y: y - 1, height: 4, tone: 'tint' }), { ...name, x: x + 1.5 }]
  if (look.kind === 'block')
    return [
      block({ x, y: y - 0.6, width: 1.2, height: 3.2, tone: 'theme' }),
      { ...name, x: x + 2.4, tone: 'ink' },
    ]
  if (look.kind === 'stroke')
    return [{ ...name, tone: 'ink' }, block({ x: name.x, y: y + 2.8, width: 5, height: 0.9, tone: 'theme' })]
  if (look.kind === 'stop')
    return [
      { ...name, x: column.x + 14 },
      block({ x: column.x + 9.4, y: y - 1, width: 4, height: 4, tone: 'theme' }),
    ]
  return [name]
}

/** Lines of text from a height on. */
function lines({ x, y, width, count }: Column & { y: number; count: number }): Block[] {
  return Array.from({ length: count }, (_, i) =>
    block({ x, y: y + i * 4.5, width: i % 3 === 2 ? width * 0.7 : width, height: 1.6, tone: 'ink' }),
  )
}

const block = (of: Block): Block => of
