import type { Layout } from '../types'
import { compose } from './compose'
import { css } from './css'
import { Frame } from './Frame'

/** A dark column in the theme colour with person, contact and skills; what was done and learned beside it. */
export const sidebar: Layout = {
  code: 'sidebar',
  version: 1,
  columns: [{ flows: ['side'] }, { flows: ['main'] }],
  compose,
  Frame,
  css,
}
