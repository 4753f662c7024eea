import type { SectionTitle } from '../schema/section-title'
import type { Design } from '../schema/design'
import { isSince } from '../is-since'
import { PAINTS, rule } from './rule'
import type { Voice } from './voices'

type Look = SectionTitle['look']
type Kind = Look['kind']
type Parts<K extends Kind> = {
  look: Extract<Look, { kind: K }>
  /** selector of the title */
  at: string
  within: string
  voice: Voice
  text: string
  /** above the section */
  gap: string
  center: string | false
}
type Looks = { [K in Kind]: (parts: Parts<K>) => string }
type Options = { title: SectionTitle } & Pick<Parts<Kind>, 'within' | 'voice' | 'text' | 'gap'>

/** How a title is drawn; each look has rules of its own under the selector of its column. */
export function lookCss({ title, ...options }: Options): string {
  const draw = LOOKS[title.look.kind] as (parts: Parts<Kind>) => string // an edge: the kind is that of the look
  const center = title.align === 'center' && 'text-align: center'
  const at = `${options.within} .jl-section-title${options.voice.inside}`
  return draw({ ...options, look: title.look, at, center })
}

const LOOKS: Looks = {
  plain: ({ at, text, center }) => rule(at, text, center),
  rule: ({ look, at, text, center }) => {
    const side = look.at === 'under' ? 'bottom' : 'top'
    return rule(
      at,
      `padding-${side}: ${look.gap}em`,
      `border-${side}: ${look.width}px solid var(--jl-${look.color})`,
      text,
      center,
    )
  },
  run: ({ look, at, text, center }) =>
    rule(at, 'display: flex', 'align-items: center', `column-gap: ${look.gap}em`, text, center) +
    rule(
      look.sides === 'both' ? `${at}::before, ${at}::after` : `${at}::after`,
      "content: ''",
      'flex: 1',
      'min-width: 1em',
      `height: ${look.width}px`,
      `background: var(--jl-${look.color})`,
    ),
  stroke: ({ look, at, text, center }) =>
    rule(at, text, center) +
    rule(
      `${at}::after`,
      "content: ''",
      'display: block',
      `width: ${look.length}em`,
      `height: ${look.width}px`,
      `margin-top: ${look.gap}em`,
      center && 'margin-inline: auto',
      `background: var(--jl-${look.color})`,
    ),
  block: ({ look, at, text }) =>
    rule(
      at,
      `padding-inline-start: ${look.gap}em`,
      `border-inline-start: ${look.width}em solid var(--jl-${look.color})`,
      text,
    ),
  band: ({ look, at, voice, text, center }) =>
    rule(
      at,
      `padding: ${look.padY}em ${look.padX}em`,
      // its words begin where all others do
      isSince(voice.design, 5) && `margin-inline: -${look.padX}em`,
      `background: ${PAINTS[look.ground]}`,
      text,
      (look.ground === 'theme' || look.ground === 'slate') && 'color: #fff',
      center,
    ),
  tab: ({ at, within, voice, text }) =>
    rule(at, 'border-bottom: 1.5px solid var(--jl-deep)', 'line-height: 1.35') +
    tabCss({ name: `${within} .jl-section-name${voice.inside}`, text, ...tabReach(voice.design) }),
  hung: hungCss,
  stop: stopCss,
}

/**
 * How far a tab's ground, or its border, reaches under its slanted end. Paper shines through where two of them only meet, and a ground
 * that is cut to one shape would be painted, and read, after all else.
 */
export const tabReach = (design: Design) =>
  isSince(design, 5)
    ? { reach: '2px', ground: '2px' }
    : { reach: '1px', ground: '0', border: '1px solid var(--jl-deep)' }

type Tab = { name: string; text: string } & ReturnType<typeof tabReach>

function tabCss({ name, text, reach, ground, border }: Tab): string {
  return (
    rule(
      name,
      'display: inline-block',
      'vertical-align: top',
      `margin-right: calc(0.9em - ${reach})`,
      `padding: 0.1em ${ground} 0.1em 0.75em`,
      border && `border-right: ${border}`,
      'color: #fff',
      'background: var(--jl-deep)',
      text,
    ) +
    rule(
      `${name}::after`,
      "content: ''",
      'display: inline-block',
      'vertical-align: top',
      'width: 0',
      'height: 0',
      'margin: -0.1em -0.9em -0.1em 0.65em',
      'border: 0 solid transparent',
      'border-width: 0 0 1.55em 0.9em',
      'border-left-color: var(--jl-deep)',
    )
  )
}

function hungCss({ look, at, within, voice, text, gap }: Parts<'hung'>): string {
  const line = (height: number) => [
    "content: ''",
    'align-self: start',
    `height: ${height}px`,
    `margin: -${look.rule}em 0 calc(${look.rule}em - ${height}px)`,
  ]
  const section = `.jl-section${voice.section}`
  const begun = `${within} ${section}:not(.jl-continued)`
  const underHead = `${within} .jl-page-first ${section}[data-first]`
  const first = `${within} .jl-page:not(.jl-page-first) ${section}[data-first]`
  return [
    rule(
      `${within} ${section}`,
      'display: grid',
      `grid-template-columns: ${look.hang}em minmax(0, 1fr)`,
      `column-gap: ${look.gutter}em`,
      'align-items: baseline',
      `margin-top: ${gap}`,
    ),
    rule(`${begun}::before`, ...line(1), 'grid-area: 1 / 1 / 2 / 3', 'background: var(--jl-rule)'),
    rule(`${begun}::after`, ...line(3), 'grid-area: 1 / 1', 'background: var(--jl-theme)'),
    // a head stands further away where all titles hang than where one does
    voice.section !== '' &&
      rule(`${underHead}::before, ${underHead}::after`, `margin: 0 0 calc(${look.rule}em - 1px)`),
    rule(`${first}::before, ${first}::after`, 'content: none'),
    rule(at, 'grid-area: 2 / 1', text),
    rule(`${within} .jl-body${voice.inside}`, 'grid-area: 2 / 2'),
  ]
    .filter(Boolean)
    .join('')
}

function stopCss({ at, within, voice, text }: Parts<'stop'>): string {
  const size = 'round(1em, 1px)'
  return [
    rule(
      at,
      'padding-inline-start: calc(var(--jl-rail) + var(--jl-gap))',
      'line-height: 1.4',
      'color: var(--jl-deep)',
    ),
    rule(`${within} .jl-section-name${voice.inside}`, text),
    rule(
      `${at}::before`,
      "content: ''",
      'float: left',
      `width: ${size}`,
      `height: ${size}`,
      `margin: calc((1.2em * 1.4 - 1em) / 2) calc(var(--jl-gap) / 2 - ${size} / 2) 0 calc(var(--jl-gap) / -2 - ${size} / 2)`,
      'border-radius: 50%',
      'background: var(--jl-theme)',
      'box-shadow: 0 0 0 0.28em #fff',
    ),
  ].join('')
}
