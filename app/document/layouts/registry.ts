import { isLayoutCode } from '../../../collections/layout-codes'
import { DESIGNS } from '../designs/designs'
import type { Design } from '../designs/schema/design'
import { toLayout } from '../designs/to-layout'
import type { Layout } from './types'

/** Earlier versions, for the resumes that were made in them: a released one never moves a line again. */
const EARLIER: Design[] = []

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
