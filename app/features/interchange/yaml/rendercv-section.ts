import { isJsonObject, type JsonObject } from '../json-resume/json'
import { listOfHeading } from '../text-resume/list-of-heading'

type Options = { out: JsonObject; title: string; entries: unknown }

/** Adds one section of RenderCV to a JSON Resume. The shape of its entries says what they are, the title the rest. */
export function renderCvSection({ out, title, entries }: Options): void {
  if (!Array.isArray(entries)) return
  const heading = title.replaceAll('_', ' ')
  const texts = entries.filter((entry) => typeof entry === 'string' || typeof entry === 'number').map(String)
  const objects = entries.filter(isJsonObject)
  if (texts.length > 0) addTexts({ out, heading, texts })
  if (objects.length === 0) return
  const list = listFor({ heading, objects })
  const rename = NAMES[list] ?? NAMES.projects ?? {}
  const items = objects.map((entry) => renamed({ entry, rename, list }))
  if (list === 'custom') add({ out, list: 'customSections', items: [{ title: heading, items }] })
  else add({ out, list, items })
}

function addTexts({ out, heading, texts }: { out: JsonObject; heading: string; texts: string[] }): void {
  if (listOfHeading(heading) === 'summary' && isJsonObject(out.basics)) {
    const { summary } = out.basics
    out.basics.summary = [summary, ...texts].filter(Boolean).join('\n\n')
  } else if (listOfHeading(heading) === 'skills') {
    add({ out, list: 'skills', items: texts.map((name) => ({ name })) })
  } else add({ out, list: 'customSections', items: [{ title: heading, items: [{ highlights: texts }] }] })
}

function listFor({ heading, objects }: { heading: string; objects: JsonObject[] }): string {
  const named = listOfHeading(heading)
  const has = (field: string) => objects.some((entry) => field in entry)
  if (has('institution')) return 'education'
  if (has('company')) return named === 'volunteer' ? 'volunteer' : 'work'
  if (has('authors') || has('journal')) return 'publications'
  if (has('label') && has('details')) return named === 'languages' ? 'languages' : 'skills'
  return named && named !== 'basics' && named !== 'summary' && NAMES[named] ? named : 'custom'
}

/** RenderCV's names of fields, and JSON Resume's, list by list. */
const NAMES: Record<string, Record<string, string>> = {
  work: { company: 'name', name: 'name', summary: 'summary' },
  volunteer: { company: 'organization', name: 'organization' },
  education: { degree: 'studyType' },
  publications: { title: 'name', journal: 'publisher', date: 'releaseDate' },
  skills: { label: 'name', details: 'keywords' },
  languages: { label: 'language', details: 'fluency' },
  awards: { name: 'title', bullet: 'title' },
  certificates: { bullet: 'name' },
  projects: { bullet: 'name', summary: 'description' },
}

type RenamedOptions = { entry: JsonObject; rename: Record<string, string>; list: string }

function renamed({ entry, rename, list }: RenamedOptions) {
  const common: Record<string, string> = { start_date: 'startDate', end_date: 'endDate', url: 'url' }
  const fields = Object.entries(entry).flatMap(([field, value]): [string, unknown][] => {
    if (value === null) return []
    if (field === 'end_date' && value === 'present') return []
    if (list === 'skills' && field === 'details') return [['keywords', splitList(value)]]
    const single = field === 'date' && !['awards', 'certificates', 'publications'].includes(list)
    if (single)
      return [
        ['startDate', asText(value)],
        ['endDate', asText(value)],
      ]
    return [[rename[field] ?? common[field] ?? field, typeof value === 'number' ? asText(value) : value]]
  })
  // An entry has one address: its own, else that of the first name which is a link.
  const linked = fields.some(([field]) => field === 'url')
    ? -1
    : fields.findIndex((field) => withoutLink(field).length > 1)
  return Object.fromEntries(fields.flatMap((field, i) => (i === linked ? withoutLink(field) : [field])))
}

/** A name that is a link, as Markdown writes it, is a name and an address. */
function withoutLink([field, value]: [string, unknown]): [string, unknown][] {
  const [, text, url] =
    /^\[([^\]]+)\]\((https?:\/\/\S+)\)$/.exec(typeof value === 'string' ? value : '') ?? []
  return text && url
    ? [
        [field, text],
        ['url', url],
      ]
    : [[field, value]]
}

function splitList(value: unknown): unknown {
  return typeof value === 'string' ? value.split(/\s*[,，、;；]\s*/).filter(Boolean) : value
}

const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

function add({ out, list, items }: { out: JsonObject; list: string; items: JsonObject[] }): void {
  const known = out[list]
  out[list] = [...(Array.isArray(known) ? (known as unknown[]) : []), ...items]
}
