/** One server-sent event. */
export type StreamedEvent = { id: number; type: string; data: Record<string, unknown> }

/** A stream of server-sent events to its end, or until `until` is true of what has come. */
export async function readStream(
  response: Response,
  until?: (events: StreamedEvent[]) => boolean,
): Promise<StreamedEvent[]> {
  const events: StreamedEvent[] = []
  if (!response.body) return events
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = eventOf(block)
      if (event) events.push(event)
    }
    if (until?.(events)) break
  }
  return events
}

function eventOf(block: string): StreamedEvent | null {
  const fields = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  const [id, type, data] = [fields.get('id'), fields.get('event'), fields.get('data')]
  return id && type && data
    ? { id: Number(id), type, data: JSON.parse(data) as Record<string, unknown> }
    : null
}
