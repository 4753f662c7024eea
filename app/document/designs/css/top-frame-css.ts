import type { Design } from '../schema/design'
import { STRIP } from './beside-css'
import { PAINTS, rule } from './rule'

/** A picture and no gradients: those reach the PDF as a kind of shading that some readers, Firefox among them, paint pink. */
const CIRCLES = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='%23fff' fill-opacity='.07'%3E%3Ccircle cx='405' cy='15' r='165'/%3E%3Csvg y='100%25' overflow='visible'%3E%3Ccircle cx='230' cy='50' r='140'/%3E%3C/svg%3E%3C/svg%3E")`

type Top = Extract<Design['frame'], { kind: 'top' }>
type Options = { frame: Top; head: Design['head']; root: string }

/** The head over all columns. */
export function topFrameCss({ frame, head, root }: Options): string {
  return bannerCss({ frame, head, root }) + sheetCss({ frame, root }) + asideCss({ frame, root })
}

function bannerCss({ frame, head, root }: Options): string {
  const isPaper = frame.ground === 'paper'
  const isGrounded = frame.aside !== undefined && frame.aside.ground !== 'paper'
  const art = frame.art === 'circles' ? `${CIRCLES} right top / 500px 100% no-repeat ` : ''
  return [
    isPaper
      ? rule(
          `${root} .jl-banner`,
          `padding: var(--jl-top) var(--jl-right) ${head.after}em var(--jl-left)`,
          // over the narrow column's ground, which begins at the page's edge
          isGrounded && 'background: #fff',
        )
      : rule(
          `${root} .jl-banner`,
          'padding: max(var(--jl-top), 26px) var(--jl-right) 26px var(--jl-left)',
          `background: ${art}${PAINTS[frame.ground]}`,
        ),
    rule(`${root} .jl-banner-rest`, 'padding-top: var(--jl-top)'),
    !isPaper &&
      rule(
        `${root} .jl-strip`,
        'position: absolute',
        'inset: 0 0 auto',
        `height: min(${STRIP}px, var(--jl-top))`,
        `background: ${PAINTS[frame.ground]}`,
      ),
    rule(`${root} .jl-strip + .jl-sheet`, 'padding-top: var(--jl-top)'),
    (!isPaper || isGrounded) && rule(`${root} .jl-banner + .jl-sheet`, `padding-top: ${isPaper ? 20 : 24}px`),
  ]
    .filter(Boolean)
    .join('')
}

function sheetCss({ frame: { aside }, root }: Pick<Options, 'frame' | 'root'>): string {
  const narrow = aside ? `calc(${aside.share}% + ${aside.inset}em)` : undefined
  const columns = narrow ? ['minmax(0, 1fr)', narrow] : ['minmax(0, 1fr)']
  return [
    rule(
      `${root} .jl-sheet`,
      'display: grid',
      `grid-template-columns: ${(aside?.at === 'start' ? columns.toReversed() : columns).join(' ')}`,
      'align-items: start',
      'padding-inline: var(--jl-left) var(--jl-right)',
    ),
    rule(`${root} .jl-flow-wide`, 'grid-area: 1 / 1 / 2 / -1'),
    rule(`${root} .jl-flow-rest`, 'grid-area: 3 / 1 / 4 / -1'),
  ].join('')
}

function asideCss({ frame: { aside }, root }: Pick<Options, 'frame' | 'root'>): string {
  if (!aside) return rule(`${root} .jl-main`, 'grid-area: 2 / 1')
  const isStart = aside.at === 'start'
  const [main, narrow] = isStart ? [2, 1] : [1, 2]
  const [toAside, toMain] = isStart ? ['start', 'end'] : ['end', 'start']
  const margin = `var(--jl-${isStart ? 'left' : 'right'})`
  const text = `(100% - var(--jl-left) - var(--jl-right)) * ${aside.share / 100}`
  return [
    rule(`${root} .jl-main`, `grid-area: 2 / ${main}`, `padding-inline-${toAside}: ${aside.gutter}em`),
    rule(
      `${root} .jl-aside`,
      `grid-area: 2 / ${narrow}`,
      'align-self: stretch',
      `padding-inline-${toMain}: ${aside.inset}em`,
    ),
    aside.rule && rule(`${root} .jl-aside:not(:empty)`, `border-inline-${toMain}: 1px solid var(--jl-line)`),
    aside.ground !== 'paper' &&
      rule(
        `${root} .jl-aside-ground`,
        'position: absolute',
        `inset: ${isStart ? '0 auto 0 0' : '0 0 0 auto'}`,
        `width: calc(${text} + ${aside.inset}em + ${margin})`,
        `background: ${PAINTS[aside.ground]}`,
      ),
    aside.ground !== 'paper' && rule(`${root} .jl-banner, ${root} .jl-sheet`, 'position: relative'),
  ]
    .filter(Boolean)
    .join('')
}
