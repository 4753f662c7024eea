import { expect, test, vi } from 'vitest'
import { createWorkAhead } from '../../../app/features/pdf/create-work-ahead.server'
import { drawInTurn } from '../../../app/features/preview/draw-in-turn.server'
import { asCaller, currentCaller } from '../../../app/http/caller.server'

function opened(limit?: number) {
  const warn = vi.fn()
  const done: string[] = []
  const ahead = createWorkAhead({ log: { warn }, ...(limit ? { limit } : {}) })
  const add = (key: string, name = key) =>
    ahead.add({ key, work: () => Promise.resolve(void done.push(name)) })
  return { ahead, warn, done, add }
}

test('works off what was added, one after another, the newest alone under each key', async () => {
  const { ahead, done, add } = opened()
  add('a', 'a1')
  add('b', 'b1')
  add('a', 'a2')
  add('a', 'a3')
  expect(done).toEqual([])
  await ahead.idle()
  expect(done).toEqual(['b1', 'a3'])
})

test('what is added while its key runs is done afterwards', async () => {
  const { ahead, done, add } = opened()
  ahead.add({
    key: 'a',
    work: () => {
      add('a', 'newer')
      return Promise.resolve(void done.push('older'))
    },
  })
  await ahead.idle()
  expect(done).toEqual(['older', 'newer'])
})

test('is the server’s work, whoever led to it', async () => {
  const { ahead } = opened()
  const callers: unknown[] = []
  const work = () => Promise.resolve(void callers.push(currentCaller()))
  asCaller('somebody', () => ahead.add({ key: 'a', work }))
  await ahead.idle()
  await asCaller('somebody', () =>
    drawInTurn({ services: { browser: {} as never }, work: async () => (await work(), Buffer.of()) }),
  )
  expect(callers).toEqual([undefined, undefined])
})

test('a failure is logged and stops nothing', async () => {
  const { ahead, warn, done, add } = opened()
  ahead.add({ key: 'a', work: () => Promise.reject(new Error('no')) })
  add('b')
  await ahead.idle()
  expect(done).toEqual(['b'])
  expect(warn).toHaveBeenCalledOnce()
})

test('past its limit the oldest gives way', async () => {
  const { ahead, done, add } = opened(2)
  for (const key of ['a', 'b', 'c']) add(key)
  await ahead.idle()
  expect(done).toEqual(['b', 'c'])
})

test('closing cancels what runs, drops what waits and takes no more', async () => {
  const { ahead, warn, done, add } = opened()
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  ahead.add({
    key: 'long',
    work: (signal) => {
      begin()
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    },
  })
  add('waiting')
  await begun
  await ahead.close()
  add('late')
  await ahead.idle()
  expect(done).toEqual([])
  expect(warn).not.toHaveBeenCalled()
})
