import type { Design } from '../../document/designs/schema/design'
import { isDark } from '../../document/designs/is-dark'
import type { Ground } from '../../document/designs/schema/roles'
import { PART_SIZE } from './drawing-size'
import { GROUND, type Block } from './layout-drawing'

const { width: WIDTH, height: HEIGHT } = PART_SIZE
const [NARROW, BAND, INSET, LINE] = [14, 7, 3, 1.6]

type Frame = Design['frame']
type Area = Omit<Block, 'tone'>

/** The frame of a page, the upper part of it: grounds, the name, and lines in its columns. */
export function drawFrame({ frame }: Design): Block[] {
  const column = columnOf(frame)
  const [narrow, main] = columnsBeside(column?.at)
  const isSide = frame.kind === 'side'
  const on = frame.kind === 'single' ? 'paper' : frame.ground
  const top = isSide ? 0 : BAND
  const name = isSide ? narrow : { x: INSET, width: 16 }
  return [
    ...(frame.kind === 'single' && frame.edge
      ? [{ x: 0, y: 0, width: WIDTH, height: 1.6, tone: 'theme' } as const]
      : []),
    ...(frame.kind === 'top' ? ground({ on, area: { x: 0, y: 0, width: WIDTH, height: BAND } }) : []),
    ...ground({
      on: column?.ground ?? 'paper',
      area: { x: narrow.x - INSET, y: top, width: NARROW, height: HEIGHT - top },
    }),
    { ...name, y: 2.4, height: 2.6, tone: isDark(on) ? 'rule' : 'theme' },
    ...(column ? [10, 14.5].map((y) => line({ ...narrow, y, on: column.ground })) : []),
    ...(isSide ? [3, 7.5, 12] : [10, 14.5]).map((y) => line({ ...(column ? main : WHOLE), y, on: 'paper' })),
  ]
}

const WHOLE = { x: INSET, width: WIDTH - 2 * INSET }

function columnOf(frame: Frame) {
  if (frame.kind === 'side') return frame
  return frame.kind === 'top' ? frame.aside : undefined
}

function columnsBeside(at: 'start' | 'end' | undefined) {
  const isEnd = at === 'end'
  return [
    { x: (isEnd ? WIDTH - NARROW : 0) + INSET, width: NARROW - 2 * INSET },
    { x: isEnd ? INSET : NARROW + INSET, width: WIDTH - NARROW - 2 * INSET },
  ] as const
}

function ground({ on, area }: { on: Ground; area: Area }): Block[] {
  return on === 'paper' ? [] : [{ ...area, tone: GROUND[on] }]
}

const line = ({ on, ...at }: { x: number; y: number; width: number; on: Ground }): Block => ({
  ...at,
  height: LINE,
  tone: isDark(on) ? 'rule' : 'ink',
})
