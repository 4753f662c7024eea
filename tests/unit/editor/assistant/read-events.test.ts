import { expect, it } from 'vitest'
import { applyEvent } from '../../../../app/editor/assistant/run/apply-event'
import { newRun } from '../../../../app/editor/assistant/run/run'
import { resumeContent } from '../../../../collections/resumes/schema'
import { readEvents } from '../../../../app/editor/assistant/stream/read-events'
import type { TaskEvent } from '../../../../app/features/assistant/tasks/events'

const content = resumeContent.parse({})
const STREAM =
  ': \n\nid: 1\nevent: status\ndata: {"state":"working"}\n\nid: 2\nevent: delta\ndata: {"text":"好 的"}\n\n' +
  'id: 3\nevent: reset\ndata: {}\n\nid: 4\nevent: delta\ndata: {"text":"Fine."}\n\n' +
  'id: 5\nevent: done\ndata: {"status":"done","usage":null}\n\nid: 6\nevent: del'

/** The stream's bytes in pieces of this many, which part characters, too. */
function inPieces(size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(STREAM)
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
}

it.each([1, 7, 10_000])('reads events however the bytes come, %i at a time', async (size) => {
  const events: TaskEvent[] = []
  for await (const event of readEvents({ body: inPieces(size) })) events.push(event)
  expect(events.map(({ number, type }) => `${number} ${type}`)).toEqual([
    '1 status',
    '2 delta',
    '3 reset',
    '4 delta',
    '5 done',
  ])
  expect(events[1]?.data).toEqual({ text: '好 的' })
  const run = events.reduce(
    (current, event) => applyEvent({ run: current, event, content }),
    newRun({ ask: { kind: 'chat', input: { message: 'Hello' } }, name: 'Chat', taskId: 't1' }),
  )
  expect(run).toMatchObject({ text: 'Fine.', state: 'done', lastEvent: 5 })
  // What came twice after a break is taken once.
  const [, second] = events
  if (second) expect(applyEvent({ run, event: second, content })).toBe(run)
})
