import type { Design } from '../schema/design'
import { isDark } from '../is-dark'
import { rule } from './rule'

/** What a frame draws along the upper edge of later pages, in CSS pixels: a strip of the head's ground, or an edge of its own. */
export function edgeOf(frame: Design['frame']): number {
  if (frame.kind === 'single') return frame.edge?.width ?? 0
  return frame.kind === 'top' && frame.ground !== 'paper' ? STRIP : 0
}

/** Of a strip of the head's ground on pages without it, in CSS pixels. */
export const STRIP = 8

/** From the column's edge in a side frame to the text beside it, by the margin at the column's side. */
export const sideGutter = (at: 'start' | 'end' = 'start') =>
  `clamp(24px, var(--jl-${at === 'end' ? 'right' : 'left'}) * 0.75, 36px)`

/** Lines in the margins keep to the text's column where the ground beside it is dark; a tint carries them as paper does. */
export function besideCss({ design: { frame, edition }, root }: { design: Design; root: string }): string {
  const line = `${root} .jl-furniture`
  if (frame.kind === 'side') {
    const side = frame.at === 'end' ? 'right' : 'left'
    return frame.ground === 'paper'
      ? ''
      : rule(
          edition ? `${root} .jl-side-ground ~ .jl-furniture` : line,
          `${side}: calc(var(--jl-side-width) + ${sideGutter(frame.at)})`,
        )
  }
  if (frame.kind !== 'top' || !frame.aside || !isDark(frame.aside.ground)) return ''
  const { at, share, inset, gutter } = frame.aside
  const [side, margin] = at === 'start' ? ['left', 'var(--jl-left)'] : ['right', 'var(--jl-right)']
  const column = `(100% - var(--jl-left) - var(--jl-right)) * ${share / 100}`
  return rule(
    `${root} .jl-aside-ground ~ .jl-furniture`,
    `${side}: calc(${margin} + ${column} + ${inset + gutter}em)`,
  )
}
