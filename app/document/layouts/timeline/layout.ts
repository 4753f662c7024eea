import type { Layout } from '../types'
import { compose } from './compose'
import { css } from './css'
import { Frame } from './Frame'

/** Dates in a rail, stops on an axis, what happened beside it: a career to be followed downwards. */
export const timeline: Layout = {
  code: 'timeline',
  version: 1,
  columns: [{ flows: ['head', 'main'] }],
  compose,
  Frame,
  css,
}
