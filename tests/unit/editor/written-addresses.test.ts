import { expect, test } from 'vitest'
import { resumeContent } from '../../../collections/resumes/schema'
import { setWritten } from '../../../app/editor/writing/written-addresses'

type Changed = { words: string; before: string; after: string; field?: string }

const rowAfter = ({ words, before, after, field = 'url' }: Changed) => {
  const row = { id: 'r', kind: 'url', key: '', value: words, url: before }
  const content = resumeContent.parse({ baseInfo: { list: [row] } })
  setWritten({ content, owner: 'r', field, value: after })
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
  expect(rowAfter({ words: 'anna', before, after: 'https://code.example/' })).toEqual([
    '',
    'https://code.example/',
  ])
  expect(rowAfter({ words: 'anna', before, after: '' })).toEqual(['', ''])
})

test('an address changes with the words that repeat it', () => {
  const row = { field: 'value', before: 'https://code.example/anna' }
  expect(rowAfter({ ...row, words: 'code.example/anna', after: 'b.example' })).toEqual([
    'b.example',
    'https://b.example',
  ])
  expect(rowAfter({ ...row, words: 'anna', after: 'hannah' })).toEqual([
    'hannah',
    'https://code.example/hannah',
  ])
  expect(rowAfter({ ...row, words: 'anna', after: '' })).toEqual(['', ''])
  expect(rowAfter({ ...row, words: 'My site', after: 'Mine' })).toEqual(['Mine', row.before])
  expect(rowAfter({ ...row, words: '', after: 'Mine' })).toEqual(['Mine', row.before])
  expect(rowAfter({ ...row, words: 'anna', after: 'http://c.example' })).toEqual([
    'http://c.example',
    'http://c.example',
  ])
})

test('words that are no address leave the one before, or none, never something that can’t be stored', () => {
  const row = { field: 'value', before: 'https://code.example/anna', words: 'code.example/anna' }
  expect(rowAfter({ ...row, after: 'code.example/anna (code)' })).toEqual([
    'code.example/anna (code)',
    row.before,
  ])
  expect(rowAfter({ ...row, words: 'a/anna', before: 'a/anna', after: '/anna' })).toEqual(['/anna', ''])
})
