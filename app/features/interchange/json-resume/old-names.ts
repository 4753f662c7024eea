import type { JsonObject } from './json'

/** What fields were called before JSON Resume 1.0.0, by list. Many files in use still have these names. */
const OLD_NAMES: Record<string, Record<string, string>> = {
  basics: { url: 'website' },
  work: { name: 'company', url: 'website' },
  volunteer: { url: 'website' },
  education: { score: 'gpa' },
  publications: { url: 'website' },
  languages: { fluency: 'level' },
}

/** The name under which an entry has a field: its old one where only that is there. A field goes out as it came in. */
export function nameIn(options: { list: string; field: string; source: JsonObject | undefined }): string {
  const { list, field, source } = options
  const old = OLD_NAMES[list]?.[field]
  if (!source || old === undefined) return field
  return Object.hasOwn(source, old) && !Object.hasOwn(source, field) ? old : field
}
