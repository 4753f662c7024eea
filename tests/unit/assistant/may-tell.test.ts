import { expect, test } from 'vitest'
import { mayTell } from '~/features/assistant/edits/may-tell'

test.each([
  ['number', '12%', 'one in eight calls', true],
  ['number', '12%', 'managed a team with quality in the city', false],
  ['number', '300人', '带过三百人', true],
  ['school', '南京大学', '南大，南京', true],
  ['number', '四成', '退货少了四成', true],
  ['tool', 'Microsoft Excel', 'drew dashboards in Excel', true],
  ['tool', 'OKR', 'set objectives and key results', true],
  ['organization', 'Beisen', '用北森系统招聘', true],
  ['certificate', 'Certified Public Accountant', 'CPA, 2019', true],
  ['scope', 'Led', 'took part in it', true],
] as const)('a %s “%s” and the words “%s”: %s', (kind, text, words, may) => {
  expect(mayTell({ kind, text, words })).toBe(may)
})
