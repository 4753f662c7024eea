import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Warning } from './import-json-resume'
import { keepImportNotes } from './import-notes'
import { LIST_SPECS } from './json-resume/list-specs'

type WarnedPlace = { owner: string; field: string }
type Options = { content: ResumeContent; warning: Warning }

type NoteImportOptions = { id: string; content: ResumeContent; warnings: readonly Warning[] }

/** Keeps what the reader of a file was not sure of, with the field that each is about. */
export function noteImport({ id, content, warnings }: NoteImportOptions): void {
  const notes = warnings.map((warning) => {
    const { message, quote } = warning
    return { message, quote, place: placeOfWarning({ content, warning }) }
  })
  keepImportNotes(id, notes)
}

/** The field of an imported resume that a warning is about; undefined where it is about none. */
function placeOfWarning({ content, warning }: Options): WarnedPlace | undefined {
  const { path, quote, field = 'title' } = warning
  if (path.startsWith('basics')) return placeInBasics({ content, warning })
  const owner = itemAt({ content, path })
  if (owner) return { owner, field }
  return quote === undefined ? undefined : placeOfQuote({ content, quote })
}

const ROWS: Record<string, string> = { 'basics.name': 'name', basics: 'email' }

function placeInBasics({ content, warning: { path, quote } }: Options): WarnedPlace | undefined {
  const row = content.baseInfo.list.find(({ kind, value }) =>
    path === 'basics.customFields' ? value === quote : kind === ROWS[path],
  )
  if (row) return { owner: row.id, field: 'value' }
  return quote === undefined ? undefined : placeOfQuote({ content, quote })
}

/** Entries stand in the order of the file, though several headings may part them. */
function itemAt({ content, path }: { content: ResumeContent; path: string }): string | undefined {
  const [, list, index] = /^(\w+)\[(\d+)\]/.exec(path) ?? []
  const kind = LIST_SPECS.find((spec) => spec.list === list)?.kind
  const sections = content.entryList.filter((section) => section.kind === kind)
  return sections.flatMap(({ items }) => items)[Number(index)]?.id
}

type PlaceOfQuoteOptions = { content: ResumeContent; quote: string }

/** A heading of that name, else the text that says so. */
function placeOfQuote({ content, quote }: PlaceOfQuoteOptions): WarnedPlace | undefined {
  const section = content.entryList.find(({ title }) => title !== '' && title === quote.slice(0, 100))
  if (section) return { owner: section.id, field: 'title' }
  const item = content.entryList
    .flatMap(({ items }) => items)
    .find(({ title, text }) => text.includes(quote) || title.includes(quote))
  return item && { owner: item.id, field: item.text.includes(quote) ? 'text' : 'title' }
}
