import { expect, test } from 'vitest'
import { produce } from '../../../app/document/patch/produce'
import * as schema from '../../../app/editor/schema/parts'
import { provideSchema } from '../../../app/editor/schema/schema-parts'
import { putBack } from '../../../app/editor/sections/use-row-actions'
import { findPlace } from '../../../app/editor/edits/find-place'
import { resumeContent, type ResumeContent } from '../../../collections/resumes/schema'

provideSchema(schema)

const jobs = (...items: { id: string; title: string }[]) =>
  resumeContent.parse({ entryList: [{ id: 's', kind: 'experience', title: 'Work', items }] })

test('what was removed comes back once, beside what was written in its place since', () => {
  const before = jobs({ id: 'a', title: 'Acme' })
  const place = findPlace({ content: before, id: 'a' })
  const titles = (content: ResumeContent) => {
    const back = produce(content, (draft) => void (place && putBack({ content: draft, place, isKept: true })))
    return back.entryList[0]?.items.map(({ title }) => title)
  }
  expect(titles(before)).toEqual(['Acme'])
  expect(titles(jobs({ id: 'a', title: '' }))).toEqual(['Acme'])
  expect(titles(jobs({ id: 'a', title: 'Beta' }))).toEqual(['Acme', 'Beta'])
})
