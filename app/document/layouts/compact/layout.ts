import type { Layout } from '../types'
import { compose } from './compose'
import { css } from './css'
import { Frame } from './Frame'

/** Dense single column as Chinese campus recruitment knows it: labelled rows, tabs as section titles, photo right. */
export const compact: Layout = {
  code: 'compact',
  version: 1,
  columns: [{ flows: ['head', 'main'] }],
  compose,
  Frame,
  css,
}
