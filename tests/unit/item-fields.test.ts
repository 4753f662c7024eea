import { describe, expect, it } from 'vitest'
import { composeDocument } from '../../app/document/layouts/compose-document'
import { getLayout } from '../../app/document/layouts/registry'
import { leafText } from '../../app/document/model/leaf-text'
import { listLeaves } from '../../app/document/model/list-leaves'
import { FIELD_SCHEMAS } from '../../app/editor/fields/field-schemas'
import { outlineOf } from '../../app/features/assistant/edits/outline-of'
import { resumeTexts } from '../../app/features/assistant/edits/resume-texts'
import { readDocxLines } from '../../app/features/interchange/read-docx-lines'
import { importJsonResume } from '../../app/features/interchange/import-json-resume'
import { writeResume, WRITTEN_FORMATS } from '../../app/features/interchange/write-resume'
import { LAYOUT_CODES } from '../../collections/layout-codes'
import { fieldsOfItem, itemFields } from '../../collections/resumes/fields-of-item'
import {
  entryItem,
  resumeContent,
  SECTION_KINDS,
  type EntryItem,
  type ResumeContent,
  type SectionKind,
} from '../../collections/resumes/schema'
import { filledItem, wordsOfField } from '../factories/filled-item'

const KINDS = SECTION_KINDS.filter((kind) => kind !== 'skill')
const item = filledItem()
const contentOf = (kind: SectionKind): ResumeContent =>
  resumeContent.parse({ config: { language: 'en', linkStyle: 'full' }, entryList: [{ kind, items: [item] }] })
const wordsByField = (of: EntryItem) =>
  Object.fromEntries(fieldsOfItem(of).map((field) => [field.name, wordsOfField(field)]))
/** The fields of the item that a text lacks. */
const missingIn = (text: string): string[] =>
  fieldsOfItem(item)
    .filter((field) => wordsOfField(field).some((word) => !text.includes(word)))
    .map(({ name }) => name)

describe('every field of an item', () => {
  it.each(LAYOUT_CODES)('is printed by the layout %s in each kind of section', (code) => {
    const layout = getLayout(code)
    const printed = (kind: SectionKind) =>
      Object.values(composeDocument({ content: contentOf(kind), layout }))
        .flatMap((nodes) => listLeaves(nodes))
        .map(({ leaf }) => leafText(leaf))
        .join('\n')
    const missing = KINDS.flatMap((kind) => missingIn(printed(kind)).map((field) => `${field} in ${kind}`))
    expect(missing).toEqual([])
  })

  it.each(WRITTEN_FORMATS)('goes out as %s', async (format) => {
    const { data } = await writeResume({ content: contentOf('experience'), format })
    const lines = typeof data === 'string' ? [] : await readDocxLines(data.buffer)
    const text = typeof data === 'string' ? data : lines.map((line) => line.text).join('\n')
    expect(missingIn(text)).toEqual([])
  })

  // a summary of JSON Resume is a text and nothing else
  it.each(KINDS.filter((kind) => kind !== 'summary'))('comes back from JSON Resume in %s', async (kind) => {
    const { data } = await writeResume({ content: contentOf(kind), format: 'jsonresume' })
    const read = importJsonResume({ data: JSON.parse(String(data)), language: 'en' })
    const back = read.ok ? read.content.entryList[0]?.items[0] : undefined
    expect(back && wordsByField(back)).toEqual(wordsByField(item))
  })

  it('is told to the assistant unless it is never to see it, and is a source for what that says', () => {
    const content = contentOf('experience')
    const told = JSON.stringify(outlineOf({ content, marks: { hide: (text) => text } }))
    const never = itemFields.filter(({ assistant }) => assistant === 'never').map(({ name }) => name)
    expect(missingIn(told)).toEqual(never)
    expect(missingIn(resumeTexts(content).join('\n'))).toEqual([])
  })

  it('takes in the form what the document takes', () => {
    for (const { name, control } of itemFields) {
      if (control !== 'line') continue
      const accepts = (length: number) => [
        FIELD_SCHEMAS.line.safeParse('x'.repeat(length)).success,
        entryItem.shape[name].safeParse('x'.repeat(length)).success,
      ]
      expect([name, accepts(300), accepts(301)]).toEqual([name, [true, true], [false, false]])
    }
  })
})
