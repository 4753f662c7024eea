import type { Language } from '../../../../collections/resumes/choices'
import { apostropheFamilies } from '../../style/font-families'
import { isSince } from '../is-since'
import { inkCss, rule, type CssOptions } from './rule'

/** Marks of lists, tags and icons. */
export function marksCss({ design, style, root }: CssOptions): string {
  const { marker, markerColor, marked, tags, icons, tagGap, tagLeading = 1.8, leadText } = design
  // as heavy as the shared rule that it replaces
  const list = `${root}${root}${root} ul.jl-list > li`
  return [
    isSince(design, 5) && marker !== 'dash' && drawnMarksCss({ design, root }),
    marker === 'dash' && [
      rule(list, 'list-style: none'),
      rule(
        `${root} ul.jl-list > li:not(.jl-continued)::before`,
        "content: ''",
        'float: left',
        'width: 0.6em',
        'height: 1px',
        'margin: calc(0.5lh) 0.55em 0 -1.15em',
        'background: var(--jl-theme)',
      ),
    ],
    marker === 'square' &&
      !isSince(design, 5) && [
        rule(`${list}:not(.jl-continued)`, 'list-style-type: square'),
        rule(
          `${root}${root}${root} ul.jl-list ul.jl-list > li:not(.jl-continued)`,
          'list-style-type: circle',
        ),
      ],
    markerColor && rule(`${root} .jl-list > li::marker`, `color: var(--jl-${markerColor})`),
    marked && rule(`${root} mark, ${root} mark :is(em, a)`, `color: ${inkCss(marked)}`),
    tags === 'plain' && rule(`${root} .jl-tag`, 'padding: 0', 'margin-inline-end: 0.9em', 'background: none'),
    !icons && rule(`${root} .jl-link .jl-icon`, 'display: none'),
    !icons && rule(`${root} .jl-link`, 'padding-inline-start: 0'),
    tagGap !== undefined && rule(`${root} .jl-tags`, `margin-top: ${tagGap}em`, `line-height: ${tagLeading}`),
    isSince(design, 4) && tightCss({ design, style, root }),
    leadText !== undefined && rule(`${root} .jl-section-summary .jl-p`, `font-size: ${leadText}em`),
  ]
    .flat()
    .filter(Boolean)
    .join('')
}

/**
 * Boxes, because engines set the browser's own marks at places of their own, and Chromium nearer to the text the denser the screen.
 * A mark begins at the edge of the text around its list.
 */
function drawnMarksCss({
  design: { marker, markerColor = 'deep' },
  root,
}: Pick<CssOptions, 'design' | 'root'>): string {
  const item = `${root} ul.jl-list > li:not(.jl-continued)::before`
  return [
    rule(`${root}${root}${root} ul.jl-list > li`, 'list-style: none', `margin-inline: ${LIST_INDENT}em 0`),
    rule(
      item,
      "content: ''",
      'float: inline-start',
      'box-sizing: border-box',
      '--jl-mark: 0.36em',
      'width: var(--jl-mark)',
      'height: var(--jl-mark)',
      'margin-block: calc(0.5lh + 0.06em - var(--jl-mark) / 2) 0',
      `margin-inline: ${-LIST_INDENT}em calc(${LIST_INDENT}em - var(--jl-mark))`,
      `background: var(--jl-${markerColor})`,
      marker === 'disc' && 'border-radius: 50%',
    ),
    // in whole pixels, or some are flat; where a browser knows how
    `@supports (width: round(1em, 1px)) { ${rule(item, '--jl-mark: round(0.36em, 1px)').trim()} }\n`,
    rule(
      `${root} ul.jl-list ${item.slice(root.length + 1)}`,
      `border: 1px solid var(--jl-${markerColor})`,
      'border-radius: 50%',
      'background: none',
    ),
    rule(
      `${root} :is(.jl-on-theme, .jl-on-slate) ul.jl-list > li:not(.jl-continued)::before`,
      'border-color: var(--jl-on-ground)',
      'background: var(--jl-on-ground)',
    ),
  ].join('')
}

/** In em, from the text around a list to the list's own. */
const LIST_INDENT = 1.25

/** Marks of quotations have a blank half in Chinese alone. */
const TIGHT: Record<Language, string> = { 'zh-CN': '.jl-tight', en: '.jl-tight:not(.jl-tight-quote)' }

function tightCss({ design, style, root }: Pick<CssOptions, 'design' | 'style' | 'root'>): string {
  const signs = rule(`${root} ${TIGHT[style.language]}`, 'margin-inline-start: -0.5em')
  // full-width, as a Chinese face has it, it would tear a Latin word apart
  const latin = `font-family: ${apostropheFamilies(style)}`
  return signs + (isSince(design, 5) ? rule(`${root}:lang(zh) .jl-apostrophe`, latin) : '')
}
