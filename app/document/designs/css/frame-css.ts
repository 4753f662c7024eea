import type { Design } from '../schema/design'
import { SIDE_GUTTER } from './beside-css'
import { PAINTS, rule, type CssOptions } from './rule'
import { topFrameCss } from './top-frame-css'

type FrameOf<K extends Design['frame']['kind']> = Extract<Design['frame'], { kind: K }>

/** Where flows stand on a page, and what is drawn behind them. */
export function frameCss({ design, root }: CssOptions): string {
  const { frame } = design
  if (frame.kind === 'single') return singleCss({ frame, root })
  if (frame.kind === 'side') return sideCss({ frame, root })
  return topFrameCss({ frame, head: design.head, root })
}

function singleCss({ frame: { edge }, root }: { frame: FrameOf<'single'>; root: string }): string {
  const sheet = rule(
    `${root} .jl-sheet`,
    'padding: var(--jl-top) var(--jl-right) var(--jl-bottom) var(--jl-left)',
  )
  if (!edge) return sheet
  // never over the text, however narrow a person makes the margin
  return (
    sheet +
    rule(
      `${root} .jl-edge`,
      'position: absolute',
      'inset: 0 0 auto',
      `height: min(${edge.width}px, var(--jl-top))`,
      `background: var(--jl-${edge.color})`,
    )
  )
}

function sideCss({ frame, root }: { frame: FrameOf<'side'>; root: string }): string {
  return [
    rule(
      root,
      '--jl-side-inner: clamp(18px, var(--jl-left) * 0.62, 28px)',
      `--jl-side-width: calc(${frame.share}% + var(--jl-left) + var(--jl-side-inner))`,
    ),
    rule(
      `${root} .jl-side-ground`,
      'position: absolute',
      'inset: 0 auto 0 0',
      'width: var(--jl-side-width)',
      `background: ${PAINTS[frame.ground]}`,
    ),
    rule(
      `${root} .jl-sheet`,
      'position: relative',
      'display: grid',
      'grid-template-columns: var(--jl-side-width) minmax(0, 1fr)',
      'align-items: start',
    ),
    rule(
      `${root} .jl-side`,
      'grid-area: 1 / 1',
      'padding: var(--jl-top) var(--jl-side-inner) var(--jl-bottom) var(--jl-left)',
    ),
    rule(
      `${root} .jl-main`,
      'grid-area: 1 / 2',
      `padding: var(--jl-top) var(--jl-right) var(--jl-bottom) ${SIDE_GUTTER}`,
    ),
    rule(`${root} .jl-side .jl-with-icon`, 'padding-inline-start: 1.6em'),
    rule(`${root} .jl-side .jl-icon`, 'margin-inline: -1.6em 0.6em'),
  ].join('')
}
