import { expect, test } from 'vitest'
import { countText } from '../../../app/editor/count/count-text'
import { printedText } from '../../../app/editor/count/printed-text'
import { getLayout } from '../../../app/document/layouts/registry'
import type { LayoutCode } from '../../../collections/layout-codes'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { chineseResume } from '../../factories/chinese-resume'

test.each([
  ['', 0],
  ['用 React 18 重写了 3.5 万行', 9],
  ['don’t task-time R&D C++ node.js', 5],
  ['a@example.com, www.example.com/a', 2],
  ['— · | …', 0],
  ['ひらがな カタカナ', 8],
])('%s has %i words', (text, words) => expect(countText(text).words).toBe(words))

test('letters are counted as one sees them, spaces apart', () => {
  expect(countText('é👩‍💻 中\n文')).toMatchObject({ letters: 4, lettersAndSpaces: 5, words: 3, minutes: 1 })
  expect(countText('')).toEqual({ words: 0, letters: 0, lettersAndSpaces: 0, minutes: 0 })
})

test('what is hidden is not counted', () => {
  const content = chineseResume()
  const [first, ...others] = content.entryList
  if (!first) throw new Error('a section')
  const count = (code: LayoutCode, shown: ResumeContent) =>
    countText(printedText({ content: shown, layout: getLayout(code) })).words
  const all = count('classic', content)
  expect(all).toBeGreaterThan(100)
  const less = { ...content, entryList: [{ ...first, hidden: true }, ...others] }
  expect(count('classic', less)).toBeLessThan(all)
})
