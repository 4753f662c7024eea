import { unlessImitated } from './css-pixels'
import type { DocumentStyle } from '../style/style-of'

/** A length in CSS pixels; lengths of pages are in millimetres. */
const PX_PER_MM = 96 / 25.4
/** What screens have, and how far people zoom a page in or out. */
const SCREENS = [1, 1.25, 1.5, 1.75, 2, 2.25, 2.625, 2.75, 3, 3.5]
const ZOOMS = [1 / 2, 2 / 3, 3 / 4, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2]

/** Chromium, and not Safari, whose smallest font size such a zoom would fall below. */
const CHROMIUM = '(text-spacing-trim: space-all) and (not (background: -webkit-named-image(i)))'

/**
 * What makes a page on any screen the printed one. Pages start at whole pixels of the document, as on paper, for text is
 * drawn from whole pixels on. And Chromium lays out in the pixels of the screen: at other ratios than 1 it rounds fonts'
 * ascents and line positions otherwise, so that rows grow and lines wrap elsewhere. The zoom takes that ratio away
 * before the layout, the scale gives it back to the picture.
 */
export function screenCss({ page }: DocumentStyle): string {
  const row = Math.ceil(page.height * PX_PER_MM - 0.01)
  const pages = `.jl-pages { display: grid; grid-template-columns: 100%; grid-auto-rows: ${row}px; row-gap: var(--jl-page-gap, 0px) }`
  return `@media screen { ${pages} @supports ${CHROMIUM} { .jl-doc { transform-origin: 0 0 } ${RULES} } }`
}

const RULES = ratios()
  .map(
    (ratio) =>
      `@media (min-resolution:${fixed(ratio - 0.002)}dppx) and (max-resolution:${fixed(ratio + 0.002)}dppx){.jl-doc{zoom:${unlessImitated(1 / ratio)};scale:${unlessImitated(ratio)}}}`,
  )
  .join('')

/** Every ratio of pixels that screens and zooms make, each once, but 1. */
function ratios(): number[] {
  const all = SCREENS.flatMap((screen) => ZOOMS.map((zoom) => screen * zoom)).sort((a, b) => a - b)
  return all.filter(
    (ratio, i) => Math.abs(ratio - 1) > 0.004 && ratio > (all[i - 1] ?? 0) + 0.004 && ratio <= 4,
  )
}

function fixed(value: number): string {
  return value.toFixed(3)
}
