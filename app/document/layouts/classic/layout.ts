import type { Layout } from '../types'
import { compose } from './compose'
import { css } from './css'
import { Frame } from './Frame'

/** One column under a centred heading, sections under hairlines: the academic and international look. */
export const classic: Layout = {
  code: 'classic',
  version: 1,
  columns: [{ flows: ['head', 'main'] }],
  compose,
  Frame,
  css,
}
