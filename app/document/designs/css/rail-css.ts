import type { Rail } from '../schema/items'
import { isSince } from '../is-since'
import { inkCss, ONE_LINE_GAP, rule, sizeOf, textCss, type CssOptions } from './rule'
import type { Voice } from './voices'

const BOTH = 'calc(var(--jl-rail) + var(--jl-gap))'
const STOP = [
  "content: ''",
  'width: round(0.68em, 1px)',
  'height: round(0.68em, 1px)',
  'border-radius: 50%',
  'border: 1.5px solid var(--jl-theme)',
  'background: #fff',
  'box-shadow: 0 0 0 0.2em #fff',
]

/** Dates in a rail on the left, and an axis with stops where there is one. */
export function railCss({ anatomy, ...options }: CssOptions & { anatomy: Rail }): string {
  const { design, style, voices, root } = options
  const { rail, railZh, gutter, axis } = anatomy
  const { text } = design.items
  return [
    rule(root, `--jl-rail: ${rail}em`, `--jl-gap: ${gutter}em`),
    rule(`${root}:lang(zh)`, `--jl-rail: ${railZh}em`),
    axis && axisCss({ root, voices }),
    ...voices.map((voice) => isInColumn(voice) && titlesInColumn({ anatomy, voice, ...options })),
    rule(`${root} .jl-body`, `padding-inline-start: ${BOTH}`),
    design.edition && anatomy.titles === 'rail' && !axis && datelessCss(options),
    rule(
      `${root} .jl-line`,
      'display: grid',
      `grid-template-columns: ${BOTH} minmax(0, 1fr)`,
      'align-items: baseline',
      'margin-inline-start: calc(-1 * (var(--jl-rail) + var(--jl-gap)))',
    ),
    rule(`${root} .jl-title`, 'grid-area: 1 / 2'),
    rule(
      `${root} .jl-date`,
      'grid-area: 1 / 1 / span 2',
      'padding-inline-end: var(--jl-gap)',
      `text-align: ${axis ? 'end' : 'start'}`,
      'word-break: keep-all',
    ),
    rule(
      `${root} .jl-words`,
      'grid-area: 2 / 2',
      'display: flex',
      'align-items: baseline',
      'justify-content: space-between',
      'column-gap: 1.2em',
    ),
    rule(`${root} .jl-subtitle`, textCss(text.subtitle, style)),
    oneLineCss(options),
    rule(`${root} .jl-line-untitled .jl-words`, 'grid-area: 1 / 2 / auto / -1', 'padding-inline-start: 0'),
  ]
    .filter(Boolean)
    .join('')
}

/** What has no dates begins where its title does. */
function datelessCss({ design, root }: CssOptions): string {
  const summary = `${root} .jl-section-summary .jl-body:not(:has(.jl-line))`
  const skill = design.skills.railed ? '' : `, ${root} .jl-section-skill .jl-body`
  return rule(`${summary}${skill}`, 'padding-inline-start: 0')
}

function oneLineCss({ design, root }: CssOptions): string {
  const one = `${root} .jl-line-one`
  const rest = '(100% - var(--jl-rail) - var(--jl-gap))'
  return [
    rule(
      one,
      `grid-template-columns: ${BOTH} fit-content(calc(${rest} * 0.6)) minmax(0, 1fr)`,
      'column-gap: 0',
    ),
    rule(`${one} .jl-date`, 'grid-row: 1'),
    rule(
      `${one} .jl-words`,
      'grid-area: 1 / 3',
      'flex-wrap: wrap',
      'justify-content: flex-start',
      `padding-inline-start: ${isSince(design, 5) ? ONE_LINE_GAP : 0.9}em`,
    ),
    rule(`${one} .jl-subtitle`, `color: ${inkCss(design.items.text.short)}`),
  ].join('')
}

function isInColumn({ design: { items } }: Voice): boolean {
  return items.anatomy.kind === 'rail' && items.anatomy.titles === 'column'
}

type ColumnOptions = CssOptions & { anatomy: Rail; voice: Voice }

/** A title is larger than the text by whose em the rail is measured. */
function titlesInColumn({ anatomy, voice, style, root }: ColumnOptions): string {
  const size = sizeOf(voice.design.title.text, style)
  const title = `.jl-section-title${voice.inside}`
  const indent = (rail: number) => `padding-inline-start: ${round((rail + anatomy.gutter) / size)}em`
  return (
    rule(`${root} ${title}`, indent(anatomy.rail)) + rule(`${root}:lang(zh) ${title}`, indent(anatomy.railZh))
  )
}

const round = (length: number) => Math.round(length * 1000) / 1000

function axisCss({ root, voices }: Pick<CssOptions, 'root' | 'voices'>): string {
  const center = 'calc((1lh - 0.68em) / 2)'
  const half = 'round(0.68em, 1px) / 2'
  return [
    rule(`${root} .jl-course`, 'display: grid', 'grid-template-columns: minmax(0, 1fr)'),
    rule(
      `${root} .jl-axis`,
      'grid-area: 1 / 1',
      'width: 1.5px',
      'margin: 0.8em 0 0.2em calc(var(--jl-rail) + var(--jl-gap) / 2 - 0.75px)',
      'background: var(--jl-line)',
    ),
    rule(`${root} .jl-flow-main`, 'grid-area: 1 / 1'),
    // One that is no stop on the axis interrupts it.
    ...voices.map(
      ({ design: { title }, inside }) =>
        !['stop', 'band'].includes(title.look.kind) &&
        rule(`${root} .jl-section-title${inside}`, 'background: #fff'),
    ),
    rule(
      `${root} .jl-title::before`,
      ...STOP,
      'float: left',
      `margin: ${center} calc(var(--jl-gap) / 2 - ${half}) 0 calc(var(--jl-gap) / -2 - ${half})`,
    ),
    rule(
      `${root} .jl-line-untitled::after`,
      ...STOP,
      'grid-area: 1 / 2',
      'align-self: start',
      `margin: ${center} 0 0 calc(var(--jl-gap) / -2 - ${half})`,
    ),
  ]
    .filter(Boolean)
    .join('')
}
