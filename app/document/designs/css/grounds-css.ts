import { isSince } from '../is-since'
import { rule, SLATE, type CssOptions } from './rule'

/** Read as easily as WCAG asks for where it asks most: 7 to 1 on paper. */
const MUTED = '#525963'

const white = (share: number) => `rgb(255 255 255 / ${share})`

/** A dark ground gives the roles other values, so that no part needs to know on what it stands. */
export function groundsCss({ design, root }: CssOptions): string {
  const { frame } = design
  const markWhite = frame.kind === 'side' ? frame.markWhite : 0.14
  const inks = isSince(design, 5) ? rule(`${root}${root}`, `--jl-muted: ${MUTED}`) : ''
  const grounds = ['theme', 'slate']
    .map((ground) => {
      const on = `${root} .jl-on-${ground}`
      return [
        rule(
          on,
          'color: #fff',
          ...['ink', 'deep', 'theme'].map((role) => `--jl-${role}: #fff`),
          ground === 'slate' && `--jl-on-ground: ${SLATE.onGround}`,
          '--jl-muted: var(--jl-on-ground)',
          `--jl-line: ${white(0.35)}`,
          `--jl-rule: ${white(0.35)}`,
          `--jl-pale: ${white(0.26)}`,
          `--jl-tint: ${white(0.14)}`,
        ),
        rule(`${on} mark`, `background: ${white(markWhite)}`),
        rule(`${on} .jl-list > li::marker`, 'color: var(--jl-on-ground)'),
        rule(`${on} .jl-photo-empty`, `background: ${white(0.16)}`, `fill: ${white(0.42)}`),
      ].join('')
    })
    .join('')
  return inks + grounds
}
