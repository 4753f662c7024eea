import { expect, test } from 'vitest'
import { produce } from '../../../app/document/patch/produce'
import type { CopiedRows } from '../../../app/editor/clipboard/copied-rows'
import { putRows } from '../../../app/editor/clipboard/put-rows'
import { removeRow } from '../../../app/editor/edits/remove-row'
import * as schema from '../../../app/editor/schema/parts'
import { provideSchema } from '../../../app/editor/schema/schema-parts'
import { putBack } from '../../../app/editor/sections/use-row-actions'
import { findPlace } from '../../../app/editor/edits/find-place'
import type { Editor } from '../../../app/editor/session/editor'
import { entryItem, resumeContent, type ResumeContent } from '../../../collections/resumes/schema'

provideSchema(schema)

const jobs = (...items: { id: string; title: string }[]) =>
  resumeContent.parse({ entryList: [{ id: 's', kind: 'experience', title: 'Work', items }] })

function paste({
  content,
  rows,
  owner,
}: {
  content: ResumeContent
  rows: Partial<CopiedRows>
  owner: string
}) {
  let now = content
  const said: string[] = []
  const editor: Partial<Editor> = {
    id: 'here',
    language: 'en',
    content: () => now,
    endStep: () => undefined,
    announce: (text) => void said.push(text),
    change: ({ recipe }) => void (now = produce(now, recipe)),
    // the caret alone is asked of it
    pen: { writing: { get: () => undefined } } as unknown as Editor['pen'],
  }
  const copied = { from: 'here', entries: [], skills: [], contacts: [], sections: [], ...rows }
  // edge: what pasting asks of an editor is there
  return { last: putRows({ editor: editor as Editor, rows: copied, owner }), content: now, said }
}

test('all of a resume comes into a blank one, with sections that it has not, and what is said is what was put', () => {
  const entries = (['experience', 'volunteer', 'custom', 'custom'] as const).map((kind, index) => ({
    kind,
    title: `Title ${index}`,
    items: [entryItem.parse({ title: `Entry ${index}` })],
  }))
  const { content, last, said } = paste({
    content: jobs({ id: 'a', title: '' }),
    rows: { from: 'elsewhere', entries },
    owner: 'a',
  })
  expect(content.entryList.map(({ title, items }) => [title, items[0]?.title])).toEqual([
    ['Work', 'Entry 0'],
    ['Title 1', 'Entry 1'],
    ['Title 2', 'Entry 2'],
    ['Title 3', 'Entry 3'],
  ])
  expect(last).toBe(content.entryList.at(-1)?.items[0]?.id)
  expect(said).toEqual(['4 entries were pasted'])
})

test('the only entry of a section is itself again once it is cut and pasted', () => {
  const before = jobs({ id: 'a', title: 'Acme' })
  const items = before.entryList[0]?.items ?? []
  const cut = produce(before, (draft) => removeRow({ content: draft, id: 'a' }))
  const rows = { entries: [{ kind: 'experience' as const, title: 'Work', items }] }
  const { content, last } = paste({ content: cut, rows, owner: 'a' })
  expect(content.entryList[0]?.items).toEqual(items)
  expect(last).toBe('a')
})

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
