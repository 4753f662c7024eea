import { expect, test } from 'vitest'
import { resumeContent } from '../../../collections/resumes/schema'
import { setWritten } from '../../../app/editor/writing/written-addresses'

const rowAfter = ({ words, before, after }: { words: string; before: string; after: string }) => {
  const row = { id: 'r', kind: 'url', key: '', value: words, url: before }
  const content = resumeContent.parse({ baseInfo: { list: [row] } })
  setWritten({ content, owner: 'r', field: 'url', value: after })
  const [changed] = content.baseInfo.list
  return [changed?.value, changed?.url]
}

test('words that repeat an address, or its end, change with it; others are one’s own', () => {
  const before = 'https://code.example/anna'
  const after = 'https://code.example/hannah'
  expect(rowAfter({ words: 'code.example/anna', before, after })).toEqual(['code.example/hannah', after])
  expect(rowAfter({ words: before, before, after })).toEqual([after, after])
  expect(rowAfter({ words: 'anna', before, after })).toEqual(['hannah', after])
  expect(rowAfter({ words: 'My site', before, after })).toEqual(['My site', after])
  expect(rowAfter({ words: '', before, after })).toEqual(['', after])
  expect(rowAfter({ words: 'anna', before, after: 'other.example/b' })).toEqual(['anna', 'other.example/b'])
})
