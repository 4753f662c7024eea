import type { Design } from '../schema/design'
import type { Rail } from '../schema/items'
import { rule, type CssOptions } from './rule'
import { tabReach } from './title-look-css'
import type { Voice } from './voices'

/**
 * What is read from the right, in a document that has any: what stands before a text as a mark changes sides with it. Rails and
 * their axis are the page's, and change with it alone.
 */
export function rightToLeftCss(options: CssOptions): string {
  const { design, style, root } = options
  const { direction } = style
  if (!direction) return ''
  const { anatomy } = design.items
  const rail = anatomy.kind === 'rail' ? anatomy : undefined
  return [
    marksCss(options),
    ...titledAs('tab', options).map((voice) => tabCss({ root, voice })),
    rail && direction === 'rtl' && railCss({ rail, ...options }),
    rail && direction === 'ltr' && leftRailCss(options),
    direction === 'rtl' && photoCss(options),
    rule(`${root} .jl-furniture > span`, 'unicode-bidi: plaintext'),
    orderCss(root),
  ]
    .filter(Boolean)
    .join('')
}

function marksCss({ design, root }: CssOptions): string {
  const item = (list: string) => `${root}${root} ${list}.jl-list > li:dir(rtl)`
  return [
    rule(item(''), 'margin-left: 0', 'margin-right: 1.15em'),
    rule(item('ol'), 'margin-right: 1.6em'),
    design.marker === 'dash' &&
      rule(
        `${root} ul.jl-list > li:not(.jl-continued):dir(rtl)::before`,
        'float: right',
        'margin-right: -1.15em',
        'margin-left: 0.55em',
      ),
    rule(
      `:where(${root}) :dir(rtl) > .jl-icon`,
      'float: right',
      'margin-right: -1.4em',
      'margin-left: 0.4em',
    ),
    rule(`${root} :dir(rtl) > :is(.jl-bar, .jl-dots)`, 'transform: scaleX(-1)'),
  ]
    .filter(Boolean)
    .join('')
}

/** The voices whose titles look so. */
const titledAs = (kind: Design['title']['look']['kind'], { voices }: CssOptions) =>
  voices.filter(({ design }) => design.title.look.kind === kind)

function tabCss({ root, voice }: { root: string; voice: Voice }): string {
  const name = `${root} .jl-section-title:dir(rtl) .jl-section-name${voice.inside}`
  const { reach, ground, border } = tabReach(voice.design)
  return (
    rule(
      name,
      `margin: 0 0 0 calc(0.9em - ${reach})`,
      `padding: 0.1em 0.75em 0.1em ${ground}`,
      border && 'border-width: 0 0 0 1px',
      border && `border-left: ${border}`,
    ) +
    rule(
      `${name}::after`,
      'margin: -0.1em 0.65em -0.1em -0.9em',
      'border-width: 0 0.9em 1.55em 0',
      'border-color: transparent var(--jl-deep) transparent transparent',
    )
  )
}

const HALF = 'round(0.68em, 1px) / 2'

/** The rail of a page that is read from the right is on the right. */
function railCss({ rail, ...options }: CssOptions & { rail: Rail }): string {
  const { root } = options
  const center = 'calc((1lh - 0.68em) / 2)'
  const stop = 'round(1em, 1px)'
  return [
    rail.axis &&
      rule(`${root} .jl-axis`, 'margin: 0.8em calc(var(--jl-rail) + var(--jl-gap) / 2 - 0.75px) 0.2em auto'),
    rail.axis &&
      rule(
        `${root} .jl-title::before`,
        'float: right',
        `margin: ${center} calc(var(--jl-gap) / -2 - ${HALF}) 0 calc(var(--jl-gap) / 2 - ${HALF})`,
      ),
    rail.axis &&
      rule(`${root} .jl-line-untitled::after`, `margin: ${center} calc(var(--jl-gap) / -2 - ${HALF}) 0 0`),
    ...titledAs('stop', options).map(({ inside }) =>
      rule(
        `${root} .jl-section-title${inside}::before`,
        'float: right',
        `margin: calc((1.2em * 1.4 - 1em) / 2) calc(var(--jl-gap) / -2 - ${stop} / 2) 0 calc(var(--jl-gap) / 2 - ${stop} / 2)`,
      ),
    ),
  ]
    .filter(Boolean)
    .join('')
}

/** A rail on the left stays there: beside it titles begin where all of them do, and the words of an entry turn without it. */
function leftRailCss({ root }: CssOptions): string {
  const line = `${root} .jl-item[dir] > .jl-line`
  return [
    rule(`${root} .jl-section-title[dir]`, 'direction: ltr', 'unicode-bidi: plaintext', 'text-align: left'),
    rule(line, 'direction: ltr'),
    rule(`${line} > :not(.jl-date)`, 'direction: rtl'),
  ].join('')
}

/** A side that was chosen for the photo is that side. */
function photoCss({ style, root }: CssOptions): string {
  if (style.parts.photoAt === 'design') return ''
  return (
    rule(`${root} .jl-head-photo`, 'direction: ltr') + rule(`${root} .jl-head-photo > *`, 'direction: rtl')
  )
}

/**
 * Chromium draws a line as it stands, from the left to the right, but what is positioned one behind the other as the document has
 * it: so a line that is read from the right stands in the PDF as it is read. On the screen too, or half a pixel would differ.
 */
function orderCss(root: string): string {
  return (
    rule(`${root}.jl-pages :is(.jl-leaf, .jl-list > li, .jl-word)`, 'position: relative') +
    // or a page would be printed by going through what is positioned on all of them
    rule(`${root}.jl-pages .jl-page`, 'contain: paint') +
    rule(`${root} .jl-again`, 'z-index: 1')
  )
}
