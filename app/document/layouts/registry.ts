import { isLayoutCode } from '../../../collections/layout-codes'
import { DESIGNS, EARLIER } from '../designs/designs'
import { toLayout } from '../designs/to-layout'
import type { Layout } from './types'

/** Every version of every layout, the newest of each before its earlier ones. */
export const LAYOUTS: readonly Layout[] = [...Object.values(DESIGNS), ...EARLIER].map(toLayout)

/** The layout of a code and version; the newest version without one, the first layout for an unknown code. */
export function getLayout(code: string, version?: number): Layout {
  const known = isLayoutCode(code) ? code : 'classic'
  const found =
    LAYOUTS.find((layout) => layout.code === known && layout.version === version) ??
    LAYOUTS.find((layout) => layout.code === known)
  if (!found) throw new Error(`There is no layout ${known}`)
  return found
}
