import type { BaseInfoRow, ResumeContent } from '../../../../collections/resumes/schema'
import { isJsonObject, type JsonObject } from './json'
import { joinList } from './join-list'
import { readKeptEntry, type KeptFile } from './kept'
import { mergeFields, type FieldOut } from './merge-fields'
import { basicRowsIn, readBasics, type ReadBasics } from './read-basics'
import { nameIn } from './old-names'
import { isSaidByProfile } from './same-address'
import { plainText } from '../../../document/rich-text/plain-text'
import { hasSigns, markedText } from './marked-text'
import { parseRichText } from '../../../document/rich-text/parse'
import { writeProfile } from './write-profile'

type Options = { content: ResumeContent; kept: KeptFile | undefined }

/** Writes `basics`, without what is hidden. Undefined when there is nothing to say. */
export function writeBasics({ content, kept }: Options): unknown {
  const source = kept?.root.basics
  const original = isJsonObject(source) ? source : {}
  const made =
    isJsonObject(source) && kept ? readBasics({ basics: source, language: kept.language }) : undefined
  const rows = content.baseInfo.list.filter((row) => !row.hidden)
  const fields: FieldOut[] = [
    ...rowFields({ rows, made, content, original }),
    photoField({ content, made, kept }),
    summaryField({ content, made }),
    listField({ field: 'profiles', rows: rows.filter((row) => row.kind === 'profile'), original, kept }),
    listField({ field: 'customFields', rows: rows.filter(isCustom), original, kept }),
  ]
  const written = mergeFields({
    original,
    fields: FIELD_ORDER.flatMap((name) =>
      fields.filter(({ field }) => field === nameIn({ list: 'basics', field: name, source: original })),
    ),
  })
  return Object.keys(written).length > 0 ? written : source
}

const FIELD_ORDER = [
  'name',
  'label',
  'image',
  'email',
  'phone',
  'url',
  'summary',
  'location',
  'profiles',
  'customFields',
]

type Made = ReadBasics | undefined
type FieldOptions = { content: ResumeContent; made: Made }

function rowFields(options: FieldOptions & { rows: BaseInfoRow[]; original: JsonObject }): FieldOut[] {
  const { rows, made, content, original } = options
  const textChanged = made !== undefined && textOf(content) !== made.text
  return basicRowsIn(original).map(([field, kind]) => {
    const value = valuesOf({ rows, kind })
    const own = made?.rows.filter((row) => !isSaidByProfile({ row, rows })) ?? []
    const unchanged = made !== undefined && value === valuesOf({ rows: own, kind })
    return {
      field,
      unchanged: unchanged && !(made.inText.has(field) && textChanged),
      value: value === '' ? undefined : kind === 'location' ? { address: value } : value,
    }
  })
}

function photoField({ content, made, kept }: FieldOptions & { kept: KeptFile | undefined }): FieldOut {
  const { url, show } = content.avatar
  const unchanged = made !== undefined && !kept?.photo && url === made.photo.url && !show
  return { field: 'image', unchanged, value: show && url !== '' ? url : undefined }
}

function summaryField({ content, made }: FieldOptions): FieldOut {
  const text = textOf(content)
  return {
    field: 'summary',
    unchanged: text === made?.text,
    value:
      (made && hasSigns(parseRichText(made.text)) ? markedText : plainText)(parseRichText(text)) || undefined,
  }
}

/** The text of the summary sections, as source. */
function textOf(content: ResumeContent): string {
  return content.entryList
    .filter((section) => section.kind === 'summary' && !section.hidden)
    .flatMap((section) => section.items.filter((item) => !item.hidden).map((item) => item.text))
    .filter((text) => text !== '')
    .join('\n\n')
}

type ListOptions = { field: string; rows: BaseInfoRow[]; original: JsonObject; kept: KeptFile | undefined }

function listField({ field, rows, original, kept }: ListOptions): FieldOut {
  const entries = rows.map((row) =>
    writeProfile({ row, original: readKeptEntry({ list: field, extra: row.extra }) }),
  )
  const list = joinList({ entries, rest: kept?.rest[field] ?? [] })
  const wasList = Array.isArray(original[field])
  return {
    field,
    unchanged: list.length === 0 && !wasList,
    value: wasList || list.length > 0 ? list : undefined,
  }
}

function isCustom({ kind, key, value }: BaseInfoRow): boolean {
  return (kind === 'text' || kind === 'birth') && key + value !== ''
}

type Rows = { rows: Pick<BaseInfoRow, 'kind' | 'value' | 'url'>[]; kind: BaseInfoRow['kind'] }

function valuesOf({ rows, kind }: Rows): string {
  return (
    rows
      .filter((row) => row.kind === kind)
      // An address has a scheme, which its words may lack.
      .map((row) => (kind === 'url' ? row.url || row.value : row.value || row.url))
      .filter((value) => value !== '')
      .join(' / ')
  )
}
