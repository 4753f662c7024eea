import type { TaskEvent } from '../../../features/assistant/tasks/events'

type Options = {
  body: ReadableStream<Uint8Array>
  /** Something has arrived, if only a sign that the other side lives. */
  onLife?: () => void
}

/** The events of a stream of server-sent events, as they come. What breaks off in the middle of one is left. */
export async function* readEvents({ body, onLife }: Options): AsyncGenerator<TaskEvent, void> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onLife?.()
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = readBlock(block)
        if (event) yield event
      }
    }
  } finally {
    reader.releaseLock()
  }
}

/** One event; undefined for a comment. */
function readBlock(block: string): TaskEvent | undefined {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1).trimStart()]
    }),
  )
  const [number, type, data] = [Number(fields.get('id')), fields.get('event'), fields.get('data')]
  if (!number || !type || data === undefined) return undefined
  // an edge: the server writes its own types
  return { number, type, data: JSON.parse(data) as never } as TaskEvent
}
