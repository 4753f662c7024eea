import type { ResumeContent } from '../../../collections/resumes/schema'
import type { FieldTarget } from '../session/editor'

/** Rows that are nobody else's; the same city or position may well be one's own. */
const PERSONAL = ['name', 'email', 'phone', 'url', 'profile']
/** Addresses that belong to nobody, as examples have them. */
const INVENTED = /[@.]example\.(?:com|org|net|cn)\b/i

type Options = { content: ResumeContent; sample: ResumeContent | undefined }

/** Where it still says what the example says it was begun from, a field of each entry; what is hidden leaves with no file. */
export function sampleLeft({ content, sample }: Options): FieldTarget[] {
  const rows = content.baseInfo.list.filter(
    ({ kind, value, hidden }) =>
      !hidden &&
      value !== '' &&
      PERSONAL.includes(kind) &&
      (INVENTED.test(value) ||
        sample?.baseInfo.list.some((other) => other.kind === kind && other.value === value)),
  )
  const samples = new Map(
    sample?.entryList.flatMap(({ items }) => items.map((item) => [item.id, item] as const)),
  )
  const items = content.entryList.flatMap((section) => (section.hidden ? [] : section.items))
  return [
    ...rows.map(({ id }) => ({ owner: id, field: 'value' })),
    ...items.flatMap((item) => {
      const other = samples.get(item.id)
      const field = (['title', 'text'] as const).find((name) => item[name] && item[name] === other?.[name])
      return field && !item.hidden ? [{ owner: item.id, field }] : []
    }),
  ]
}
