import { expect, it } from 'vitest'
import { englishQuotes } from '../../../app/document/render/tight-signs'

it.each([
  ['“Anna” said: “It’s done”; the figures “add up”. 我说“很好”', ['“', '”', '“', '”', '“', '”']],
  ['With 8+ years’ experience', ['’']],
  ['负责“Power BI”看板，用“Go”写服务', []],
  ['参与“Hello World” 项目；“好”', []],
  ['A so-called ‘soft launch’ in May', ['‘', '’']],
  ['“只有引号”', []],
])('the quotes of English in “%s” are English', (text, expected) => {
  const found = englishQuotes(text).toSorted((a, b) => a - b)
  expect(found.map((at) => text.charAt(at))).toEqual(expected)
})

it('reads many opened quotes no slower than other text', () => {
  expect(englishQuotes('a “b '.repeat(20_000))).toEqual([])
})
