import { fragmentOn, type Block } from './block'

/** A finger's width and height, in pixels of the screen. */
const FINGER = 44
/** Half of what is drawn of a handle, as in blocks.css: no other handle takes presses there. */
const HALF = 7

type Options = { blocks: readonly Block[]; scale: number; held: string | undefined }
type Placed = Pick<Block, 'id' | 'kind'> & { line: number; left: number; right: number }
type Room = Placed & { top: number }

/**
 * For each block whose handle has a finger's room of its own, how far above the block's first line that room begins, in pixels
 * of the screen. Where lines stand closer, what one writes in goes first, and sections go before their entries. One that stands close
 * behind another in its row has none, unless one writes in it: its room would be the other's text.
 */
export function roomForFingers({ blocks, scale, held }: Options): ReadonlyMap<string, number> {
  const placed = blocks.map((block): Placed => {
    const { line, left, right } = fragmentOn(block, undefined)
    return { id: block.id, kind: block.kind, line: line * scale, left: left * scale, right: right * scale }
  })
  const order = ({ id, kind }: Placed) => (id === held ? 0 : kind === 'section' ? 1 : 2)
  const rooms: Room[] = []
  for (const one of placed.toSorted((a, b) => order(a) - order(b))) {
    if (one.id !== held && placed.some((other) => isCloseBehind({ one, other }))) continue
    const top = topOf({ one, rooms })
    if (top !== undefined) rooms.push({ ...one, top })
  }
  return new Map(rooms.map(({ id, line, top }) => [id, line - top]))
}

function isCloseBehind({ one, other }: { one: Placed; other: Placed }): boolean {
  const isInRow = one.kind === other.kind && Math.abs(one.line - other.line) < HALF
  return isInRow && other.left < one.left && other.right > one.left - FINGER
}

/** A section's room lies above its line and an entry's below it, as far as those beside leave it. */
function topOf({ one: { kind, line, left }, rooms }: { one: Placed; rooms: readonly Room[] }) {
  const beside = rooms.filter((room) => Math.abs(room.left - left) < FINGER)
  const from = Math.max(
    line + HALF - FINGER,
    ...beside.filter((room) => room.line <= line).map((room) => room.top + FINGER),
  )
  const to = Math.min(
    line - HALF,
    ...beside.filter((room) => room.line > line).map((room) => room.top - FINGER),
  )
  if (from > to) return undefined
  return kind === 'section' ? from : to
}
