import { expect, it } from 'vitest'
import { produce } from '../../../app/document/patch/produce'
import { areFacts, dateInWords } from '../../../app/editor/edits/dates-in-words'
import { setField } from '../../../app/editor/edits/set-field'
import * as schema from '../../../app/editor/schema/parts'
import { printedDates } from '../../../app/editor/writing/written-dates'
import { provideSchema } from '../../../app/editor/schema/schema-parts'
import { resumeContent } from '../../../collections/resumes/schema'

provideSchema(schema)

const blank = resumeContent.parse({})
const words = (which: 'dates' | 'start' | 'end') =>
  dateInWords({ content: blank, which, words: 'Spring 2021' })

it.each([
  ['dates', 'start', '2021-03', 0],
  ['dates', 'end', '2021-03', 0],
  ['dates', 'end', 'now', 1],
  ['start', 'start', '2021-03', 0],
  ['start', 'end', '2021-03', 1],
  ['start', 'start', '', 1],
] as const)('of %s in words, setting %s to %j leaves as many: %#', (which, field, value, left) => {
  const item = { id: 'a', title: 'Acme', facts: [words(which)] }
  const content = resumeContent.parse({ entryList: [{ id: 's', items: [item] }] })
  const set = produce(content, (draft) => setField({ content: draft, owner: 'a', field, value }))
  expect(set.entryList[0]?.items[0]?.facts).toHaveLength(left)
})

it('what a person calls dates is theirs, and is not printed in place of them', () => {
  const own = { ...words('dates'), key: '', id: 'f' }
  const item = { id: 'a', title: 'Acme', facts: [own, words('start')] }
  const content = resumeContent.parse({ entryList: [{ id: 's', items: [item] }] })
  expect(printedDates({ content, owner: 'a' })).toBe('Spring 2021')
  const set = produce(content, (draft) =>
    setField({ content: draft, owner: 'a', field: 'start', value: '2021' }),
  )
  expect(set.entryList[0]?.items[0]?.facts).toEqual([own])
  const renamed = produce(content, (draft) =>
    setField({
      content: draft,
      owner: content.entryList[0]?.items[0]?.facts[1]?.id ?? '',
      field: 'label',
      value: 'Thesis',
    }),
  )
  expect(printedDates({ content: renamed, owner: 'a' })).toBe('')
})

it('words that an import kept under its own name print where they always did, and go as dates are set', () => {
  const facts = [{ key: 'startDate', label: 'Start', value: 'Spring 2021' }]
  const content = resumeContent.parse({
    entryList: [{ id: 's', items: [{ id: 'a', title: 'Acme', facts }] }],
  })
  expect(printedDates({ content, owner: 'a' })).toBe('')
  const set = produce(content, (draft) =>
    setField({ content: draft, owner: 'a', field: 'start', value: '2021' }),
  )
  expect(set.entryList[0]?.items[0]?.facts).toEqual([])
})

it('takes no more words and no longer ones than an entry may have', () => {
  const fact = words('dates')
  expect(areFacts(Array.from({ length: 30 }, () => fact))).toBe(true)
  expect(areFacts(Array.from({ length: 31 }, () => fact))).toBe(false)
  expect(areFacts([{ ...fact, value: 'x'.repeat(1001) }])).toBe(false)
})
