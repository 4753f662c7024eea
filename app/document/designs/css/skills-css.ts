import { isSince } from '../is-since'
import { rule, type CssOptions } from './rule'

/** Skills, and how their scales are drawn. */
export function skillsCss({ design, root }: CssOptions): string {
  const skills = skillsOf(design)
  const isStack = skills.scale === 'below' && skills.columns === 1
  return [
    isStack
      ? rule(`${root} .jl-skill + .jl-skill`, `margin-top: ${skills.gap}em`)
      : rule(`${root} .jl-skills`, ...columnsCss(skills)),
    skills.columns === 2 && isSince(design, 6) && rule(`${root} ${LAST_ALONE}`, 'grid-column: 1 / -1'),
    skills.scaledGap !== undefined && rule(`${root} .jl-scaled`, `column-gap: ${skills.scaledGap}em`),
    rule(`${root} .jl-skill`, skills.leading !== undefined && `line-height: ${skills.leading}`),
    rule(
      `${root} ${isSince(design, 5) ? '.jl-skill:not(.jl-skill-bare) ' : ''}.jl-skill-name`,
      'font-weight: 700',
    ),
    rule(
      isSince(design, 5) ? `${root} .jl-skill-level` : `${root} .jl-skill-level, ${root} .jl-skill-tags`,
      'color: var(--jl-muted)',
    ),
    // or the outermost dots are cut off
    isSince(design, 5) && rule(`${root} .jl-dots`, 'overflow: visible'),
    skills.look === 'dots' && dotsCss({ skills, root }),
    skills.look === 'bar' && barCss({ skills, root }),
  ]
    .filter(Boolean)
    .join('')
}

/** The last one of an odd number, without a scale: nothing stands beside it. */
const LAST_ALONE = '.jl-skill:last-child:nth-child(odd):not(.jl-skill-dots, .jl-skill-bar)'

/** In em, from a scale to the name that it stands under, and to the next one. */
const [OWN, NEXT] = [0.15, 0.95]

function skillsOf({ skills, edition }: CssOptions['design']): CssOptions['design']['skills'] {
  if (!edition || skills.look === 'none' || skills.scale !== 'below') return skills
  return { ...skills, gap: Math.max(skills.gap, NEXT), bar: { ...skills.bar, gap: OWN } }
}

function columnsCss({ columns, columnGap, gap }: CssOptions['design']['skills']): (string | false)[] {
  if (columns === 'flow')
    return ['display: flex', 'flex-wrap: wrap', `column-gap: ${columnGap ?? 2}em`, `row-gap: ${gap}em`]
  return [
    'display: grid',
    columns === 2 && 'grid-template-columns: 1fr 1fr',
    columns === 2 && `column-gap: ${columnGap ?? 2.4}em`,
    `row-gap: ${gap}em`,
  ]
}

type Part = Pick<CssOptions, 'root'> & { skills: CssOptions['design']['skills'] }

function dotsCss({ skills, root }: Part): string {
  if (skills.scale === 'below')
    return rule(`${root} .jl-dots`, 'display: block', `margin-top: ${skills.bar.gap ?? 0.25}em`)
  return [
    rule(
      `${root} .jl-skill-dots`,
      'display: flex',
      'align-items: baseline',
      'justify-content: space-between',
      'column-gap: 1em',
    ),
    rule(`${root} .jl-dots`, 'flex: none'),
  ].join('')
}

function barCss({ skills, root }: Part): string {
  const { thick, gap, length = 5, thin } = skills.bar
  const height = thick === undefined ? '0.36em' : `${thick}px`
  const bar =
    skills.scale === 'below'
      ? rule(`${root} .jl-bar`, `margin-top: ${gap ?? 0.4}em`, `height: ${height}`)
      : [
          rule(
            `${root} .jl-skill-bar`,
            'display: flex',
            'align-items: flex-start',
            `column-gap: ${gap ?? 1}em`,
          ),
          rule(`${root} .jl-skill .jl-text`, 'flex: 1'),
          rule(
            `${root} .jl-bar`,
            'flex: none',
            `width: ${length}em`,
            `height: ${height}`,
            `margin-top: calc((1lh - ${height}) / 2)`,
          ),
        ].join('')
  const hairline = thin
    ? rule(`${root} .jl-bar rect`, 'rx: 0') +
      rule(`${root} .jl-bar-ground`, 'height: 1px', 'y: 1px', 'fill: var(--jl-rule)')
    : ''
  return bar + hairline
}
