import { describe, expect, test } from 'vitest'
import { checkFacts } from '~/features/assistant/facts/check-facts'
import { dictionary } from '~/features/assistant/facts/dictionary/dictionary'
import { wordsOfRun } from '~/features/assistant/facts/dictionary/han-words'
import { meaningOf, supportOfHan, supportOfStem } from '~/features/assistant/facts/dictionary/meaning'
import { porterStem } from '~/features/assistant/facts/dictionary/stem'
import { consonantsOfLatin, isSoundOf } from '~/features/assistant/facts/dictionary/sounds'

const flagsOf = (before: string, after: string) =>
  checkFacts({ before, after, sources: { resume: before } }).flags.map(({ text }) => text)

describe('the dictionary', () => {
  test('is read once', () => {
    const read = dictionary()
    expect(read.words.size).toBeGreaterThan(100_000)
    expect(dictionary()).toBe(read)
  })
  test('parts a run of Han characters into its words', () => {
    expect(wordsOfRun('完成海岸侵蚀方向的学位论文')).toEqual([
      '完成',
      '海岸',
      '侵蚀',
      '方向',
      '的',
      '学位论文',
    ])
  })
  test('knows a word by a translation and by a synonym, in both directions', () => {
    const english = meaningOf('Calibrated gauges and bought timber')
    expect([supportOfHan('校准', english), supportOfHan('购置', english)]).toEqual(['said', 'near'])
    expect(supportOfHan('雪崩', english)).toBe('none')
    const chinese = meaningOf('校准量具')
    expect(supportOfStem(porterStem('calibrated'), chinese)).toBe('said')
    expect(supportOfStem(porterStem('avalanche'), chinese)).toBe('none')
  })
  test.each([
    'planned planning plans',
    'repair repaired repairs',
    'teach taught teaching',
    'install installation',
  ])('makes one stem of %s', (forms) => {
    expect(new Set(forms.split(' ').map(porterStem)).size).toBe(1)
  })
  test.each([
    ['西门子', 'Siemens'],
    ['雷丁', 'Reading'],
    ['奥斯丁', 'Austin'],
    ['格拉纳达', 'Granada'],
  ])('hears %s in %s', (han, latin) => {
    expect(isSoundOf({ han, latin: consonantsOfLatin(latin) })).toBe(true)
  })
  test.each([
    ['雷丁', 'Bangor'],
    ['华屿', 'Siemens'],
    ['远山', 'Northern'],
  ])('hears no %s in %s', (han, latin) => {
    expect(isSoundOf({ han, latin: consonantsOfLatin(latin) })).toBe(false)
  })
})

describe('names across languages', () => {
  test('a name is borne out by what its parts mean or by its sound', () => {
    const before = 'Prepared slides at Northern Star Diagnostics; BA History, University of Reading'
    expect(flagsOf(before, '在北极星诊断公司制备涂片；雷丁大学历史学学士')).toEqual([])
    expect(flagsOf('在北星画廊做展览策划', 'Planned exhibitions at North Star Gallery.')).toEqual([])
  })
  test('another name is flagged, of whatever sort', () => {
    expect(flagsOf('BA History, Bangor University', '雷丁大学历史学学士')).toEqual(['雷丁大学'])
    expect(flagsOf('Sold pumps to breweries', '为华屿科技等企业销售水泵，客户以啤酒厂为主')).toEqual([
      '华屿科技',
    ])
    expect(flagsOf('在北星画廊做展览策划', 'Planned exhibitions at Silver Lake Gallery.')).toEqual([
      'Silver Lake Gallery',
    ])
  })
})

describe('duties', () => {
  test('an invented clause is flagged across languages, beside honest ones', () => {
    const before = 'Taught beginners on the nursery slopes'
    expect(flagsOf(before, '在初级雪道教授初学者，参与雪崩救援')).toEqual(['参与雪崩救援'])
    expect(
      flagsOf(
        '修复馆藏古籍，做清洗和托裱',
        'Restored rare books, cleaning and backing them, and curated touring exhibitions abroad.',
      ),
    ).toEqual(['curated touring exhibitions abroad'])
  })
  test('words in a row that nothing bears out are flagged inside a clause', () => {
    expect(flagsOf('上门给钢琴调律', '上门为交响乐团音乐厅钢琴调律')).toEqual(['交响乐团音乐厅'])
  })
  test('one that says in other words what nothing else says any more is none', () => {
    expect(flagsOf('接待家属，给逝者化妆', '接待家属，负责遗体美容')).toEqual([])
  })
})

describe('opposites and degrees', () => {
  test.each([
    ['有低压电工证', '持有高压电工证', '高压'],
    ['在内科轮转三个月', '在外科轮转三个月', '外科'],
    ['Fixed low-voltage panels', 'Repaired high-voltage panels', 'high-voltage'],
    ['Packed inbound parcels', 'Packed outbound parcels', 'outbound'],
  ])('"%s" is not "%s"', (before, after, word) => {
    expect(flagsOf(before, after)).toEqual([word])
  })
  test('both may stand where both were said', () => {
    expect(flagsOf('检修高压柜和低压柜', '负责低压柜与高压柜检修')).toEqual([])
  })
})
