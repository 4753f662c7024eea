import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkFacts } from '~/features/assistant/facts/check-facts'
import { prepareSources } from '~/features/assistant/facts/prepare-sources'
import { type Person, PEOPLE } from './golden/people'

const people = Object.keys(PEOPLE) as Person[]
const person = fc.constantFrom(...people)
const linesOf = (name: Person) => PEOPLE[name].split('\n')
const someLine = person.chain((name) =>
  fc.record({ name: fc.constant(name), line: fc.constantFrom(...linesOf(name)) }),
)

describe('what the person wrote', () => {
  test('a text left as it is has no flag', () => {
    fc.assert(
      fc.property(someLine, ({ name, line }) => {
        expect(checkFacts({ before: line, after: line, sources: { resume: PEOPLE[name] } }).flags).toEqual([])
      }),
    )
  })
  test('any clauses of the resume or of the own words have no flag', () => {
    fc.assert(
      fc.property(person, fc.nat(), fc.nat(), (name, a, b) => {
        const whole = PEOPLE[name]
        const clauses = whole.split(/(?<=[，。；;\n]|[,.](?= ))/)
        const [from = 0, to = 0] = [a % clauses.length, b % clauses.length].sort((x, y) => x - y)
        const after = clauses.slice(from, to + 1).join('')
        expect(checkFacts({ before: '', after, sources: { resume: whole } }).flags).toEqual([])
        expect(checkFacts({ before: '', after, sources: { resume: '', user: whole } }).flags).toEqual([])
      }),
    )
  })
  test('lines of the resume in another order have no flag', () => {
    fc.assert(
      fc.property(
        person.chain((name) =>
          fc.record({ name: fc.constant(name), lines: fc.shuffledSubarray(linesOf(name)) }),
        ),
        ({ name, lines }) => {
          expect(
            checkFacts({ before: '', after: lines.join('\n'), sources: { resume: PEOPLE[name] } }).flags,
          ).toEqual([])
        },
      ),
    )
  })
})

describe('what nobody said', () => {
  const unseen = fc.oneof(
    fc.integer({ min: 2100, max: 98_765 }).map((value) => `${String(value)}.7`),
    fc.integer({ min: 13, max: 99 }).map((value) => `${String(value)}.3%`),
    fc
      .record({ year: fc.integer({ min: 2024, max: 2039 }), month: fc.integer({ min: 1, max: 12 }) })
      .map(({ year, month }) => `${String(year)}-${String(month).padStart(2, '0')}`),
    fc.constantFrom('Svelte', 'Flink', 'SolidWorks', 'RocketMQ', 'Qzdbase', 'TurboFlux', '腾讯云'),
  )
  test('a number, date or tool put in is flagged, on just its span', () => {
    fc.assert(
      fc.property(someLine, unseen, fc.boolean(), ({ name, line }, made, isFirst) => {
        const after = isFirst ? `${made}; ${line}` : `${line}; ${made}`
        const { flags } = checkFacts({ before: line, after, sources: { resume: PEOPLE[name] } })
        expect(flags.map(({ text }) => text)).toEqual([made])
        expect(flags.map(({ from, to }) => after.slice(from, to))).toEqual([made])
      }),
    )
  })
})

describe('a number lent by another of the same text', () => {
  const flagsOf = (before: string, after: string) =>
    checkFacts({ before, after, sources: { resume: before } }).flags.map(({ text, note }) => [text, note])
  test('is flagged where it takes the place of one that is gone', () => {
    const before = 'Lead a group of seven. Nine outside groups have used it.'
    expect(flagsOf(before, before.replace('seven', 'nine'))).toEqual([['nine', 'other-value']])
    expect(flagsOf('带领 7 人小组，服务 9 个团队', '带领 9 人小组，服务 9 个团队')).toEqual([
      ['9', 'other-value'],
    ])
    expect(flagsOf('Cut cost by 10% and time by 30%', 'Cut cost by 30% and time by 30%')).toEqual([
      ['30%', 'other-value'],
    ])
  })
  test('is none where the sentences change places, or it is said once more', () => {
    expect(flagsOf('Led seven. Nine groups used it.', 'Nine groups used it. Led seven.')).toEqual([])
    expect(flagsOf('Led seven people.', 'Led seven people, all seven for years.')).toEqual([])
  })
})

