import type { TwinMark } from '../../features/twins/compare-twins'
import { ORDER, PLACE } from '../../features/twins/values-of'

type Options = {
  /** What the blocks stand in, with a space behind; empty in a root of their own. */
  scope: string
  active: string | undefined
  marks: readonly TwinMark[]
}

/** What a field is called in the blocks that print it. */
const PARTS: Record<string, readonly string[]> = {
  value: ['row', 'fact'],
  start: ['date'],
  end: ['date'],
  key: ['row', 'skill'],
  label: ['fact'],
  level: ['skill'],
  url: ['photo', 'row'],
}

/** Marks on paper, which is white in the dark, too: what is stale, and what the pointer or the focus is on. No line moves by it. */
export function twinCss({ scope, active, marks }: Options): string {
  const stale = marks.flatMap(({ owner, field }) => selectorsOf({ scope, owner, field }))
  return [
    stale.length > 0
      ? `${stale.join()} { background: rgb(255 190 40 / 0.22); box-shadow: 0 0 0 2px rgb(255 190 40 / 0.22) }`
      : '',
    active === undefined
      ? ''
      : `${ofOwner(scope, active)} { background: rgb(62 99 221 / 0.05); box-shadow: 0 0 0 2px rgb(62 99 221 / 0.1) }`,
  ].join('\n')
}

function selectorsOf({ scope, owner, field }: { scope: string; owner: string; field: string }): string[] {
  if (field === ORDER) return []
  if (field === PLACE || field === 'hidden') return [ofOwner(scope, owner)]
  return [field, ...(PARTS[field] ?? [])].flatMap((part) => [
    `${scope}[data-block="${owner}.${part}"]`,
    `${scope}[data-block^="${owner}.${part}."]`,
  ])
}

const ofOwner = (scope: string, owner: string): string => `${scope}[data-block^="${owner}."]`
