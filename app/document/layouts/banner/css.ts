export function css(): string {
  return banner + columns + main + aside
}

/** A picture and no gradients: those reach the PDF as a kind of shading that some readers, Firefox among them, paint pink. */
const CIRCLES = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='%23fff' fill-opacity='.07'%3E%3Ccircle cx='405' cy='15' r='165'/%3E%3Csvg y='100%25' overflow='visible'%3E%3Ccircle cx='230' cy='50' r='140'/%3E%3C/svg%3E%3C/svg%3E")`

const banner = `
.jl-banner-1 .jl-banner { padding: max(var(--jl-top), 26px) var(--jl-right) 26px var(--jl-left); color: #fff; background: ${CIRCLES} right top / 500px 100% no-repeat var(--jl-ground) }
.jl-banner-1 .jl-banner-rest { padding-top: var(--jl-top) }
.jl-banner-1 .jl-strip { position: absolute; inset: 0 0 auto; height: min(8px, var(--jl-top)); background: var(--jl-ground) }
.jl-banner-1 .jl-head-photo { display: grid; grid-template-columns: minmax(0, 1fr) var(--jl-photo); align-items: center; column-gap: 30px }
.jl-banner-1 .jl-photo { box-shadow: 0 0 0 3px #fff }
.jl-banner-1 .jl-photo-empty { background: rgb(255 255 255 / 0.16); fill: rgb(255 255 255 / 0.42) }
.jl-banner-1 .jl-name { font-size: 2.6em; line-height: 1.2; font-weight: 700 }
.jl-banner-1 .jl-headline { margin-top: 0.2em; font-size: 1.15em; line-height: 1.45; color: var(--jl-on-ground) }
.jl-banner-1 .jl-contact { display: flex; flex-wrap: wrap; column-gap: 2em; row-gap: 0.1em; margin-top: 0.95em; font-size: 0.95em; line-height: 1.65 }
.jl-banner-1 .jl-row .jl-icon, .jl-banner-1 .jl-row .jl-label { color: var(--jl-on-ground) }
`
const columns = `
.jl-banner-1 .jl-sheet { display: grid; grid-template-columns: minmax(0, 1fr) calc(26% + 1.5em); align-items: start; padding: 0 var(--jl-right) 0 var(--jl-left) }
.jl-banner-1 .jl-strip + .jl-sheet { padding-top: var(--jl-top) }
.jl-banner-1 .jl-banner + .jl-sheet { padding-top: 24px }
.jl-banner-1 .jl-flow-wide, .jl-banner-1 .jl-flow-rest { grid-column: 1 / 3 }
.jl-banner-1 .jl-main { grid-column: 1; padding-inline-end: 2.1em }
.jl-banner-1 .jl-aside { grid-column: 2; align-self: stretch; padding-inline-start: 1.5em }
.jl-banner-1 .jl-aside:not(:empty) { border-inline-start: 1px solid var(--jl-line) }
.jl-banner-1 .jl-section { margin-top: 1.5em }
.jl-banner-1 .jl-section-title { font-size: 1.18em; line-height: 1.35; font-weight: 700; color: var(--jl-deep) }
.jl-banner-1 .jl-section-title::after { content: ''; display: block; width: 1.9em; height: 3px; margin-top: 0.2em; background: var(--jl-theme) }
.jl-banner-1 .jl-body { margin-top: 0.6em }
`
const main = `
.jl-banner-1 .jl-item + .jl-item { margin-top: 1em }
.jl-banner-1 .jl-line { display: flex; align-items: baseline; column-gap: 1em }
.jl-banner-1 .jl-title { font-weight: 700 }
.jl-banner-1 .jl-line-title .jl-title, .jl-banner-1 .jl-line-title .jl-subtitle { flex: 1; font-size: 1.05em }
.jl-banner-1 .jl-date { color: var(--jl-muted); font-size: 0.94em }
.jl-banner-1 .jl-line .jl-date { margin-inline-start: auto }
.jl-banner-1 .jl-line-sub { justify-content: space-between }
.jl-banner-1 .jl-line-sub .jl-subtitle { color: var(--jl-deep) }
.jl-banner-1 .jl-place { color: var(--jl-muted) }
.jl-banner-1 .jl-meta { display: flex; flex-wrap: wrap; column-gap: 1.5em }
.jl-banner-1 .jl-link { color: var(--jl-deep) }
.jl-banner-1 .jl-line + .jl-p, .jl-banner-1 .jl-line + .jl-list, .jl-banner-1 .jl-meta + .jl-p, .jl-banner-1 .jl-meta + .jl-list { margin-top: 0.25em }
.jl-banner-1 .jl-skill { line-height: 1.45 }
.jl-banner-1 .jl-skill + .jl-skill { margin-top: 0.6em }
.jl-banner-1 .jl-skill-name { font-weight: 700 }
.jl-banner-1 .jl-skill-level, .jl-banner-1 .jl-skill-tags { color: var(--jl-muted) }
.jl-banner-1 .jl-bar { margin-top: 0.35em }
`
const aside = `
.jl-banner-1 .jl-aside .jl-body { font-size: 0.95em }
.jl-banner-1 .jl-aside .jl-item + .jl-item { margin-top: 0.6em }
.jl-banner-1 .jl-aside .jl-title { line-height: 1.45 }
.jl-banner-1 .jl-aside .jl-subtitle { line-height: 1.45; color: var(--jl-muted) }
`
