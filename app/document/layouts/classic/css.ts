import type { DocumentStyle } from '../../style/style-of'

export function css({ font }: DocumentStyle): string {
  return `
.jl-classic-1 .jl-sheet { padding: var(--jl-top) var(--jl-right) var(--jl-bottom) var(--jl-left) }
.jl-classic-1 .jl-head { padding: 0; text-align: center }
.jl-classic-1 .jl-head-photo { display: grid; grid-template-columns: minmax(0, 1fr) var(--jl-photo); column-gap: 24px; align-items: center; text-align: start }
.jl-classic-1 .jl-name { font-size: 2.15em; line-height: 1.25; font-weight: 700; color: var(--jl-deep) }
.jl-classic-1 .jl-headline { margin-top: 0.15em; font-size: 1.1em; line-height: 1.4; color: var(--jl-muted) }
.jl-classic-1 .jl-contact { display: flex; flex-wrap: wrap; justify-content: center; column-gap: 1.5em; margin-top: 0.55em; font-size: 0.95em; line-height: 1.6 }
.jl-classic-1 .jl-head-photo .jl-contact { justify-content: flex-start }
.jl-classic-1 .jl-contact .jl-icon { color: var(--jl-deep) }
.jl-classic-1 .jl-flow-head + .jl-flow-main { margin-top: 1.35em }
.jl-classic-1 .jl-section { margin-top: 1.25em }
.jl-classic-1 .jl-section-title { padding-bottom: 0.22em; border-bottom: 1px solid var(--jl-line); font-size: ${font === 'serif' ? 1.18 : 1.14}em; line-height: 1.4; font-weight: 700; color: var(--jl-deep) }
.jl-classic-1 .jl-body { margin-top: 0.5em }
.jl-classic-1 .jl-item { margin-top: 0.8em }
.jl-classic-1 .jl-line { display: flex; align-items: baseline; column-gap: 1em }
.jl-classic-1 .jl-title { font-weight: 700 }
.jl-classic-1 .jl-line-title .jl-title { flex: 1 }
.jl-classic-1 .jl-date { margin-inline-start: auto; color: var(--jl-muted) }
.jl-classic-1 .jl-line-sub { justify-content: space-between }
.jl-classic-1 .jl-subtitle { color: var(--jl-deep) }
.jl-classic-1 .jl-place { color: var(--jl-muted) }
.jl-classic-1 .jl-line-one .jl-subtitle { color: inherit }
.jl-classic-1 .jl-section-award .jl-item, .jl-classic-1 .jl-section-certificate .jl-item,
.jl-classic-1 .jl-section-language .jl-item, .jl-classic-1 .jl-section-interest .jl-item { margin-top: 0.3em }
.jl-classic-1 .jl-meta { display: flex; flex-wrap: wrap; column-gap: 1.6em }
.jl-classic-1 .jl-line + .jl-p, .jl-classic-1 .jl-line + .jl-list, .jl-classic-1 .jl-meta + .jl-p, .jl-classic-1 .jl-meta + .jl-list { margin-top: 0.2em }
.jl-classic-1 .jl-link { color: var(--jl-deep) }
.jl-classic-1 .jl-skills { display: grid; grid-template-columns: 1fr 1fr; column-gap: 2.4em; row-gap: 0.25em }
.jl-classic-1 .jl-skill-dots { display: flex; align-items: baseline; justify-content: space-between; column-gap: 1em }
.jl-classic-1 .jl-skill-name { font-weight: 700 }
.jl-classic-1 .jl-skill-level, .jl-classic-1 .jl-skill-tags { color: var(--jl-muted) }
.jl-classic-1 .jl-dots { flex: none }
`
}
