import { isWaiting, itemsToWrite } from '../../../collections/resumes/is-blank-item'
import type { EntrySection, ResumeContent } from '../../../collections/resumes/schema'
import { SCHEMA_LISTS } from './json-resume/order-lists'
import { joinList } from './json-resume/join-list'
import { type JsonObject } from './json-resume/json'
import { readKeptEntry, readKeptFile, type KeptFile } from './json-resume/kept'
import { CUSTOM_SPEC, LIST_SPECS, type ListSpec } from './json-resume/list-specs'
import { mergeFields, type FieldOut } from './json-resume/merge-fields'
import { writeBasics } from './json-resume/write-basics'
import { writeItem } from './json-resume/write-item'
import { writeSkill } from './json-resume/write-skill'

/**
 * Writes a document as JSON Resume 1.0.0. An import that nobody edited comes out deep-equal to its file. What is
 * hidden stays out: the file goes with the PDF to whoever gets that.
 */
export function exportJsonResume(content: ResumeContent): JsonObject {
  const kept = readKeptFile(content.extra)
  const fields: FieldOut[] = [
    { field: '$schema', unchanged: kept !== undefined, value: SCHEMA_URL },
    { field: 'basics', unchanged: false, value: writeBasics({ content, kept }) },
    ...SCHEMA_LISTS.map((list) => {
      const spec = LIST_SPECS.find((candidate) => candidate.list === list)
      return listField({
        list,
        kept,
        entries: spec ? writeList({ spec, content, kept }) : writeSkills(content),
      })
    }),
    listField({ list: CUSTOM_SPEC.list, kept, entries: writeCustomSections({ content, kept }) }),
  ]
  return mergeFields({ original: kept?.root ?? {}, fields })
}

const SCHEMA_URL = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

type ListOptions = { content: ResumeContent; kept: KeptFile | undefined }

type Options = { list: string; kept: KeptFile | undefined; entries: unknown[] }

function listField({ list, kept, entries }: Options): FieldOut {
  const value = joinList({ entries, rest: kept?.rest[list] ?? [] })
  const wasList = Array.isArray(kept?.root[list])
  return { field: list, unchanged: value.length === 0 && !wasList, value }
}

function writeList({ spec, content, kept }: ListOptions & { spec: ListSpec }): unknown[] {
  return content.entryList
    .filter((section) => section.kind === spec.kind && !section.hidden)
    .flatMap((section) => writeEntries({ spec, section, content, kept }))
}

function writeCustomSections({ content, kept }: ListOptions): unknown[] {
  return content.entryList
    .filter((section) => section.kind === 'custom' && !section.hidden && !isWaiting({ section, content }))
    .map((section) => {
      const original = readKeptEntry({ list: CUSTOM_SPEC.list, extra: section.extra })
      const items = writeEntries({ spec: CUSTOM_SPEC, section, content, kept })
      return mergeFields({
        original: original ?? {},
        fields: [
          { field: 'title', unchanged: original?.title === section.title, value: section.title },
          { field: 'items', unchanged: false, value: items },
        ],
      })
    })
}

type EntriesOptions = ListOptions & { spec: ListSpec; section: EntrySection }

function writeEntries({ spec, section, content, kept }: EntriesOptions): JsonObject[] {
  const language = kept?.language ?? content.config.language
  return itemsToWrite({ section, content }).map((item) =>
    writeItem({ spec, item, language, original: readKeptEntry({ list: spec.list, extra: item.extra }) }),
  )
}

function writeSkills({ skill, entryList }: ResumeContent): unknown[] {
  if (entryList.some((section) => section.kind === 'skill' && section.hidden)) return []
  return skill.list
    .filter((row) => !row.hidden && row.key + row.level + row.tags.join('') + (row.extra ? ' ' : '') !== '')
    .map((row) =>
      writeSkill({ row, step: skill.step, original: readKeptEntry({ list: 'skills', extra: row.extra }) }),
    )
}
