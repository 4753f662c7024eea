import { expect, it } from 'vitest'
import { type ResumeContent } from '../../../collections/resumes/schema'
import { getLayout } from '../../../app/document/layouts/registry'
import { countVersionChanges } from '../../../app/features/versions/count-version-changes'
import { diffTexts } from '../../../app/features/versions/diff-texts'
import { englishResume } from '../../factories/english-resume'

const layout = getLayout('classic')

function compare(change: (content: ResumeContent) => void) {
  const from = englishResume()
  const to = structuredClone(from)
  change(to)
  return diffTexts({ from, to, layout })
}

const told = (changes: ReturnType<typeof diffTexts>) =>
  changes.flatMap(({ kind, before, after }) =>
    kind === 'same' ? [] : [[kind, before?.text ?? '', after?.text ?? '']],
  )

const itemOf = (content: ResumeContent) => {
  const item = content.entryList.flatMap(({ items }) => items).find(({ id }) => id === 'work-1')
  if (!item) throw new Error('the factory has such an item')
  return item
}

it('finds nothing where nothing is printed otherwise', () => {
  expect(told(compare(() => undefined))).toEqual([])
  expect(told(compare(({ config }) => void (config.themeColor = '#ab3a41')))).toEqual([])
})

it('knows a line by its words, not by its number: one above makes no others of those below', () => {
  const changes = compare((content) => {
    const item = itemOf(content)
    item.text = `A line above\n\n${item.text}`
  })
  expect(told(changes)).toEqual([['added', '', 'A line above']])
})

it('counts each document against the one before it', () => {
  const [first, second] = [englishResume(), englishResume()]
  itemOf(second).title = 'Another title'
  expect(countVersionChanges({ contents: [second, second, first] })).toEqual([
    { added: 0, changed: 0, removed: 0 },
    { added: 0, changed: 1, removed: 0 },
  ])
  expect(countVersionChanges({ contents: [] })).toEqual([])
})
