import type { Layout } from '../types'
import { compose } from './compose'
import { css } from './css'
import { Frame } from './Frame'

/** A magazine page: a large light name, section titles hung in the margin, thin rules, much white. */
export const editorial: Layout = {
  code: 'editorial',
  version: 1,
  columns: [{ flows: ['head', 'main'] }],
  compose,
  Frame,
  css,
}
