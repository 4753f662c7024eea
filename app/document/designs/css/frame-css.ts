import type { Design } from '../schema/design'
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
  const size =
    edge.at === 'top'
      ? `height: min(${edge.width}px, var(--jl-top))`
      : `width: min(${edge.width}px, var(--jl-left))`
  const inset = edge.at === 'top' ? '0 0 auto' : '0 auto 0 0'
  return (
    sheet +
    rule(
      `${root} .jl-edge`,
      'position: absolute',
      `inset: ${inset}`,
      size,
      `background: var(--jl-${edge.color})`,
    )
  )
}

function sideCss({ frame, root }: { frame: FrameOf<'side'>; root: string }): string {
  const isStart = frame.at === 'start'
  const [near, far] = isStart ? (['left', 'right'] as const) : (['right', 'left'] as const)
  const padding = (start: string, end: string) => `padding: var(--jl-top) ${end} var(--jl-bottom) ${start}`
  const inner = 'var(--jl-side-inner)'
  const main = `clamp(24px, var(--jl-${near}) * 0.75, 36px)`
  const columns = ['var(--jl-side-width)', 'minmax(0, 1fr)']
  return [
    rule(
      root,
      `--jl-side-inner: clamp(18px, var(--jl-${near}) * 0.62, 28px)`,
      `--jl-side-width: calc(${frame.share}% + var(--jl-${near}) + ${inner})`,
    ),
    rule(
      `${root} .jl-side-ground`,
      'position: absolute',
      `inset: ${isStart ? '0 auto 0 0' : '0 0 0 auto'}`,
      'width: var(--jl-side-width)',
      `background: ${PAINTS[frame.ground]}`,
    ),
    rule(
      `${root} .jl-sheet`,
      'position: relative',
      'display: grid',
      `grid-template-columns: ${(isStart ? columns : columns.toReversed()).join(' ')}`,
      'align-items: start',
    ),
    rule(
      `${root} .jl-side`,
      `grid-area: 1 / ${isStart ? 1 : 2}`,
      isStart ? padding(`var(--jl-${near})`, inner) : padding(inner, `var(--jl-${near})`),
      frame.rule && 'align-self: stretch',
      frame.rule && `border-inline-${isStart ? 'end' : 'start'}: 1px solid var(--jl-line)`,
    ),
    rule(
      `${root} .jl-main`,
      `grid-area: 1 / ${isStart ? 2 : 1}`,
      isStart ? padding(main, `var(--jl-${far})`) : padding(`var(--jl-${far})`, main),
    ),
    rule(`${root} .jl-side .jl-with-icon`, 'padding-inline-start: 1.6em'),
    rule(`${root} .jl-side .jl-icon`, 'margin-inline: -1.6em 0.6em'),
  ].join('')
}
