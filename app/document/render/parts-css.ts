/** Parts that all layouts share. */
export const partsCss = `
.jl-doc .jl-list > li { display: list-item; margin-left: 1.15em }
.jl-doc ul.jl-list > li { list-style: disc outside }
.jl-doc ul.jl-list ul.jl-list > li { list-style-type: circle }
.jl-doc ol.jl-list > li { list-style: decimal outside; margin-left: 1.6em }
.jl-doc .jl-list > li.jl-continued.jl-continued { list-style-type: none }
.jl-list > li::marker { color: var(--jl-deep) }
.jl-doc :where(.jl-list > li + li, .jl-list .jl-list, .jl-p + .jl-list, .jl-list + .jl-p, .jl-p + .jl-p) { margin-top: 0.15em }
.jl-with-icon { padding-inline-start: 1.4em }
.jl-icon { float: left; width: 1em; height: 1em; margin: calc((1lh - 1em) / 2) 0.4em 0 -1.4em; fill: none; stroke: currentColor;
  stroke-width: 1.2; stroke-linecap: round; stroke-linejoin: round; overflow: visible }
.jl-tags { margin-top: 0.35em; font-size: 0.9em; line-height: 1.8 }
.jl-tag { padding: 0.12em 0.55em; border-radius: 0.25em; margin-inline-end: 0.2em; background: var(--jl-tint); color: var(--jl-deep); white-space: nowrap }
/* Where it may have no room for one line, each of its lines is a whole one of its kind. */
.jl-tag-long, :is(.jl-flow-side, .jl-flow-aside) .jl-tag-wide { white-space: normal; -webkit-box-decoration-break: clone; box-decoration-break: clone }
.jl-piece, .jl-kept, :is(.jl-flow-main, .jl-flow-wide) .jl-piece-wide { white-space: nowrap }
:is(.jl-flow-main, .jl-flow-wide) .jl-piece-wide wbr { display: none }
.jl-date { font-variant-numeric: tabular-nums; flex-shrink: 0; max-width: 100% }
/* Beside a long title they keep their words whole, and most of the line for it. */
.jl-line-one > :is(.jl-subtitle, .jl-place) { max-width: 60%; overflow-wrap: break-word; word-break: keep-all }
.jl-label { color: var(--jl-muted) }
.jl-photo { display: block; width: var(--jl-photo); height: var(--jl-photo-height); max-width: 100%; border-radius: var(--jl-photo-radius); object-fit: cover }
.jl-photo-empty { background: #e6e8eb; fill: #b9bec6 }
.jl-bar { display: block; width: 100%; height: 0.36em }
.jl-bar rect { rx: 0.18em }
.jl-bar-ground { fill: var(--jl-pale) }
.jl-bar-fill { fill: var(--jl-theme) }
.jl-dots { display: inline-block; width: 4.6em; height: 0.66em; vertical-align: 0.02em }
.jl-dot { fill: var(--jl-pale) }
.jl-dot-fill { fill: var(--jl-theme) }
`
