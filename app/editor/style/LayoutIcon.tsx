import type { LayoutCode } from '../../../collections/layout-codes'
import { DESIGNS } from '../../document/designs/designs'
import { Drawing } from './Drawing'
import { drawLayout } from './layout-drawing'
import { pathsOf } from './paths-of'

/** A layout in a few strokes, as its description has it. */
export function LayoutIcon({ code, className }: { code: LayoutCode; className?: string }) {
  return <Drawing paths={pathsOf(drawLayout(DESIGNS[code]))} width={60} height={85} className={className} />
}
