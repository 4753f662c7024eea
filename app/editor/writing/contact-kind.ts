import type { BaseInfoRow } from '../../../collections/resumes/schema'

type Kind = BaseInfoRow['kind']

/** The kinds whose icon and link would be wrong for what another of them holds. */
const CONTACTS = new Set<Kind>(['phone', 'email', 'location', 'url'])

/** Eight digits and more: fewer may be the code of a place. */
const LOOKS: [Kind, RegExp][] = [
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['phone', /^\+?(?:[\s().-]*\d){8,15}$/],
  ['url', /^(?:https?:\/\/|www\.)\S+$/i],
]

/** The row, still blank, that is meant for what was written into this one; undefined where it stands in the right one. */
export function rowMeantFor({
  rows,
  row,
}: {
  rows: BaseInfoRow[]
  row: BaseInfoRow
}): BaseInfoRow | undefined {
  const text = row.value.trim()
  const kind = LOOKS.find(([, look]) => look.test(text))?.[0]
  if (!kind || kind === row.kind || !CONTACTS.has(row.kind)) return undefined
  return rows.find((one) => one.kind === kind && !one.hidden && one.value.trim() === '' && one.url === '')
}
