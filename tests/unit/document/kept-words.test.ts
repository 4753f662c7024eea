import { expect, it } from 'vitest'
import { keptWords } from '../../../app/document/render/kept-words'

it.each([
  [
    'Cut the bill of materials by 27% through part reuse and a second source for every bearing.',
    ['every bearing.'],
  ],
  ['Led design to clearance in 26 months, two months ahead of plan.', ['26 months', 'ahead of plan.']],
  ['负责首页改版，上线三个月后留存率提升到百分之四十，全年营收翻倍。', ['营收翻倍。']],
  // a line rather ends before what leads on
  ['优化供应商结构，供应商从214家收敛到96家。', ['214家', '到96家。']],
  // a word that is long enough is no widow
  ['Rewrote the renderer and everything around it, with full documentation.', []],
  ['First line of the paragraph, which is long enough\nand then', []],
  ['营收由9.6亿元增至21亿元，2,100万元为最高', ['9.6亿元', '21亿元', '2,100万元']],
  ['三年12个项目，周期6周、48小时一次的检查文书', ['12个', '6周', '48小时', '检查文书']],
  // the last words begin with the figure that they would part
  ['Grew the audience of the service within a year by 12 million users', ['12 million users']],
  ['Version 2 of the plan, 40 at a time', ['at a time']],
  [
    '电话021-5555-1234，2021.03-2023.05通过ISO-9001认证，13-15人的小组负责年度复审文书',
    ['021-5555-1234', '2021.03-2023.05', 'ISO-9001', '13-15人', '度复审文书'],
  ],
  [
    'A well-known part-time role (2019-2021), call +1-212-555-0144 or write to the office manager',
    ['(2019-2021)', '+1-212-555-0144', 'office manager'],
  ],
])('what of "%s" keeps to a line', (text, expected) => {
  expect(keptWords({ text }).map(({ from, to }) => text.slice(from, to))).toEqual(expected)
})

it('reads a text of figures alone no slower than another', () => {
  expect(keptWords({ text: '1-'.repeat(100_000) })).toEqual([])
  expect(keptWords({ text: '1'.repeat(200_000) })).toEqual([])
})
