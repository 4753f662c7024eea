import { useState } from 'react'
import type { LayoutCode } from '../../../collections/layout-codes'

/** As unlike one another as six can be; the gallery has all of them. */
const PICKS: LayoutCode[] = ['classic', 'heritage', 'campus', 'swiss', 'rightbar', 'executive']

/** Some layouts with the one of the document among them, which stand still while one tries one after the other. */
export function usePicks(current: LayoutCode): LayoutCode[] {
  const [picks, setPicks] = useState(PICKS)
  if (picks.includes(current)) return picks
  // one from elsewhere comes first, in the place of the last
  const next = [current, ...picks.slice(0, -1)]
  setPicks(next)
  return next
}
