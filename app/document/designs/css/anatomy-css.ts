import { isSince } from '../is-since'
import { railCss } from './rail-css'
import { inkCss, ONE_LINE_GAP, rule, textCss, type CssOptions } from './rule'

/** How the fields of an item stand to one another. */
export function anatomyCss(options: CssOptions): string {
  const { anatomy, text } = options.design.items
  const places = isSince(options.design, 3) ? placesCss(options.root) : ''
  if (anatomy.kind === 'rows') return rowsCss(options) + places
  if (anatomy.kind === 'rail') return railCss({ ...options, anatomy }) + places
  return (
    columnsCss(options.root) + rule(`${options.root} .jl-subtitle`, textCss(text.subtitle, options.style))
  )
}

function rowsCss({ design, style, root }: CssOptions): string {
  const { text, lineGap } = design.items
  const first = `${root} .jl-line-lead >`
  const leading = ':is(.jl-title, .jl-subtitle):first-child'
  return [
    rule(`${root} .jl-line`, 'display: flex', 'align-items: baseline', `column-gap: ${lineGap}em`),
    rule(`${root} .jl-line-grow > ${leading}`, 'flex: 1'),
    rule(
      `${root} .jl-line .jl-date, ${root} .jl-line-grow > .jl-place:last-child`,
      'margin-inline-start: auto',
    ),
    rule(`${root} .jl-line-between`, 'justify-content: space-between'),
    rule(`${root} .jl-line-wrap`, 'flex-wrap: wrap'),
    rule(`${root} .jl-line > .jl-subtitle`, textCss(text.subtitle, style)),
    // A subtitle that leads because there is no title is written as one.
    rule(`${first} .jl-subtitle:first-child`, 'color: inherit'),
    rule(`${first} ${leading}`, textCss(text.lead, style)),
    rule(`${root} .jl-line-one .jl-subtitle`, `color: ${inkCss(text.short)}`),
    // Words in place of dates leave the title room.
    isSince(design, 6) ? rule(`${root} .jl-line > .jl-date`, 'max-width: max(55%, 18em)') : '',
    isSince(design, 5) ? rule(`${root} .jl-line-one`, `column-gap: ${ONE_LINE_GAP}em`) : '',
  ].join('')
}

/** It is longer words beside a place that give way, and the place ends at the edge. */
function placesCss(root: string): string {
  const place = `${root} .jl-keeps-place:not(.jl-line-wrap) > .jl-subtitle + .jl-place`
  return (
    rule(place, 'flex: none', 'max-width: 50%', 'text-align: end') +
    rule(`${root} .jl-keeps-place.jl-line-inline > .jl-subtitle + .jl-place`, 'text-align: start')
  )
}

function columnsCss(root: string): string {
  return [
    rule(
      `${root} .jl-line`,
      'display: grid',
      'grid-template-columns: calc((100% - 14.5em - 2 * 1.2em) / 2) minmax(0, 1fr) minmax(14.5em, auto)',
      'align-items: baseline',
      'column-gap: 1.2em',
    ),
    rule(`${root} .jl-line-wide .jl-title`, 'grid-column: 1 / 3'),
    rule(
      `${root} .jl-when`,
      'grid-column: 3',
      'display: flex',
      'flex-wrap: wrap',
      'justify-content: flex-end',
      'column-gap: 1em',
      'max-width: 18em',
    ),
  ].join('')
}
