import type { Sheet } from '../layouts/types'

const ITEM = 'ul.jl-list > li:not(.jl-continued)'

/**
 * Firefox sets the marks of lists some 5 px nearer to their text than Chromium, which prints the page, and lower, and no rule
 * moves them. So it draws boxes where Chromium has its marks: 7.4 px and 0.51 em before the text, within a pixel of what is
 * measured in all fonts at all sizes, for Chromium reckons them in whole pixels of the font's ascent.
 */
export function geckoMarksCss({ browserMarks }: Sheet): string {
  if (!browserMarks) return ''
  const { kind, color } = browserMarks
  return `@supports (-moz-appearance: none) and (height: round(1lh, 1px)) {
.jl-doc ${ITEM}::marker { content: none }
.jl-doc ${ITEM}::before { content: ''; float: inline-start; --jl-mark: round(0.364em, 1px); width: var(--jl-mark); height: var(--jl-mark);
  margin-block-start: calc(0.5lh + 0.06em - var(--jl-mark) / 2);
  margin-inline: calc(-7.4px - 0.51em - var(--jl-mark) / 2) calc(7.4px + 0.51em - var(--jl-mark) / 2);
  color: var(--jl-${color}); background: currentColor${kind === 'disc' ? '; border-radius: 50%' : ''} }
.jl-doc ul.jl-list ${ITEM}::before { --jl-mark: calc(round(0.364em, 1px) + 1px); border: 1px solid; border-radius: 50%; background: none }
.jl-doc :is(.jl-on-theme, .jl-on-slate) ${ITEM}::before { color: var(--jl-on-ground) }
}`
}
