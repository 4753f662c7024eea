import { expect, test } from 'vitest'
import { getLayout } from '../../../app/document/layouts/registry'
import { missingCharacters, rareCharacters } from '../../../app/document/text/missing-characters'
import { fontCoverage } from '../../../app/features/fonts/font-coverage.server'
import { chineseResume } from '../../factories/chinese-resume'
import { englishResume } from '../../factories/english-resume'

const layout = getLayout('classic')
const named = (name: string) => {
  const content = chineseResume()
  const list = content.baseInfo.list.map((row) => (row.kind === 'name' ? { ...row, value: name } : row))
  return { ...content, baseInfo: { ...content.baseInfo, list } }
}

test('asks about rare characters alone', () => {
  expect(rareCharacters({ content: named('林知夏'), layout })).toEqual([])
  expect(rareCharacters({ content: named('𠮷野家\u200d'), layout })).toEqual(['𠮷'])
})

test('names what no font has', () => {
  const covered: [number, number][] = [
    [0x3400, 0x4dbf],
    [0x9fa6, 0x9fff],
  ]
  expect(missingCharacters({ characters: ['㐀', '𠮷', '鿿'], covered })).toEqual(['𠮷'])
})

test.each(['sans', 'serif'] as const)('is sure of nothing that %s lacks', async (family) => {
  const points = await fontCoverage({ family, weight: 400 })
  const all = Array.from({ length: 0xd800 - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i))
  const lacked = all.filter((one) => !points.has(one.codePointAt(0) ?? 0) && /[\p{L}\p{P}\p{S}]/u.test(one))
  const rare = new Set(rareCharacters({ content: named(lacked.join('')), layout }))
  expect(lacked.filter((one) => !rare.has(one))).toEqual([])
})

test('the usual resumes have none', () => {
  for (const content of [chineseResume(), englishResume()])
    expect(rareCharacters({ content, layout }).filter((one) => one > '\uffff')).toEqual([])
})
