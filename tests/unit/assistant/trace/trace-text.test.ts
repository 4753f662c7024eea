import { describe, expect, test } from 'vitest'
import { prepareSources } from '~/features/assistant/trace/sources'
import { traceText } from '~/features/assistant/trace/trace-text'

type Given = { before?: string; after: string; resume?: string; user?: string; job?: string }
const traceOf = ({ before = '', after, resume = before, user = '', job = '' }: Given) =>
  traceText({ before, after, sources: prepareSources({ resume, user, job, today: new Date('2026-11-22') }) })
const marked = (given: Given) => traceOf(given).flags.map(({ kind, note, text }) => [kind, note, text])

describe('a hard mark', () => {
  test.each([
    ['a number', 'Trained nurses', 'Trained 25 nurses', ['number', 'nowhere', '25']],
    ['another number', '带领 7 人小组', '带领 9 人小组', ['number', 'other-value', '9']],
    ['another unit', '响应时间降到 200ms', '响应时间降到 200 秒', ['unit', 'other-unit', '200 秒']],
    ['more than was said', '近 30 家门店', '超过 30 家门店', ['number', 'beyond', '30']],
    ['a date', 'Clerk, 2019 - 2021', 'Clerk, 2017 - 2021', ['date', 'other-value', '2017']],
    ['a tool', 'Built dashboards', 'Built dashboards in QlikView', ['tool', 'nowhere', 'QlikView']],
    ['a body', '销售水泵', '为华屿科技公司销售水泵', ['organization', 'nowhere', '华屿科技公司']],
    ['a school', 'BA History', 'BA History, Bangor University', ['school', 'nowhere', 'Bangor']],
    ['a degree', '本科，会计学', '硕士，会计学', ['certificate', 'higher-level', '硕士']],
    ['a title', '会计，青禾集团', '财务总监，青禾集团', ['title', 'nowhere', '总监']],
    ['a role', '参与支付系统重构', '主导支付系统重构', ['scope', 'stronger-role', '主导']],
    [
      'across languages',
      'Took part in the rebuild of the payment system',
      '主导支付系统重建',
      ['scope', 'stronger-role', '主导'],
    ],
  ])('%s: "%s", "%s"', (_, before, after, mark) => {
    expect(marked({ before, after })).toContainEqual(mark)
  })
  test('names the line that it was made from, or none', () => {
    const [number] = traceOf({ before: '带领 7 人小组', after: '带领 9 人小组' }).flags
    expect(number?.source).toMatchObject({ where: 'before', text: '带领 7 人小组' })
    const [tool] = traceOf({ before: 'Built dashboards', after: 'Built QlikView dashboards' }).flags
    expect(tool).not.toHaveProperty('source')
  })
  test('stands on a year that takes the place of another, though another line has it', () => {
    const given = { before: 'Moved it in 2022', after: 'Moved it in 2023', resume: 'A paper, 2023' }
    expect(marked(given)).toEqual([['date', 'other-value', '2023']])
  })
  test('names the job where a number of it takes the place of another', () => {
    const given = { before: 'Wrote for 12 readers', after: 'Wrote for 8765 readers', job: '8765 readers' }
    expect(marked(given)).toEqual([['number', 'only-in-job', '8765']])
  })
  test('is told apart where only the job asks for it, and may be wished for', () => {
    const job = '熟悉 Prometheus'
    expect(marked({ before: '维护监控', after: '使用 Prometheus 维护监控', job })).toEqual([
      ['name', 'only-in-job', 'Prometheus'],
    ])
    expect(marked({ after: 'I have not yet worked with Braze.', job: 'Braze is a plus' })).toEqual([])
    expect(marked({ after: 'I have not led but know QlikView.', job: 'QlikView is a plus' })).toEqual([
      ['tool', 'only-in-job', 'QlikView'],
    ])
  })
  test('counts one phrase once', () => {
    for (const after of [
      '在华屿科技有限公司担任销售总监 12 年',
      'Sales Director at Northern Star Holdings for 12 years',
    ]) {
      const { flags } = traceOf({ before: 'Sold pumps', after })
      for (const [index, { from, to }] of flags.entries())
        expect(flags.slice(index + 1).some((other) => other.from < to && from < other.to)).toBe(false)
    }
  })
})

