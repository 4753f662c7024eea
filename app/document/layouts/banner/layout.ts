import type { Layout } from '../types'
import { compose } from './compose'
import { css } from './css'
import { Frame } from './Frame'

/** A banner from edge to edge with the person on it; below, the work wide and what is short in a narrow column. */
export const banner: Layout = {
  code: 'banner',
  version: 1,
  columns: [
    { flows: ['head', 'wide'] },
    { flows: ['aside'], after: 'head' },
    { flows: ['main'], after: 'head', widens: { past: 'aside', as: 'rest' } },
  ],
  compose,
  Frame,
  css,
}
