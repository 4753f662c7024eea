import { expect, it } from 'vitest'
import { toastStore } from '../../../app/components/ui/toast'
import { offerEntries } from '../../../app/editor/clipboard/take-pasted'
import { createDocumentStore } from '../../../app/editor/store/create-document-store'
import { englishResume } from '../../factories/english-resume'

const begin = englishResume()
const owner = begin.entryList.flatMap(({ items }) => items)[0]?.id ?? ''

/** Writes into an entry that something was pasted into. */
function pasted() {
  const store = createDocumentStore({ initial: begin })
  const write = (field: 'text' | 'title', value: string) =>
    store.change({
      name: field,
      recipe: ({ entryList }) => {
        const item = entryList.flatMap(({ items }) => items).find(({ id }) => id === owner)
        if (item) item[field] = value
      },
    })
  write('text', 'Acme 2019')
  offerEntries({
    editor: { content: store.get, subscribe: store.subscribe, history: store.history },
    target: { owner, field: 'text' },
    before: begin,
    after: store.get(),
    text: `two entries ${Math.random()}`,
    label: 'Make',
    onAction: () => undefined,
  })
  const count = toastStore.get().length
  return { ...store, write, isOffered: () => toastStore.get().length === count }
}

it('an offer for what was pasted stays while one writes in it', () => {
  const { write, isOffered } = pasted()
  write('text', 'Acme 2019 and more')
  expect(isOffered()).toBe(true)
})

it.each(['undo', 'elsewhere', 'a part goes'])('and ends with the next edit that is another: %s', (way) => {
  const { write, undo, isOffered } = pasted()
  if (way === 'undo') undo()
  else if (way === 'a part goes') write('text', 'Acme')
  else write('title', 'Elsewhere')
  expect(isOffered()).toBe(false)
})