describe('no mark', () => {
  test.each([
    ['in other units', '响应时间降到 200ms', '响应时间降至 0.2 秒'],
    ['in words', 'Led a group of seven', 'Led a team of 7'],
    ['short', '销售额 350 万元', '销售额 3.5M 元'],
    ['a name by its sound', 'BA History, University of Reading', '雷丁大学历史学学士'],
    ['a name by its meaning', '在北星画廊做展览策划', 'Planned exhibitions at North Star Gallery'],
    ['in another order', 'Led seven. Nine groups used it.', 'Nine groups used it. Led seven.'],
  ])('is hard on what was said %s: "%s", "%s"', (_, before, after) => {
    expect(marked({ before, after })).toEqual([])
  })
  test('at all is on the person’s own words, wherever they wrote them', () => {
    const words = '日均处理订单 12 万笔，使用 Java 与 MySQL'
    for (const given of [{ before: words }, { user: words }, { resume: `简历\n${words}` }])
      expect(traceOf({ after: words, ...given })).toMatchObject({ flags: [], wording: [] })
  })
})

describe('a gentle mark', () => {
  const softly = (given: Given) => traceOf(given).wording.map(({ text }) => text)
  test('is on words that no line bears out, neighbours as one', () => {
    expect(
      softly({ before: 'Taught beginners', after: 'Taught beginners and rescued avalanche victims' }),
    ).toEqual(['rescued avalanche victims'])
    expect(softly({ before: '上门给钢琴调律', after: '上门为交响乐团钢琴调律' })).toEqual(['交响乐团'])
  })
  test('is none on a translation or on a synonym', () => {
    expect(softly({ before: 'Bought timber', after: '购置木材' })).toEqual([])
    expect(softly({ before: 'Bought timber', after: 'Purchased timber' })).toEqual([])
  })
  test('is on what follows from the numbers, and on what only another line has', () => {
    expect(softly({ before: '从 800ms 降到 200ms', after: '从 800ms 降到 200ms，降幅 75%' })).toContain('75%')
    const resume = 'Ran the till\nTrained 14 starters'
    expect(softly({ before: 'Ran the till', after: 'Ran the till with 14 others', resume })).toContain(
      '14 others',
    )
  })
})

describe('beside the marks', () => {
  test('what the replaced text said and the suggestion does not is listed', () => {
    const before = '9-hour night shifts with 14-minute breaks at Kettle & Pine'
    const { lost } = traceOf({ before, after: 'Night shifts at Kettle & Pine' })
    expect(lost).toEqual(['9-hour', '14-minute'])
  })
  test('each clause has the line that it was made from', () => {
    const resume = 'Sold pumps to breweries\nWrote manuals in Japanese'
    const { origins } = traceOf({ after: 'Wrote Japanese manuals, sold pumps', resume })
    expect(origins.map(({ text, source }) => [text, source.text])).toEqual([
      ['Wrote Japanese manuals', 'Wrote manuals in Japanese'],
      ['sold pumps', 'Sold pumps to breweries'],
    ])
  })
  test('places are those of the text with its Markdown', () => {
    const after = '响应时间降到 **300** 毫秒'
    const [flag] = traceOf({ before: '响应时间降到 200ms', after }).flags
    expect(after.slice(flag?.from, flag?.to)).toBe(flag?.text)
  })
  test('nothing is no error', () => {
    expect(traceOf({ after: '' })).toEqual({ flags: [], wording: [], lost: [], origins: [] })
  })
})

describe('nonsense', () => {
  test.each(['1/2 ', '负责,', 'a/b/', '雷丁'])(
    '"%s" four times as often takes no more than in proportion',
    (piece) => {
      const took = (count: number) => {
        const text = piece.repeat(count)
        const start = performance.now()
        traceText({ before: text, after: `${text} x 7`, sources: prepareSources({ resume: text }) })
        return performance.now() - start
      }
      const long = took(800)
      if (long > 10_000) expect(long).toBeLessThan(16 * took(200))
    },
  )
})
