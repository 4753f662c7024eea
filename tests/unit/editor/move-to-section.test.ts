import { produce } from '../../../app/document/patch/produce'
import { expect, it } from 'vitest'
import { moveToSection } from '../../../app/editor/sections/use-row-actions'
import * as parts from '../../../app/editor/schema/parts'
import { provideSchema } from '../../../app/editor/schema/schema-parts'
import { englishResume } from '../../factories/english-resume'

provideSchema(parts)

it('moves an item to the end of another section, and nowhere else', () => {
  const content = englishResume()
  const [from, to] = content.entryList.filter(({ kind, items }) => kind !== 'skill' && items.length > 1)
  const item = from?.items[0]
  if (!from || !to || !item) throw new Error('the example has two sections with items')
  const moved = produce(content, (draft) => moveToSection({ content: draft, id: item.id, section: to.id }))
  const itemsOf = (id: string) => moved.entryList.find((section) => section.id === id)?.items
  expect(itemsOf(from.id)).toEqual(from.items.slice(1))
  expect(itemsOf(to.id)).toEqual([...to.items, item])
  const skill = content.entryList.find(({ kind }) => kind === 'skill')?.id ?? ''
  for (const section of [skill, 'gone', item.id]) {
    expect(produce(content, (draft) => moveToSection({ content: draft, id: item.id, section }))).toBe(content)
  }
})

it('the last one leaves a blank one behind, in whose place it comes back', () => {
  const content = englishResume()
  const from = content.entryList.find(({ items }) => items.length === 1)
  const to = content.entryList.find(({ items }) => items.length > 1)
  const [item] = from?.items ?? []
  if (!from || !to || !item) throw new Error('the example has a section with one item')
  const moved = produce(content, (draft) => moveToSection({ content: draft, id: item.id, section: to.id }))
  const itemsOf = ({ entryList }: typeof content) => entryList.find(({ id }) => id === from.id)?.items
  expect(itemsOf(moved)).toMatchObject([{ title: '', text: '' }])
  const back = produce(moved, (draft) => moveToSection({ content: draft, id: item.id, section: from.id }))
  expect(back).toEqual(content)
})
