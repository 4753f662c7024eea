import type { Design } from '../schema/design'
import { sideGutter } from './beside-css'
import { PAINTS, rule, type CssOptions } from './rule'
import { topFrameCss } from './top-frame-css'

type FrameOf<K extends Design['frame']['kind']> = Extract<Design['frame'], { kind: K }>

/** Where flows stand on a page, and what is drawn behind them. */
export function frameCss({ design, root }: CssOptions): string {
  const { frame } = design
  if (frame.kind === 'single') return singleCss({ frame, root })
  if (frame.kind === 'side') return sideCss({ frame, ends: design.edition !== undefined, root })
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

function sideCss({ frame, ends, root }: { frame: FrameOf<'side'>; ends: boolean; root: string }): string {
  const isEnd = frame.at === 'end'
  const margin = `var(--jl-${isEnd ? 'right' : 'left'})`
  const inner = 'var(--jl-side-inner)'
  const edges = (text: string[]) => `padding: var(--jl-top) ${text[1]} var(--jl-bottom) ${text[0]}`
  const columns = ['var(--jl-side-width)', 'minmax(0, 1fr)']
  const side = [margin, inner]
  const main = [sideGutter(frame.at), `var(--jl-${isEnd ? 'left' : 'right'})`]
  return [
    rule(
      root,
      `--jl-side-inner: clamp(18px, ${margin} * 0.62, 28px)`,
      `--jl-side-width: calc(${frame.share}% + ${margin} + ${inner})`,
    ),
    rule(
      `${root} .jl-side-ground`,
      'position: absolute',
      `inset: ${isEnd ? '0 0 0 auto' : '0 auto 0 0'}`,
      'width: var(--jl-side-width)',
      `background: ${PAINTS[frame.ground]}`,
    ),
    rule(
      `${root} .jl-sheet`,
      'position: relative',
      'display: grid',
      `grid-template-columns: ${(isEnd ? columns.toReversed() : columns).join(' ')}`,
      'align-items: start',
    ),
    rule(`${root} .jl-side`, `grid-area: 1 / ${isEnd ? 2 : 1}`, edges(isEnd ? side.toReversed() : side)),
    rule(`${root} .jl-main`, `grid-area: 1 / ${isEnd ? 1 : 2}`, edges(isEnd ? main.toReversed() : main)),
    ends &&
      rule(
        `${root} .jl-rest`,
        'grid-area: 2 / 1 / 3 / -1',
        'padding: var(--jl-top) var(--jl-right) var(--jl-bottom) var(--jl-left)',
      ),
    rule(`${root} .jl-side .jl-with-icon`, 'padding-inline-start: 1.6em'),
    rule(`${root} .jl-side .jl-icon`, 'margin-inline: -1.6em 0.6em'),
  ]
    .filter(Boolean)
    .join('')
}
