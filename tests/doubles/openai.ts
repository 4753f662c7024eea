import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const OPENAI_KEY = 'sk-double'
/** A second reading that finds nothing. */
export const NO_DOUBTS = '{"doubts":[]}'

/** One request as it came. */
export type Asked = {
  authorization: string
  model: string
  messages: { role: string; content: string }[]
  format: string
  /** the body's text */
  raw: string
}
/** How the double answers: a text, streamed in pieces, or whatever the function writes itself. */
export type Reply =
  | string
  | string[]
  | ((options: { res: ServerResponse; asked: Asked; double: OpenaiDouble }) => Promise<void> | void)
export type OpenaiDouble = {
  /** for OPENAI_BASE_URL */
  url: string
  /** what was asked for a person */
  asked: Asked[]
  /** what was asked to have suggestions read again; `reading` is how it answers those */
  readings: Asked[]
  reading: Reply
  /** what it takes; any other is refused */
  keys: Set<string>
  /** what the next requests get, one after the other; the last one stays */
  replies: Reply[]
  /** milliseconds between two pieces */
  pace: number
  close: () => Promise<void>
}

/** The part of OpenAI's chat completions that streams, on this machine. */
export async function openOpenai(): Promise<OpenaiDouble> {
  const double: OpenaiDouble = {
    ...{ url: '', asked: [], keys: new Set([OPENAI_KEY]) },
    ...{ replies: ['Fine.'], pace: 0, close, readings: [], reading: NO_DOUBTS },
  }
  const server = createServer((req, res) => {
    void (async () => {
      let raw = ''
      for await (const chunk of req) raw += String(chunk)
      if (req.url !== '/v1/chat/completions')
        return void res.writeHead(404).end('{"error":{"message":"no such path"}}')
      const asked = readAsked({ raw, authorization: req.headers.authorization ?? '' })
      if (!double.keys.has(asked.authorization.replace(/^Bearer /, '')))
        return void res
          .writeHead(401, { 'content-type': 'application/json' })
          .end('{"error":{"message":"Incorrect API key"}}')
      const isReading = asked.messages[0]?.content.includes('"doubts"')
      const { replies, reading } = double
      if (isReading) double.readings.push(asked)
      else double.asked.push(asked)
      const reply = (isReading ? reading : replies.length > 1 ? replies.shift() : replies[0]) ?? ''
      if (typeof reply === 'function') await reply({ res, asked, double })
      else
        await streamPieces({
          res,
          pieces: typeof reply === 'string' ? piecesOf(reply) : reply,
          pace: double.pace,
        })
    })().catch((error: unknown) => res.destroy(error as Error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  double.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return double

  async function close() {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

function readAsked({ raw, authorization }: { raw: string; authorization: string }): Asked {
  const body = JSON.parse(raw) as Pick<Asked, 'model' | 'messages'> & {
    stream: boolean
    response_format?: { type: string }
  }
  if (!body.stream || !body.model || !Array.isArray(body.messages))
    throw new Error('not a request for a stream')
  return {
    authorization,
    model: body.model,
    messages: body.messages,
    format: body.response_format?.type ?? '',
    raw,
  }
}

export const piecesOf = (text: string): string[] => text.match(/[\s\S]{1,7}/g) ?? []

/** The events of a stream: pieces of text, then the end and what it took. `end` false: it breaks off. */
export async function streamPieces(options: {
  res: ServerResponse
  pieces: string[]
  pace?: number
  finish?: string | null
}): Promise<void> {
  const { res, pieces, pace = 0, finish = 'stop' } = options
  if (!res.headersSent) res.writeHead(200, { 'content-type': 'text/event-stream' })
  const say = (value: object) =>
    res.write(`data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', ...value })}\n\n`)
  for (const content of pieces) {
    if (res.destroyed) return
    say({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })
    if (pace) await new Promise((resolve) => setTimeout(resolve, pace))
  }
  if (finish === null) return
  say({ choices: [{ index: 0, delta: {}, finish_reason: finish }] })
  say({
    choices: [],
    usage: { prompt_tokens: 100, completion_tokens: pieces.length, total_tokens: 100 + pieces.length },
  })
  res.end('data: [DONE]\n\n')
}
