/**
 * Type, resets and pages. Text is never justified: where a line is loose, readers of the PDF take the space between
 * Chinese characters for spaces. Selectors with :where carry no weight, so that layouts override them plainly.
 * Forms by language are off: whole fonts have other digits for English, which the cut ones of the PDF lack.
 */
export const baseCss = `
.jl-doc, .jl-doc *, .jl-doc *::before, .jl-doc *::after { box-sizing: border-box }
.jl-doc {
  color: var(--jl-ink); text-align: start; text-indent: 0; text-transform: none; letter-spacing: normal; word-spacing: normal;
  font-style: normal; font-synthesis: none; font-variant-ligatures: none; font-kerning: normal; font-optical-sizing: none;
  font-feature-settings: 'locl' 0, 'palt' 0; text-spacing-trim: space-all; text-autospace: no-autospace; text-wrap: wrap; hyphens: none;
  line-break: strict; word-break: normal; overflow-wrap: anywhere; white-space: normal; tab-size: 4;
  text-rendering: geometricPrecision; text-size-adjust: 100%; -webkit-text-size-adjust: 100%;
  print-color-adjust: exact; -webkit-print-color-adjust: exact; color-scheme: light;
}
:where(.jl-doc) :where(h1, h2, h3, p, ul, ol, li, div, section, article, header, time) {
  margin: 0; padding: 0; border: 0; font: inherit; color: inherit; list-style: none; text-align: inherit; text-wrap: wrap;
}
.jl-doc :where(strong) { font-weight: 700 }
.jl-doc :where(em) { font-style: normal; color: var(--jl-deep) }
.jl-doc :where(u) { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.18em }
.jl-doc :where(mark) { color: inherit; background: var(--jl-pale) }
.jl-doc :where(a) { color: inherit; text-decoration: none }
.jl-doc :where(.jl-p, .jl-fact) a { color: var(--jl-deep) }
.jl-gap { margin-inline-end: 0.09em }
.jl-page { position: relative; overflow: hidden; background: #fff }
.jl-pages .jl-page:not(:last-child) { break-after: page }
.jl-doc [data-first] { margin-top: 0 !important }
.jl-flow { display: flow-root; min-width: 0 }
.jl-leaf { min-width: 0 }
`
