import { isSince } from '../is-since'
import type { Design } from '../schema/design'
import { CELL, SMALLEST, STEPS } from '../compose/fit-column'
import { inkCss, rule, sizeOf, textCss, type CssOptions } from './rule'

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
    design.edition && rule(`${root} .jl-whole`, 'display: inline-block', 'max-width: 100%'),
    variantCss(options),
    isSince(design, 3) && ['split', 'beside'].includes(head.variant) && belowCss(root),
    contactCss(options),
    design.edition && frame.kind === 'side' && fittedCss(options),
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

function photoCss(options: CssOptions): string {
  const { design, root } = options
  const { frame, head, items } = design
  const { at, gap, align, ring, centered } = head.photo
  const isFifth = isSince(design, 5)
  const isAtCapitals = design.edition && isOnPaper(frame) && !(isFifth && centered)
  // the name begins where all text does, unless the photo is wider than what stands before that
  const isInRail = isFifth && items.anatomy.kind === 'rail' && at === 'start'
  const [photo, words] = [
    isInRail ? 'max(var(--jl-photo), var(--jl-rail))' : 'var(--jl-photo)',
    'minmax(0, 1fr)',
  ]
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
      `column-gap: ${isInRail ? 'var(--jl-gap)' : `${gap}px`}`,
      `align-items: ${isAtCapitals ? 'start' : align}`,
      head.align === 'center' && !centered && 'text-align: start',
    ),
    isAtCapitals && capitalsCss(options),
    isAtCapitals && isFifth && ['stack', 'line'].includes(head.variant) && spreadCss(options),
    isPlaced && rule(`${root} .jl-head-photo .jl-head-words`, 'grid-area: 1 / 2'),
    isPlaced && rule(`${root} .jl-head-photo .jl-photo-place`, `grid-area: 1 / ${at === 'end' ? 3 : 1}`),
  ]
  return [
    frame.kind === 'side' ? rule(`${root} .jl-photo-place`, 'margin-top: 1.1em') : beside,
    frame.kind === 'side' &&
      head.align === 'center' &&
      rule(`${root} .jl-photo-place > *`, 'margin-inline: auto'),
    // white behind it as well, for a round edge lets through what is there
    ring && isFifth && rule(`${root} img.jl-photo`, 'background: #fff'),
    // since the fifth edition within the photo's room, whose edge is that of the text
    ring && rule(`${root} .jl-photo`, isFifth ? 'border: 3px solid #fff' : 'box-shadow: 0 0 0 3px #fff'),
  ]
    .flat()
    .filter(Boolean)
    .join('')
}

/** As `fitColumn` found that they fit. */
function fittedCss({ design: { head }, style, root }: CssOptions): string {
  const fitted = (part: keyof typeof SMALLEST, size: number) =>
    Array.from({ length: STEPS - SMALLEST[part] }, (_, i) => {
      const step = SMALLEST[part] + i
      return rule(
        `${root} .jl-${part}.jl-fit-${step}`,
        `font-size: ${Math.round((size * step * 1000) / STEPS) / 1000}em`,
      )
    }).join('')
  return fitted('name', sizeOf(head.name, style)) + fitted('row', 1)
}

const isOnPaper = (frame: Design['frame']) =>
  frame.kind === 'single' || (frame.kind === 'top' && frame.ground === 'paper')

/** From the middle of a line up to what is seen of its letters, in em, as most fonts have it. */
const [CAPITALS, CHARACTERS] = [0.33, 0.39]

/** The photo's upper edge at that of the name's letters. */
function capitalsCss({ design: { head }, style, root }: CssOptions): string {
  const size = sizeOf(head.name, style)
  const below = (height: number) =>
    `margin-top: ${Math.round(size * ((head.name.leading ?? style.lineHeight) / 2 - height) * 1000) / 1000}em`
  const place = '.jl-head-photo .jl-photo-place'
  return rule(`${root} ${place}`, below(CAPITALS)) + rule(`${root}:lang(zh) ${place}`, below(CHARACTERS))
}

/** Contact data end where a photo that is higher than the words does, and leave nothing blank below. */
function spreadCss({ design: { head }, root }: CssOptions): string {
  return (
    rule(
      `${root} .jl-head-photo .jl-head-words`,
      'align-self: stretch',
      'display: flex',
      'flex-direction: column',
    ) + rule(`${root} .jl-head-photo .jl-contact`, 'margin-top: auto', `padding-top: ${head.contact.gap}em`)
  )
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

/** Contact data that would break a name is a row that wraps below it, not a column. */
function belowCss(root: string): string {
  return [
    rule(`${root} .jl-head-below`, 'display: block'),
    rule(
      `${root} .jl-head-below > .jl-contact`,
      'display: flex',
      'flex-wrap: wrap',
      'column-gap: 1.8em',
      'max-width: none',
      'margin-top: 0.6em',
    ),
  ].join('')
}

/** What an icon takes before its row, in em, as `parts-css` and `frame-css` have it. */
const [ICON, SIDE_ICON] = [1.4, 1.6]

function contactCss({ design, root }: Pick<CssOptions, 'design' | 'root'>): string {
  const { frame, head } = design
  const { flow, cell = CELL, ...contact } = head.contact
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
  // A span of two would make a second column where there is one.
  const spans =
    flow === 'grid' && contact.spans
      ? rule(`${root} .jl-whole-line`, 'grid-column: 1 / -1') +
        rule(`${root} .jl-two-cells`, 'grid-column: auto / span 2')
      : ''
  // as heavy in a column as what makes room for icons there
  const row = frame.kind === 'side' ? `${root} .jl-side .jl-row` : `${root} .jl-row`
  const icons =
    contact.icons === 'none'
      ? rule(`${root} .jl-row .jl-icon`, 'display: none') + rule(row, 'padding-inline-start: 0')
      : rule(`${root} .jl-row .jl-icon`, `color: ${inkCss(contact.icons)}`) +
        (contact.aligned && flow !== 'wrap'
          ? rule(
              `${row}:not(.jl-with-icon):where(:has(~ .jl-with-icon), .jl-with-icon ~ *)`,
              `padding-inline-start: ${frame.kind === 'side' ? SIDE_ICON : ICON}em`,
            )
          : '')
  return (frame.kind === 'side' ? rows : list) + spans + icons + foursCss({ design, root })
}

/** Four in a grid are two and two, in the columns of the skills below, not three and one. */
function foursCss({ design, root }: Pick<CssOptions, 'design' | 'root'>): string {
  const { head, skills } = design
  if (head.contact.flow !== 'grid' || !isSince(design, 6)) return ''
  const four = ':has(> .jl-row:nth-child(4):last-child):not(:has(> .jl-whole-line, > .jl-two-cells))'
  return rule(
    `${root} .jl-contact${four}`,
    'grid-template-columns: 1fr 1fr',
    `column-gap: ${skills.columnGap ?? 2.4}em`,
  )
}
