import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { checkFacts } from '~/features/assistant/facts/check-facts'
import { checkInWorker } from '~/features/assistant/facts/check-in-worker.server'

const TODAY = new Date('2026-11-22')
const RESUME = 'Built 3 dashboards in Excel\n参与客户系统上线，续约率 78%'
const question = (...after: string[]) => ({
  sources: { resume: RESUME, today: TODAY },
  claims: after.map((text) => ({ before: '', after: text })),
})
const here = (...after: string[]) =>
  question(...after).claims.map((claim) => checkFacts({ ...claim, ...question() }))

test('says what the guard says, for each claim in order, while others are served', async () => {
  const claims = ['Built 30 dashboards in Tableau', '主导客户系统上线，续约率 78%', 'Built 3 dashboards']
  const asked = checkInWorker(question(...claims))
  const first = await Promise.race([asked, setImmediate('others')])
  expect(first).toBe('others')
  const verdicts = await asked
  expect(verdicts).toEqual(here(...claims))
  expect(verdicts.map(({ flags }) => flags.map(({ text }) => text))).toEqual([
    ['30', 'Tableau'],
    ['主导'],
    [],
  ])
})

test('answers many that ask at once, each about its own sources', async () => {
  const numbers = Array.from({ length: 12 }, (_, index) => index + 20)
  const answers = await Promise.all(
    numbers.map((number) =>
      checkInWorker({
        sources: { resume: `Trained ${number} nurses`, today: TODAY },
        claims: [{ before: '', after: 'Trained 25 nurses' }],
      }),
    ),
  )
  const isFlagged = answers.map(([verdict]) => verdict?.flags.length !== 0)
  expect(isFlagged).toEqual(numbers.map((number) => number !== 25))
})

test('gives up what takes too long, and answers the next', async () => {
  const tooLong = checkInWorker(question('1/2 '.repeat(2000)), { mostMs: 1 })
  const next = checkInWorker(question('Built 30 dashboards'))
  await expect(tooLong).rejects.toMatchObject({ code: 'unreadable' })
  expect(await next).toEqual(here('Built 30 dashboards'))
})

test('ends with its task: at once where it is asked, and unasked where it waits', async () => {
  const task = new AbortController()
  const long = checkInWorker(question('1/2 '.repeat(2000)), { signal: task.signal })
  const waiting = checkInWorker(question('Built 4 dashboards'), { signal: task.signal })
  const other = checkInWorker(question('Built 30 dashboards'))
  task.abort(new Error('stopped'))
  await expect(long).rejects.toThrow('stopped')
  await expect(waiting).rejects.toThrow('stopped')
  expect(await other).toEqual(here('Built 30 dashboards'))
})
