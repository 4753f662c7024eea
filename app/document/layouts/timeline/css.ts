export function css(): string {
  return head + course + items
}

const head = `
.jl-timeline-1 { --jl-rail: 10.2em; --jl-gap: 2em }
.jl-timeline-1:lang(zh) { --jl-rail: 8.6em }
.jl-timeline-1 .jl-sheet { padding: var(--jl-top) var(--jl-right) var(--jl-bottom) var(--jl-left) }
.jl-timeline-1 .jl-head-words { display: grid; grid-template-columns: minmax(0, 1fr) fit-content(48%); align-items: start; column-gap: 2.4em }
.jl-timeline-1 .jl-head-long { grid-template-columns: minmax(0, 1fr) min(48%, 20em) }
.jl-timeline-1 .jl-head-photo { display: grid; grid-template-columns: var(--jl-photo) minmax(0, 1fr); align-items: center; column-gap: 24px }
.jl-timeline-1 .jl-head-photo .jl-head-words { grid-area: 1 / 2 }
.jl-timeline-1 .jl-head-photo .jl-photo-place { grid-area: 1 / 1 }
.jl-timeline-1 .jl-name { font-size: 2.5em; line-height: 1.2; font-weight: 700; color: var(--jl-ink) }
.jl-timeline-1 .jl-headline { margin-top: 0.25em; font-size: 1.12em; line-height: 1.4; color: var(--jl-deep) }
.jl-timeline-1 .jl-contact { grid-column: 2; max-width: 20em; font-size: 0.93em; line-height: 1.65 }
.jl-timeline-1 .jl-row .jl-icon { color: var(--jl-deep) }
.jl-timeline-1 .jl-flow-head + .jl-course { margin-top: 2em }
`
const course = `
.jl-timeline-1 .jl-course { display: grid; grid-template-columns: minmax(0, 1fr) }
.jl-timeline-1 .jl-axis { grid-area: 1 / 1; width: 1.5px; margin: 0.8em 0 0.2em calc(var(--jl-rail) + var(--jl-gap) / 2 - 0.75px); background: var(--jl-line) }
.jl-timeline-1 .jl-flow-main { grid-area: 1 / 1 }
.jl-timeline-1 .jl-section { margin-top: 1.4em }
.jl-timeline-1 .jl-section-title { padding-inline-start: calc(var(--jl-rail) + var(--jl-gap)); line-height: 1.4; color: var(--jl-deep) }
.jl-timeline-1 .jl-section-name { font-size: 1.2em; font-weight: 700 }
.jl-timeline-1 .jl-section-title::before { content: ''; float: left; width: round(1em, 1px); height: round(1em, 1px); margin: calc((1.2em * 1.4 - 1em) / 2) calc(var(--jl-gap) / 2 - round(1em, 1px) / 2) 0 calc(var(--jl-gap) / -2 - round(1em, 1px) / 2);
  border-radius: 50%; background: var(--jl-theme); box-shadow: 0 0 0 0.28em #fff }
.jl-timeline-1 .jl-body { margin-top: 0.4em; padding-inline-start: calc(var(--jl-rail) + var(--jl-gap)) }
`
const items = `
.jl-timeline-1 .jl-item + .jl-item { margin-top: 0.95em }
.jl-timeline-1 .jl-title::before { content: ''; float: left; width: round(0.68em, 1px); height: round(0.68em, 1px); margin: calc((1lh - 0.68em) / 2) calc(var(--jl-gap) / 2 - round(0.68em, 1px) / 2) 0 calc(var(--jl-gap) / -2 - round(0.68em, 1px) / 2);
  border-radius: 50%; border: 1.5px solid var(--jl-theme); background: #fff; box-shadow: 0 0 0 0.2em #fff }
.jl-timeline-1 .jl-line { display: grid; grid-template-columns: calc(var(--jl-rail) + var(--jl-gap)) minmax(0, 1fr); align-items: baseline; margin-inline-start: calc(-1 * (var(--jl-rail) + var(--jl-gap))) }
.jl-timeline-1 .jl-title { grid-area: 1 / 2; font-weight: 700 }
.jl-timeline-1 .jl-date { grid-area: 1 / 1 / span 2; padding-inline-end: var(--jl-gap); text-align: end; word-break: keep-all; color: var(--jl-muted) }
.jl-timeline-1 .jl-words { grid-area: 2 / 2; display: flex; align-items: baseline; justify-content: space-between; column-gap: 1.2em }
.jl-timeline-1 .jl-subtitle { color: var(--jl-deep) }
.jl-timeline-1 .jl-place { color: var(--jl-muted) }
.jl-timeline-1 .jl-line-one { grid-template-columns: calc(var(--jl-rail) + var(--jl-gap)) fit-content(calc((100% - var(--jl-rail) - var(--jl-gap)) * 0.6)) minmax(0, 1fr); column-gap: 0 }
.jl-timeline-1 .jl-line-one .jl-date { grid-row: 1 }
.jl-timeline-1 .jl-line-one .jl-words { grid-area: 1 / 3; flex-wrap: wrap; justify-content: flex-start; padding-inline-start: 0.9em }
.jl-timeline-1 .jl-line-one .jl-subtitle { color: var(--jl-muted) }
.jl-timeline-1 .jl-line-untitled .jl-words { grid-area: 1 / 2 / auto / -1; padding-inline-start: 0 }
.jl-timeline-1 .jl-line-untitled::after { content: ''; grid-area: 1 / 2; align-self: start; width: round(0.68em, 1px); height: round(0.68em, 1px); margin: calc((1lh - 0.68em) / 2) 0 0 calc(var(--jl-gap) / -2 - round(0.68em, 1px) / 2);
  border-radius: 50%; border: 1.5px solid var(--jl-theme); background: #fff; box-shadow: 0 0 0 0.2em #fff }
.jl-timeline-1 .jl-meta { display: flex; flex-wrap: wrap; column-gap: 1.6em }
.jl-timeline-1 .jl-link { color: var(--jl-deep) }
.jl-timeline-1 .jl-section-award .jl-item + .jl-item, .jl-timeline-1 .jl-section-certificate .jl-item + .jl-item,
.jl-timeline-1 .jl-section-language .jl-item + .jl-item, .jl-timeline-1 .jl-section-interest .jl-item + .jl-item { margin-top: 0.25em }
.jl-timeline-1 .jl-line + .jl-p, .jl-timeline-1 .jl-line + .jl-list, .jl-timeline-1 .jl-meta + .jl-p, .jl-timeline-1 .jl-meta + .jl-list { margin-top: 0.2em }
.jl-timeline-1 .jl-skills { display: grid; row-gap: 0.25em }
.jl-timeline-1 .jl-skill-dots { display: flex; align-items: baseline; justify-content: space-between; column-gap: 1em }
.jl-timeline-1 .jl-skill-name { font-weight: 700 }
.jl-timeline-1 .jl-skill-level, .jl-timeline-1 .jl-skill-tags { color: var(--jl-muted) }
.jl-timeline-1 .jl-dots { flex: none }
`
