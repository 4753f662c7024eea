export function css(): string {
  return frame + side + main
}

const frame = `
.jl-sidebar-1 { --jl-side-inner: clamp(18px, var(--jl-left) * 0.62, 28px); --jl-side-width: calc(24.5% + var(--jl-left) + var(--jl-side-inner)) }
.jl-sidebar-1 .jl-side-ground { position: absolute; inset: 0 auto 0 0; width: var(--jl-side-width); background: var(--jl-ground) }
.jl-sidebar-1 .jl-sheet { position: relative; display: grid; grid-template-columns: var(--jl-side-width) minmax(0, 1fr); align-items: start }
.jl-sidebar-1 .jl-side { padding: var(--jl-top) var(--jl-side-inner) var(--jl-bottom) var(--jl-left); color: #fff }
.jl-sidebar-1 .jl-main { padding: var(--jl-top) var(--jl-right) var(--jl-bottom) clamp(24px, var(--jl-left) * 0.75, 36px) }
`
const side = `
.jl-sidebar-1 .jl-photo-place { margin-top: 1.1em }
.jl-sidebar-1 .jl-photo-empty { background: rgb(255 255 255 / 0.16); fill: rgb(255 255 255 / 0.42) }
.jl-sidebar-1 .jl-name { font-size: 2.05em; line-height: 1.22; font-weight: 700 }
.jl-sidebar-1 .jl-headline { margin-top: 0.3em; line-height: 1.5; color: var(--jl-on-ground) }
.jl-sidebar-1 .jl-side .jl-section { margin-top: 1.7em }
.jl-sidebar-1 .jl-side .jl-section-title { padding-bottom: 0.3em; border-bottom: 1px solid rgb(255 255 255 / 0.35); font-size: 1.07em; line-height: 1.4; font-weight: 700 }
.jl-sidebar-1 .jl-side .jl-body { margin-top: 0.65em; font-size: 0.94em }
.jl-sidebar-1 .jl-row { margin-top: 0.35em; line-height: 1.5 }
.jl-sidebar-1 .jl-side .jl-with-icon { padding-inline-start: 1.6em }
.jl-sidebar-1 .jl-side .jl-icon { margin-inline: -1.6em 0.6em }
.jl-sidebar-1 .jl-row .jl-icon { color: var(--jl-on-ground) }
.jl-sidebar-1 .jl-side .jl-label, .jl-sidebar-1 .jl-side .jl-subtitle, .jl-sidebar-1 .jl-side .jl-place,
.jl-sidebar-1 .jl-side .jl-date, .jl-sidebar-1 .jl-skill-level, .jl-sidebar-1 .jl-skill-tags { color: var(--jl-on-ground) }
.jl-sidebar-1 .jl-side .jl-p a, .jl-sidebar-1 .jl-side .jl-fact a, .jl-sidebar-1 .jl-side em { color: inherit }
.jl-sidebar-1 .jl-side mark { background: rgb(255 255 255 / 0.2) }
.jl-sidebar-1 .jl-side .jl-list > li::marker { color: var(--jl-on-ground) }
.jl-sidebar-1 .jl-side .jl-item { margin-top: 0.55em }
.jl-sidebar-1 .jl-side .jl-title { font-weight: 700 }
.jl-sidebar-1 .jl-side .jl-tag { background: rgb(255 255 255 / 0.14); color: #fff }
.jl-sidebar-1 .jl-skill { margin-top: 0.65em; line-height: 1.4 }
.jl-sidebar-1 .jl-skill-name { font-weight: 700 }
.jl-sidebar-1 .jl-bar { margin-top: 0.4em }
.jl-sidebar-1 .jl-bar-ground { fill: rgb(255 255 255 / 0.26) }
.jl-sidebar-1 .jl-bar-fill { fill: #fff }
`
const main = `
.jl-sidebar-1 .jl-main .jl-section { margin-top: 1.35em }
.jl-sidebar-1 .jl-main .jl-section-title { display: flex; align-items: center; column-gap: 0.8em; font-size: 1.2em; line-height: 1.4; font-weight: 700; color: var(--jl-deep) }
.jl-sidebar-1 .jl-main .jl-section-title::after { content: ''; flex: 1; min-width: 1em; height: 1.5px; background: var(--jl-pale) }
.jl-sidebar-1 .jl-main .jl-body { margin-top: 0.5em }
.jl-sidebar-1 .jl-main .jl-item { margin-top: 0.9em }
.jl-sidebar-1 .jl-line { display: flex; align-items: baseline; column-gap: 0.9em }
.jl-sidebar-1 .jl-main .jl-title { font-weight: 700 }
.jl-sidebar-1 .jl-line-title .jl-title { flex: 1; font-size: 1.04em }
.jl-sidebar-1 .jl-main .jl-date { margin-inline-start: auto; font-size: 0.94em; color: var(--jl-muted) }
.jl-sidebar-1 .jl-line-sub .jl-subtitle { color: var(--jl-deep) }
.jl-sidebar-1 .jl-main .jl-place { color: var(--jl-muted) }
.jl-sidebar-1 .jl-section-award .jl-item, .jl-sidebar-1 .jl-section-publication .jl-item { margin-top: 0.35em }
.jl-sidebar-1 .jl-meta { display: flex; flex-wrap: wrap; column-gap: 1.4em; font-size: 0.95em }
.jl-sidebar-1 .jl-main .jl-link { color: var(--jl-deep) }
.jl-sidebar-1 .jl-line + .jl-p, .jl-sidebar-1 .jl-line + .jl-list, .jl-sidebar-1 .jl-meta + .jl-p, .jl-sidebar-1 .jl-meta + .jl-list { margin-top: 0.25em }
`
