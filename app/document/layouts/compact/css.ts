/** No gradients: they reach the PDF as a kind of shading that some readers, Firefox among them, paint pink. */
export function css(): string {
  return `
.jl-compact-1 .jl-sheet { padding: var(--jl-top) var(--jl-right) var(--jl-bottom) var(--jl-left) }
.jl-compact-1 .jl-head-photo { display: grid; grid-template-columns: minmax(0, 1fr) var(--jl-photo); align-items: center; column-gap: 28px }
.jl-compact-1 .jl-head-title { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 1em }
.jl-compact-1 .jl-name { font-size: 1.95em; line-height: 1.3; font-weight: 700 }
.jl-compact-1 .jl-headline { font-size: 1.08em; line-height: 1.4; color: var(--jl-deep) }
.jl-compact-1 .jl-contact { display: grid; grid-template-columns: repeat(auto-fill, minmax(19.5em, 1fr)); column-gap: 1em; row-gap: 0.1em; margin-top: 0.5em }
.jl-compact-1 .jl-row .jl-icon { display: none }
.jl-compact-1 .jl-row { padding-inline-start: 0 }
.jl-compact-1 .jl-flow-head + .jl-flow-main { margin-top: 0.85em }
.jl-compact-1 .jl-section { margin-top: 0.75em }
.jl-compact-1 .jl-section-title { border-bottom: 1.5px solid var(--jl-deep); line-height: 1.35 }
.jl-compact-1 .jl-section-name { display: inline-block; vertical-align: top; margin-right: calc(0.9em - 1px); padding: 0.1em 0 0.1em 0.75em; border-right: 1px solid var(--jl-deep); color: #fff; background: var(--jl-deep);
  font-size: 1.02em; font-weight: 700 }
.jl-compact-1 .jl-section-name::after { content: ''; display: inline-block; vertical-align: top; width: 0; height: 0; margin: -0.1em -0.9em -0.1em 0.65em;
  border: 0 solid transparent; border-width: 0 0 1.55em 0.9em; border-left-color: var(--jl-deep) }
.jl-compact-1 .jl-body { margin-top: 0.35em }
.jl-compact-1 .jl-item { margin-top: 0.5em }
.jl-compact-1 .jl-line { display: grid; grid-template-columns: calc((100% - 14.5em - 2 * 1.2em) / 2) minmax(0, 1fr) minmax(14.5em, auto); align-items: baseline; column-gap: 1.2em }
.jl-compact-1 .jl-line-wide .jl-title { grid-column: 1 / 3 }
.jl-compact-1 .jl-title { font-weight: 700 }
.jl-compact-1 .jl-when { grid-column: 3; display: flex; flex-wrap: wrap; justify-content: flex-end; column-gap: 1em; max-width: 18em; color: var(--jl-muted) }
.jl-compact-1 .jl-meta { display: flex; flex-wrap: wrap; column-gap: 1.6em }
.jl-compact-1 .jl-link { color: var(--jl-deep) }
.jl-compact-1 .jl-section-award .jl-item, .jl-compact-1 .jl-section-certificate .jl-item,
.jl-compact-1 .jl-section-language .jl-item, .jl-compact-1 .jl-section-interest .jl-item { margin-top: 0.1em }
.jl-compact-1 .jl-list { margin-top: 0.05em }
.jl-compact-1 .jl-tags { margin-top: 0.15em; line-height: 1.7 }
.jl-compact-1 .jl-skills { display: grid; grid-template-columns: 1fr 1fr; column-gap: 2.4em; row-gap: 0.1em }
.jl-compact-1 .jl-skill-bar { display: flex; align-items: flex-start; column-gap: 1em }
.jl-compact-1 .jl-skill .jl-text { flex: 1 }
.jl-compact-1 .jl-skill-name { font-weight: 700 }
.jl-compact-1 .jl-skill-level, .jl-compact-1 .jl-skill-tags { color: var(--jl-muted) }
.jl-compact-1 .jl-bar { flex: none; width: 5em; margin-top: calc((1lh - 0.36em) / 2) }
`
}
