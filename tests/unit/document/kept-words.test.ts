import { expect, it } from 'vitest'
import { figuresIn, lastWords } from '../../../app/document/render/kept-words'

it.each([
  [
    'Cut the bill of materials by 27% through part reuse and a second source for every bearing.',
    'every bearing.',
  ],
  ['Led design from concept to clearance in 26 months, two months ahead of plan.', 'ahead of plan.'],
  ['负责首页改版，上线三个月后留存率提升到百分之四十，全年营收翻倍。', '营收翻倍。'],
  // a word that is long enough is no widow
  ['Rewrote the renderer and everything around it, with full documentation.', undefined],
  ['First line of the paragraph, which is long enough\nand then', undefined],
])('the last words of "%s" keep together', (text, end) => {
  const from = lastWords(text)
  expect(from === undefined ? undefined : text.slice(from)).toBe(end)
})

it.each([
  ['营收由9.6亿元增至21亿元，2,100万元为最高', ['9.6亿元', '21亿元', '2,100万元']],
  ['三年12个项目，周期6周、48小时', ['12个', '6周', '48小时']],
  ['Raised $1.9 million with 16 kg less in 26 months', ['1.9 million', '16 kg', '26 months']],
  ['Version 2 of the plan, 40 at a time', []],
])('figures of "%s" keep their units', (text, expected) => {
  expect(figuresIn(text).map(({ from, to }) => text.slice(from, to))).toEqual(expected)
})
