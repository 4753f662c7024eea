export function css(): string {
  return head + sections + items
}

const head = `
.jl-editorial-1 { --jl-hang: 9.4em; --jl-gutter: 2em }
.jl-editorial-1 .jl-sheet { padding: var(--jl-top) var(--jl-right) var(--jl-bottom) var(--jl-left) }
.jl-editorial-1 .jl-head-photo { display: grid; grid-template-columns: minmax(0, 1fr) var(--jl-photo); align-items: end; column-gap: 28px }
.jl-editorial-1 .jl-name { font-size: 3.3em; line-height: 1.12; font-weight: 400; color: var(--jl-ink) }
.jl-editorial-1 .jl-headline { margin-top: 0.3em; font-size: 1.25em; line-height: 1.4; color: var(--jl-deep) }
.jl-editorial-1 .jl-contact { display: flex; flex-wrap: wrap; column-gap: 1.9em; margin-top: 0.95em; font-size: 0.93em; line-height: 1.65; color: var(--jl-muted) }
.jl-editorial-1 .jl-row .jl-icon { display: none }
.jl-editorial-1 .jl-row { padding-inline-start: 0 }
.jl-editorial-1 .jl-flow-head + .jl-flow-main { margin-top: 2.3em }
`
const sections = `
.jl-editorial-1 .jl-section { display: grid; grid-template-columns: var(--jl-hang) minmax(0, 1fr); column-gap: var(--jl-gutter); align-items: baseline; margin-top: 2.1em }
.jl-editorial-1 .jl-section:not(.jl-continued)::before { content: ''; grid-area: 1 / 1 / 2 / 3; align-self: start; height: 1px; margin: -0.85em 0 calc(0.85em - 1px); background: var(--jl-rule) }
.jl-editorial-1 .jl-section:not(.jl-continued)::after { content: ''; grid-area: 1 / 1; align-self: start; height: 3px; margin: -0.85em 0 calc(0.85em - 3px); background: var(--jl-theme) }
.jl-editorial-1 .jl-page:not(.jl-page-first) .jl-section[data-first]::before, .jl-editorial-1 .jl-page:not(.jl-page-first) .jl-section[data-first]::after { content: none }
.jl-editorial-1 .jl-section-title { grid-area: 2 / 1; line-height: 1.4; font-weight: 700; color: var(--jl-deep) }
.jl-editorial-1 .jl-body { grid-area: 2 / 2 }
.jl-editorial-1 .jl-section-summary .jl-p { font-size: 1.1em }
`
const items = `
.jl-editorial-1 .jl-item + .jl-item { margin-top: 1em }
.jl-editorial-1 .jl-line { display: flex; align-items: baseline; column-gap: 1em }
.jl-editorial-1 .jl-title { font-weight: 700 }
.jl-editorial-1 .jl-line-title .jl-title, .jl-editorial-1 .jl-line-title .jl-subtitle { flex: 1; font-size: 1.1em; line-height: 1.4 }
.jl-editorial-1 .jl-date { margin-inline-start: auto; font-size: 0.93em; color: var(--jl-muted) }
.jl-editorial-1 .jl-line-sub { flex-wrap: wrap; color: var(--jl-muted) }
.jl-editorial-1 .jl-line-one .jl-subtitle, .jl-editorial-1 .jl-line-one .jl-place { color: var(--jl-muted) }
.jl-editorial-1 .jl-meta { display: flex; flex-wrap: wrap; column-gap: 1.6em }
.jl-editorial-1 .jl-link .jl-icon { display: none }
.jl-editorial-1 .jl-link { padding-inline-start: 0; color: var(--jl-deep) }
.jl-editorial-1 .jl-section-award .jl-item + .jl-item, .jl-editorial-1 .jl-section-certificate .jl-item + .jl-item,
.jl-editorial-1 .jl-section-language .jl-item + .jl-item, .jl-editorial-1 .jl-section-interest .jl-item + .jl-item { margin-top: 0.2em }
.jl-editorial-1 .jl-line + .jl-p, .jl-editorial-1 .jl-line + .jl-list, .jl-editorial-1 .jl-meta + .jl-p, .jl-editorial-1 .jl-meta + .jl-list { margin-top: 0.25em }
.jl-editorial-1.jl-editorial-1.jl-editorial-1 ul.jl-list > li { list-style: none }
.jl-editorial-1 ul.jl-list > li:not(.jl-continued)::before { content: ''; float: left; width: 0.6em; height: 1px; margin: calc(0.5lh) 0.55em 0 -1.15em; background: var(--jl-theme) }
.jl-editorial-1 .jl-tag { padding: 0; margin-inline-end: 0.9em; background: none }
.jl-editorial-1 .jl-skills { display: grid; row-gap: 0.2em }
.jl-editorial-1 .jl-skill-bar { display: flex; align-items: flex-start; column-gap: 1.5em }
.jl-editorial-1 .jl-skill .jl-text { flex: 1 }
.jl-editorial-1 .jl-bar { flex: none; width: 8em; height: 3px; margin-top: calc((1lh - 3px) / 2) }
.jl-editorial-1 .jl-bar rect { rx: 0 }
.jl-editorial-1 .jl-bar-ground { height: 1px; y: 1px; fill: var(--jl-rule) }
.jl-editorial-1 .jl-skill-name { font-weight: 700 }
.jl-editorial-1 .jl-skill-level, .jl-editorial-1 .jl-skill-tags { color: var(--jl-muted) }
`
