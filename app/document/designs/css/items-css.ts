import { anatomyCss } from './anatomy-css'
import { isSince } from '../is-since'
import { columnsOf, gapCss, inkCss, ONE_LINE_GAP, rule, textCss, type CssOptions } from './rule'

/** What was done: its texts, and what is between them. */
export function itemsCss(options: CssOptions): string {
  const { design, style, root } = options
  const { items } = design
  const { entry } = style.gaps
  const { main } = columnsOf(options)
  const item = items.first ? '.jl-item' : '.jl-item + .jl-item'
  const short = items.tight.kinds.map((kind) => `${root} .jl-section-${kind} ${item}`).join(', ')
  const afterHead = ['line', 'meta']
    .flatMap((head) => ['p', 'list'].map((text) => `${root} .jl-${head} + .jl-${text}`))
    .join(', ')
  return [
    rule(`${main} ${item}`, `margin-top: ${gapCss(items.gap, entry)}`),
    rule(`${main} .jl-title`, textCss(items.text.title, style)),
    rule(`${main} .jl-date`, textCss(items.text.date, style)),
    rule(`${main} .jl-place`, textCss(items.text.place, style)),
    anatomyCss(options),
    rule(
      `${root} .jl-meta`,
      'display: flex',
      'flex-wrap: wrap',
      `column-gap: ${items.meta.gap}em`,
      items.meta.size !== undefined && `font-size: ${items.meta.size}em`,
    ),
    rule(`${root} .jl-link`, 'color: var(--jl-deep)'),
    short !== '' && rule(short, `margin-top: ${gapCss(items.tight.gap, entry)}`),
    items.afterHead !== undefined && rule(afterHead, `margin-top: ${items.afterHead}em`),
    style.hasPairs && pairsCss(options),
    isSince(design, 6) && runCss(options),
    items.listGap !== undefined && rule(`${root} .jl-list`, `margin-top: ${items.listGap}em`),
    asideCss(options),
  ]
    .filter(Boolean)
    .join('')
}

/** Two entries to a row: the second begins the page as the first does. */
function pairsCss({ design, root }: CssOptions): string {
  const body = `${root} .jl-pairs > .jl-body`
  const columns = rule(
    body,
    'display: grid',
    'grid-template-columns: repeat(2, minmax(0, 1fr))',
    `column-gap: ${design.skills.columnGap ?? 2.4}em`,
  )
  const lines = rule(`${body} .jl-line-one`, 'flex-wrap: wrap')
  return (
    columns + lines + (design.items.first ? '' : rule(`${body} > .jl-item:nth-child(2)`, 'margin-top: 0'))
  )
}

/** Entries of a few words, one after the other, as skills without scales are. */
function runCss({ design, root }: CssOptions): string {
  const body = `${root} .jl-run > .jl-body`
  const item = `${body} > .jl-item`
  return [
    rule(
      body,
      'display: flex',
      'flex-wrap: wrap',
      'align-items: baseline',
      'column-gap: 2em',
      `row-gap: ${design.skills.gap}em`,
    ),
    rule(
      item,
      'display: flex',
      'flex-wrap: wrap',
      'align-items: baseline',
      `column-gap: ${ONE_LINE_GAP}em`,
      'margin-top: 0',
    ),
    rule(`${item} > .jl-subtitle`, `color: ${inkCss(design.items.text.short)}`),
    rule(`${item} > .jl-tags`, 'margin-top: 0'),
    // No stop of an axis: they have no dates.
    rule(`${item} > .jl-title::before`, 'content: none'),
  ].join('')
}

function asideCss(options: CssOptions): string {
  const { aside } = options.design
  if (!aside) return ''
  const within = columnsOf(options).aside
  const fields = ['title', 'subtitle', 'place', 'date'] as const
  return [
    rule(
      `${within} ${aside.first ? '.jl-item' : '.jl-item + .jl-item'}`,
      `margin-top: ${gapCss(aside.gap, options.style.gaps.entry)}`,
    ),
    ...fields.map((field) => rule(`${within} .jl-${field}`, textCss(aside.text[field], options.style))),
  ].join('')
}