describe('what a flag says', () => {
  const sources = prepareSources({
    resume: ['参与支付系统重构，响应时间降到 200ms', '江州大学 本科 2014.09 - 2018.06'],
    user: '峰值 QPS 大约 5000',
    job: '熟悉 Prometheus，五年以上经验',
  })
  const check = (before: string, after: string) => checkFacts({ before, after, sources })

  test('words of the job text are marked as such, with their place', () => {
    expect(check('维护监控', '使用 Prometheus 维护监控').flags).toEqual([
      {
        kind: 'tool',
        text: 'Prometheus',
        from: 3,
        to: 13,
        severity: 'from-job',
        note: 'only-in-job',
        source: { where: 'job', text: 'Prometheus', from: 3, to: 13 },
      },
    ])
  })
  test('a changed unit names the number it was made from', () => {
    const [flag] = check('响应时间降到 200ms', '响应时间降到 **200** 秒').flags
    expect(flag).toMatchObject({ kind: 'unit', note: 'other-unit', severity: 'inflated', text: '200** 秒' })
    expect(flag?.source).toMatchObject({ where: 'before', text: '200ms' })
  })
  test('a stronger role names the words it was made from', () => {
    const [flag] = check('参与支付系统重构', '主导支付系统重构').flags
    expect(flag).toMatchObject({
      kind: 'scope',
      note: 'stronger-role',
      text: '主导',
      source: { where: 'before', text: '参与' },
    })
  })
  test('each fact that is borne out names its source', () => {
    const { flags, sources: found } = check('响应时间降到 200ms', '峰值 QPS 5k，响应时间降至 0.2 秒')
    expect(flags).toEqual([])
    expect(found.map(({ text, source }) => [text, source.where, source.text])).toEqual([
      ['5k', 'user', '5000'],
      ['0.2 秒', 'before', '200ms'],
    ])
  })
  test('what follows from the numbers is said to be derived', () => {
    const { flags, sources: found } = check('从 800ms 降到 200ms', '降低 75%')
    expect(flags).toEqual([])
    expect(found).toMatchObject([{ text: '75%', match: 'derived' }])
  })
  test('an empty suggestion and empty sources are no error', () => {
    expect(checkFacts({ before: '', after: '', sources: { resume: '' } })).toEqual({ flags: [], sources: [] })
  })
})

describe('a letter for a job', () => {
  const resume = `Priya Shah
Marketing Executive, Kettle & Pine, Leeds, 2021 - present
- Run the email programme (42,000 subscribers) in Klaviyo; open rate up from 21% to 29%`
  const job =
    'Northwind Outdoor is looking for a Senior CRM Manager in Manchester. You lead A/B testing and loyalty. Braze is a plus.'
  const flagged = (after: string) =>
    checkFacts({ before: '', after, sources: { resume, job } }).flags.map(({ from, to }) =>
      after.slice(from, to),
    )
  test('may address the reader, wish for the post and say what has not been done', () => {
    expect(
      flagged(`Dear Sir or Madam,
I am applying for the position of Senior CRM Manager. At Kettle & Pine I run an email programme of 42,000 subscribers.
I have not yet worked with Braze, and your focus on A/B testing draws me to this role.`),
    ).toEqual([])
    expect(flagged('尊敬的招聘经理：\n我希望应聘贵公司的高级CRM经理一职。')).toEqual([])
  })
  test('claims nothing of what only the job asks for', () => {
    expect(flagged('I have worked with Braze for years.')).toEqual(['Braze'])
    expect(flagged('I have never missed a deadline. I know Braze.')).toEqual(['Braze'])
    expect(flagged('Although I have not led a team, I know Braze.')).toEqual(['Braze'])
    expect(flagged('I have not led a team but know Braze.')).toEqual(['Braze'])
    expect(flagged('我没有带过团队，但会用Braze。')).toEqual(['Braze'])
  })
})
