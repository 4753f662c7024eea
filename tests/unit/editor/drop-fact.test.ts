import { expect, it } from 'vitest'
import { createDocumentStore } from '../../../app/editor/store/create-document-store'
import { dropFact } from '../../../app/editor/writing/drop-fact'
import type { FieldTarget } from '../../../app/editor/session/editor'
import { resumeContent } from '../../../collections/resumes/schema'

const fact = (id: string, value: string) => ({ id, label: 'Dates', value })
const initial = resumeContent.parse({
  entryList: [{ kind: 'custom', items: [{ id: 'job', facts: [fact('said', '2020'), fact('emptied', '')] }] }],
})

it('Backspace where a fact is empty takes its row, in a step of undo, and nothing of one that says something', () => {
  const store = createDocumentStore({ initial })
  const entered: FieldTarget[] = []
  const pen = { places: () => undefined, enter: (target: FieldTarget) => void entered.push(target) }
  const change = (step: Parameters<typeof store.change>[0]) => void store.change(step)
  const drop = (owner: string, field = 'value') =>
    dropFact({
      editor: { content: store.get, change, language: 'en', pen },
      caret: { owner, field, anchor: 0, focus: 0 },
    })
  expect([drop('said'), drop('emptied', 'label'), drop('job')]).toEqual([false, false, false])
  expect(drop('emptied')).toBe(true)
  expect(store.get().entryList[0]?.items[0]?.facts.map(({ id }) => id)).toEqual(['said'])
  expect(entered).toEqual([{ owner: 'job', field: 'title' }])
  store.undo()
  expect(store.get()).toEqual(initial)
})
