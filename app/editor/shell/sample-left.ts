import type { ResumeContent } from '../../../collections/resumes/schema'
import type { FieldTarget } from '../session/editor'

/** Rows that are nobody else's; the same city or position may well be one's own. */
const PERSONAL = ['name', 'email', 'phone', 'url', 'profile']
/** Addresses that belong to nobody, as examples have them. */
const INVENTED = /[@.]example\.(?:com|org|net|cn)\b/i

type Options = { content: ResumeContent; sample: ResumeContent | undefined }

/** The first field that still says what the example says it was begun from; hidden ones leave with no file. */
export function sampleLeft({ content, sample }: Options): FieldTarget | undefined {
  const row = content.baseInfo.list.find(
    ({ kind, value, hidden }) =>
      !hidden &&
      value !== '' &&
      PERSONAL.includes(kind) &&
      (INVENTED.test(value) ||
        sample?.baseInfo.list.some((other) => other.kind === kind && other.value === value)),
  )
  if (row) return { owner: row.id, field: 'value' }
  const samples = new Map(
    sample?.entryList.flatMap(({ items }) => items.map((item) => [item.id, item] as const)),
  )
  for (const { items, hidden } of content.entryList)
    for (const item of hidden ? [] : items) {
      const other = samples.get(item.id)
      const field = (['title', 'text'] as const).find((name) => item[name] && item[name] === other?.[name])
      if (field && !item.hidden) return { owner: item.id, field }
    }
  return undefined
}
