import { newId, type BaseInfoRow } from '../../../../collections/resumes/schema'
import type { JsonObject } from './json'
import { keepEntry, type Rest } from './kept'
import { pathTo, type Note } from './notes'
import type { RowDraft } from './read-basics'
import { readCustomField } from './read-custom-field'
import { readProfile } from './read-profile'
import { isSaidByProfile } from './same-address'
import { splitList } from './split-list'

const MAX_ROWS = 60

type ReadRows = { rows: BaseInfoRow[]; rest: Record<string, Rest>; notes: Note[] }

/** The rows of the basic information: the given ones, then profiles and labelled fields; a profile's address has one row. */
export function readRows({ basics, drafts }: { basics: JsonObject; drafts: RowDraft[] }): ReadRows {
  const rows = drafts.map((draft) => ({ ...draft, id: newId(), hidden: false }))
  const read: ReadRows = { rows, rest: {}, notes: [] }
  addList({ read, field: 'profiles', list: basics.profiles })
  addList({ read, field: 'customFields', list: basics.customFields })
  return { ...read, rows: read.rows.filter((row) => !isSaidByProfile({ row, rows: read.rows })) }
}

function addList({ read, field, list }: { read: ReadRows; field: string; list: unknown }): void {
  const path = pathTo({ path: 'basics', key: field })
  if (!Array.isArray(list)) {
    if (list !== undefined && list !== null) read.notes.push({ path, key: 'wrongType' })
    return
  }
  const accepts = (value: unknown) => field === 'profiles' || readCustomField(value) !== undefined
  const { entries, rest, notes } = splitList({ path, list, limit: MAX_ROWS - read.rows.length, accepts })
  read.rest[field] = rest
  read.notes.push(...notes)
  for (const { source, path: place } of entries) {
    const custom = field === 'profiles' ? undefined : readCustomField(source)
    const { row, notes: own } = custom ? { row: custom, notes: [] } : readProfile(source)
    read.notes.push(...own.map((note) => ({ path: pathTo({ path: place, key: note.field }), key: note.key })))
    read.rows.push({ ...row, id: newId(), hidden: false, extra: keepEntry({ list: field, source }) })
  }
}
