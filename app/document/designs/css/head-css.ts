import { inkCss, rule, textCss, type CssOptions } from './rule'

/** The person. */
export function headCss(options: CssOptions): string {
  const { design, style, root } = options
  const { head, frame } = design
  const isCentered = head.align === 'center'
  return [
    isCentered && rule(`${root} .jl-head`, 'text-align: center'),
    photoCss(options),
    rule(`${root} .jl-name`, textCss(head.name, style)),
    rule(
      `${root} .jl-headline`,
      head.headline.gap !== undefined && `margin-top: ${head.headline.gap}em`,
      textCss(head.headline, style),
    ),
    variantCss(options),
    contactCss(options),
    isCentered &&
      !head.photo.centered &&
      rule(`${root} .jl-head-photo .jl-contact`, 'justify-content: flex-start'),
    head.rule &&
      rule(
        `${root} .jl-flow-head::after`,
        "content: ''",
        'display: block',
        `height: ${head.rule.width}px`,
        `margin-top: ${head.rule.gap}em`,
        `background: var(--jl-${head.rule.color})`,
      ),
    frame.kind === 'single' && rule(`${root} .jl-flow-head + *`, `margin-top: ${head.after}em`),
  ]
    .filter(Boolean)
    .join('')
}

function photoCss({ design: { frame, head }, root }: CssOptions): string {
  const { at, gap, align, ring, centered } = head.photo
  const [photo, words] = ['var(--jl-photo)', 'minmax(0, 1fr)']
  // as wide as the photo on the other side, as far as the words have most of the line
  const across = ['minmax(0, var(--jl-photo))', 'minmax(60%, 1fr)', photo]
  const row = centered ? across : [words, photo]
  const columns = at === 'end' ? row : row.toReversed()
  // words come first in the text
  const isPlaced = centered === true || at === 'start'
  const beside = [
    rule(
      `${root} .jl-head-photo`,
      'display: grid',
      `grid-template-columns: ${columns.join(' ')}`,
      `column-gap: ${gap}px`,
      `align-items: ${align}`,
      head.align === 'center' && !centered && 'text-align: start',
    ),
    isPlaced && rule(`${root} .jl-head-photo .jl-head-words`, 'grid-area: 1 / 2'),
    isPlaced && rule(`${root} .jl-head-photo .jl-photo-place`, `grid-area: 1 / ${at === 'end' ? 3 : 1}`),
  ]
  return [
    frame.kind === 'side' ? rule(`${root} .jl-photo-place`, 'margin-top: 1.1em') : beside,
    frame.kind === 'side' &&
      head.align === 'center' &&
      rule(`${root} .jl-photo-place > *`, 'margin-inline: auto'),
    ring && rule(`${root} .jl-photo`, 'box-shadow: 0 0 0 3px #fff'),
  ]
    .flat()
    .filter(Boolean)
    .join('')
}

function variantCss({ design: { head }, root }: CssOptions): string {
  if (head.variant === 'line')
    return rule(
      `${root} .jl-head-title`,
      'display: flex',
      'flex-wrap: wrap',
      'align-items: baseline',
      'column-gap: 1em',
    )
  if (head.variant === 'stack') return ''
  if (head.variant === 'beside') return besideCss(root)
  return [
    rule(
      `${root} .jl-head-words`,
      'display: grid',
      'grid-template-columns: minmax(0, 1fr) fit-content(48%)',
      'align-items: start',
      'column-gap: 2.4em',
    ),
    rule(`${root} .jl-head-long`, 'grid-template-columns: minmax(0, 1fr) min(48%, 20em)'),
    rule(`${root} .jl-contact`, 'grid-column: 2', 'max-width: 20em'),
  ].join('')
}

/** Contact gives way below where the longest word of a name would be broken; columns of a long header are fixed. */
function besideCss(root: string): string {
  return [
    rule(
      `${root} .jl-head-words`,
      'display: flex',
      'flex-wrap: wrap',
      'align-items: flex-start',
      'justify-content: space-between',
      'column-gap: 2.4em',
    ),
    rule(`${root} .jl-head-title`, 'flex: 1 1 min-content', 'max-width: 100%', 'overflow-wrap: break-word'),
    rule(`${root} .jl-contact`, 'max-width: min(20em, 48%)'),
    rule(
      `${root} .jl-head-long`,
      'display: grid',
      'grid-template-columns: minmax(0, 1fr) min(48%, 20em)',
      'align-items: start',
    ),
    rule(`${root} .jl-head-long > .jl-contact`, 'grid-column: 2', 'max-width: 20em'),
  ].join('')
}

function contactCss({ design: { frame, head }, root }: CssOptions): string {
  const { flow, cell = 18, ...contact } = head.contact
  const columns = {
    wrap: ['display: flex', 'flex-wrap: wrap', head.align === 'center' && 'justify-content: center'],
    grid: ['display: grid', `grid-template-columns: repeat(auto-fill, minmax(${cell}em, 1fr))`],
    list: [],
  }[flow]
  const list = rule(
    `${root} .jl-contact`,
    ...columns,
    flow !== 'list' && `column-gap: ${contact.columnGap}em`,
    flow !== 'list' && contact.rowGap !== undefined && `row-gap: ${contact.rowGap}em`,
    `margin-top: ${contact.gap}em`,
    contact.size !== undefined && `font-size: ${contact.size}em`,
    contact.leading !== undefined && `line-height: ${contact.leading}`,
    contact.color !== undefined && `color: ${inkCss(contact.color)}`,
  )
  const rows = rule(
    `${root} .jl-row`,
    `margin-top: ${contact.rowGap ?? 0}em`,
    contact.leading !== undefined && `line-height: ${contact.leading}`,
  )
  // as heavy in a column as what makes room for icons there
  const row = frame.kind === 'side' ? `${root} .jl-side .jl-row` : `${root} .jl-row`
  const icons =
    contact.icons === 'none'
      ? rule(`${root} .jl-row .jl-icon`, 'display: none') + rule(row, 'padding-inline-start: 0')
      : rule(`${root} .jl-row .jl-icon`, `color: ${inkCss(contact.icons)}`)
  return (frame.kind === 'side' ? rows : list) + icons
}
