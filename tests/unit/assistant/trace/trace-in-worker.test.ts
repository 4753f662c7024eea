import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { traceInWorker } from '~/features/assistant/trace/trace-in-worker.server'
import { prepareSources } from '~/features/assistant/trace/sources'
import { traceText } from '~/features/assistant/trace/trace-text'

const TODAY = new Date('2026-11-22')
const RESUME = 'Built 3 dashboards in Excel\n参与客户系统上线，续约率 78%'
const question = (...after: string[]) => ({
  sources: { resume: RESUME, today: TODAY },
  claims: after.map((text) => ({ before: '', after: text })),
})
const here = (...after: string[]) =>
  question(...after).claims.map((claim) =>
    traceText({ ...claim, sources: prepareSources(question().sources) }),
  )

test('says what the guard says, for each claim in order, while others are served', async () => {
  const claims = ['Built 30 dashboards in QlikView', '主导客户系统上线，续约率 78%', 'Built 3 dashboards']
  const asked = traceInWorker(question(...claims))
  const other = traceInWorker({
    ...question('Built 30 dashboards'),
    sources: { resume: 'Built 30 dashboards' },
  })
  const first = await Promise.race([asked, setImmediate('others')])
  expect(first).toBe('others')
  const traces = await asked
  expect(traces).toEqual(here(...claims))
  expect(traces.map(({ flags }) => flags.map(({ text }) => text))).toEqual([['30', 'QlikView'], ['主导'], []])
  // who asks at the same time is answered from the own sources
  expect((await other).map(({ flags }) => flags)).toEqual([[]])
})

test('gives up what takes too long, and answers the next', async () => {
  const tooLong = traceInWorker(question('1/2 '.repeat(2000)), { mostMs: 1 })
  const next = traceInWorker(question('Built 30 dashboards'))
  await expect(tooLong).rejects.toMatchObject({ code: 'unreadable' })
  expect(await next).toEqual(here('Built 30 dashboards'))
})

test('ends with its task: at once where it is asked, and unasked where it waits', async () => {
  const task = new AbortController()
  const long = traceInWorker(question('1/2 '.repeat(2000)), { signal: task.signal })
  const waiting = traceInWorker(question('Built 4 dashboards'), { signal: task.signal })
  const other = traceInWorker(question('Built 30 dashboards'))
  const refused = [long, waiting].map((asked) => expect(asked).rejects.toThrow('stopped'))
  task.abort(new Error('stopped'))
  await Promise.all(refused)
  expect(await other).toEqual(here('Built 30 dashboards'))
})
