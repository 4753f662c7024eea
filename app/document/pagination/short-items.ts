import type { Place } from './find-break'
import type { Unit } from './make-units'
import type { LinesOf } from './types'

/** Few lines, or few points of a list in not too many, are not parted; of more, as many points or lines stay together. */
const [LINES, POINTS, POINTS_LINES, TOGETHER] = [3, 3, 8, 2]

/** Whether a break would part an item of few lines, or leave too little of a longer one on either side of it. */
export function partsItem({ units, linesOf, at }: { units: Unit[]; linesOf: LinesOf; at: Place }): boolean {
  const item = itemOf(units[at.unit])
  if (item === undefined || (at.line === 0 && itemOf(units[at.unit - 1]) !== item)) return false
  const pieces = units.flatMap((unit, i) => {
    const texts = itemOf(unit) === item ? unit.leaves.filter(({ split }) => split) : []
    return texts.map((leaf) => {
      const { count } = linesOf(leaf)
      const above = i < at.unit ? count : i === at.unit ? at.line : 0
      return { isPoint: leaf.listed, count, above, below: count - above }
    })
  })
  const lines = pieces.reduce((sum, { count }) => sum + count, 0)
  const isShortList = pieces.length <= POINTS && pieces.every(({ isPoint }) => isPoint)
  if (lines <= LINES || (isShortList && lines <= POINTS_LINES)) return true
  // a point that is all there is, is a paragraph
  const weight = (side: 'above' | 'below') =>
    pieces.reduce((sum, { isPoint, [side]: n }) => sum + (isPoint ? Math.min(1, n) : n), 0)
  return pieces.length > 1 && Math.min(weight('above'), weight('below')) < TOGETHER
}

const itemOf = (unit: Unit | undefined) => unit?.leaves.find(({ item }) => item !== undefined)?.item
