import type { BaseInfoRow, ResumeContent } from '../../../collections/resumes/schema'
import type { IconName } from '../icons/paths'
import { makeLeaf } from '../model/make-leaf'
import { remember } from '../model/remember'
import { begin } from '../model/begin'
import type { Leaf, Run } from '../model/types'
import { linkText, rowTarget } from '../text/link-text'
import { addressRun } from './address-run'
import type { Context } from './context'

/** The person: name rows, headline rows, then all other rows in the order given. */
export type PersonParts = { names: Leaf[]; headlines: Leaf[]; rows: Leaf[] }
export type PersonOptions = {
  content: ResumeContent
  context: Context
  /** Which rows say their label in words; the others show an icon. A profile always names its network. */
  rowLabels: 'all' | 'unclear'
}

const ICONS: Partial<Record<BaseInfoRow['kind'], IconName>> = {
  phone: 'phone',
  email: 'email',
  location: 'location',
  url: 'url',
  profile: 'profile',
  birth: 'birth',
}

export function personParts({ content, context, rowLabels }: PersonOptions): PersonParts {
  const key = ['row', context.language, context.linkStyle, context.placeholders, rowLabels].join()
  const rows = content.baseInfo.list.filter((row) => !row.hidden)
  const name = rows.find((row) => row.kind === 'name' && row.value.trim() !== '')
  const headlines = rows.filter((row) => row.kind === 'headline')
  const others = rows.filter((row) => row !== name && row.kind !== 'headline')
  return {
    names: name
      ? leaves(
          makeLeaf({
            id: `${name.id}.row`,
            tag: 'h1',
            className: 'jl-name',
            text: [valueRun(name)],
            turns: 'right',
          }),
        )
      : [],
    headlines: headlines.flatMap((row) =>
      leaves(
        makeLeaf({
          id: `${row.id}.row`,
          tag: 'p',
          className: 'jl-headline',
          text: [valueRun(row)],
          turns: 'right',
          split: true,
        }),
      ),
    ),
    rows: others.flatMap((row) =>
      leaves(remember({ owner: row, key, make: () => rowLeaf({ row, context, rowLabels }) })),
    ),
  }
}

const valueRun = ({ id, value }: BaseInfoRow): Run => ({ text: value, source: begin(id, 'value') })

/** Whose label says no more than what the value is. */
const NAMES_ITS_VALUE = new Set<BaseInfoRow['kind']>(['name', 'phone', 'email'])

type RowOptions = Omit<PersonOptions, 'content'> & { row: BaseInfoRow }

function rowLeaf({ row, context, rowLabels }: RowOptions): Leaf | undefined {
  const icon = ICONS[row.kind]
  const value = rowRun({ row, context })
  // “Open to moves” without a value says something; “Phone” doesn't.
  if (value.text === '' && (context.placeholders || NAMES_ITS_VALUE.has(row.kind))) return undefined
  const labelled = row.key !== '' && (rowLabels === 'all' || !icon || row.kind === 'profile')
  const label = labelled
    ? [
        {
          text: value.text ? row.key + context.labels.colon : row.key,
          className: 'jl-label',
          source: { ...begin(row.id, 'key'), length: row.key.length },
        },
      ]
    : []
  const runs: Run[] = [...label, { ...value, url: rowTarget(row) }]
  const [first, ...rest] = runs.filter((run) => run.text !== '')
  if (!first) return undefined
  return makeLeaf({
    id: `${row.id}.row`,
    tag: 'li',
    className: icon ? `jl-row jl-row-${row.kind} jl-with-icon` : `jl-row jl-row-${row.kind}`,
    text: [{ ...first, icon }, ...rest],
  })
}

/** The value, and the address too where it says more than the value. */
function rowRun({ row, context }: { row: BaseInfoRow; context: Context }): Run {
  const { id, value, url } = row
  const address = addressRun({ owner: id, field: 'url', url, context })
  if (value === '' && url !== '') return address
  if (!url || /^(mailto|tel):/i.test(url)) return valueRun(row)
  const bare = linkText({ url, linkStyle: 'short' }).toLowerCase()
  const shown = linkText({ url: value, linkStyle: 'short' }).toLowerCase()
  if (bare === shown || address.text.toLowerCase().includes(value.toLowerCase())) return address
  const behind = value.length + 1
  const sources = [
    { ...begin(id, 'value'), at: 0, length: value.length },
    { ...address.source, at: behind, length: address.text.length },
  ]
  return { text: `${value} ${address.text}`, sources }
}

function leaves(leaf: Leaf | undefined): Leaf[] {
  return leaf ? [leaf] : []
}
