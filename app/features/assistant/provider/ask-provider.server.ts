import { OpenAI } from 'openai'
import * as z from 'zod'
import { boundedResponse } from '~/http/bounded-response.server'
import { TaskFault } from './fault'
import { faultOf, isAboutKey } from './fault-of.server'
import type { ProviderSettings } from './provider-settings.server'

export type Message = { role: 'system' | 'user' | 'assistant'; content: string }
export type Limits = {
  /** until the first piece comes, in milliseconds */
  firstMs: number
  /** between two pieces */
  idleMs: number
  /** of the whole answer */
  totalMs: number
  /** characters of an answer */
  most: number
}
export const LIMITS: Limits = { firstMs: 60_000, idleMs: 30_000, totalMs: 180_000, most: 120_000 }

type Shape = { name: string; schema: z.ZodType }
export type AskOptions = {
  settings: Pick<ProviderSettings, 'key' | 'baseUrl' | 'model'>
  messages: Message[]
  /** the shape of the answer, for a structured one */
  shape?: Shape
  signal: AbortSignal
  limits?: Limits
}
export type TokenCount = { prompt: number; answer: number }

/** What a provider understands, from all to the least; which one it is is found out once for each address and model. */
const MODES = ['schema', 'object-of-schema', 'object', 'plain'] as const
type Mode = (typeof MODES)[number]
const modes = new Map<string, Mode>()

/**
 * Asks an OpenAI-compatible provider and gives its answer piece by piece; returns the tokens it says it took, or an
 * estimate. Throws TaskFault; once the caller's signal is aborted, that one's reason.
 */
export async function* askProvider(options: AskOptions): AsyncGenerator<string, TokenCount> {
  const { settings } = options
  const place = `${settings.baseUrl} ${settings.model} ${options.shape ? 'structured' : 'text'}`
  for (const mode of MODES.slice(MODES.indexOf(modes.get(place) ?? 'schema'))) {
    const clock = startClock(options)
    try {
      const stream = await open({ ...options, mode, signal: clock.signal })
      const count = yield* read({ ...options, stream, clock })
      modes.set(place, mode)
      return count
    } catch (error) {
      if (options.signal.aborted) throw options.signal.reason
      const isLastMode = mode === MODES.at(-1) || isAboutKey(error)
      if (!isLastMode && isNotUnderstood({ error, isNew: options.shape !== undefined && !modes.has(place) }))
        continue
      throw clock.signal.aborted
        ? new TaskFault({ code: 'slow', mayPass: true })
        : faultOf({ error, hasBegun: clock.hasBegun() })
    } finally {
      clock.stop()
    }
  }
  throw new TaskFault({ code: 'model' })
}

/** A server that has never answered a structured question may break over its form instead of refusing it. */
function isNotUnderstood({ error, isNew }: { error: unknown; isNew: boolean }): boolean {
  if (!(error instanceof OpenAI.APIError)) return false
  return error.status === 400 || error.status === 422 || (isNew && error.status === 500)
}

function open({ settings, messages, shape, mode, signal }: AskOptions & { mode: Mode }) {
  const client = new OpenAI({
    ...{ apiKey: settings.key, baseURL: settings.baseUrl, maxRetries: 0 },
    fetch: fetchUnwrapped,
  })
  const format = shape && formatOf({ shape, mode })
  return client.chat.completions.create(
    {
      model: settings.model,
      messages: shape ? withShape({ messages, shape }) : messages,
      stream: true,
      ...(mode === 'plain' ? {} : { stream_options: { include_usage: true } }),
      ...(format ? { response_format: format } : {}),
    },
    { signal },
  )
}

/** What wraps the characters of an answer may be many times as long, a piece for each; in one line there is one piece. */
const BOUNDS = {
  most: 32_000_000,
  // The client goes over a line anew with all that comes of it.
  mostLine: 1_000_000,
  fault: () => new TaskFault({ code: 'too-long' }),
}

/** Google's compatible address puts what is wrong into an array, where the client doesn't look for it. */
const fetchUnwrapped: typeof fetch = async (...request) => {
  const response = boundedResponse(await fetch(...request), BOUNDS)
  if (response.ok) return response
  const text = await response.text()
  const { status, headers } = response
  return new Response(text.replace(/^\s*\[([\s\S]*)\]\s*$/, '$1'), { status, headers })
}

function formatOf({ shape, mode }: { shape: Shape; mode: Mode }) {
  if (mode === 'plain') return undefined
  if (mode === 'object') return { type: 'json_object' as const }
  const schema = z.toJSONSchema(shape.schema)
  // not OpenAI's own, but what servers of open models took before there was the other
  if (mode === 'object-of-schema') return { type: 'json_object' as const, schema }
  return { type: 'json_schema' as const, json_schema: { name: shape.name, strict: true, schema } }
}

/** The shape in words too: not every provider that takes a schema keeps to it. */
function withShape({ messages, shape }: { messages: Message[]; shape: Shape }): Message[] {
  const words = `Answer with one JSON value of this JSON Schema and nothing else:\n${JSON.stringify(z.toJSONSchema(shape.schema))}`
  return messages.map((message, index) =>
    index === 0 ? { ...message, content: `${message.content}\n\n${words}` } : message,
  )
}

type Stream = Awaited<ReturnType<typeof open>>
type ReadOptions = AskOptions & { stream: Stream; clock: Clock }

async function* read(options: ReadOptions): AsyncGenerator<string, TokenCount> {
  const { stream, clock, messages, limits = LIMITS } = options
  let length = 0
  let end: string | undefined
  let count: TokenCount | undefined
  for await (const chunk of stream) {
    clock.beat()
    // what comes is the provider's word: any field may be missing
    const choice = chunk.choices?.[0]
    if (chunk.usage)
      count = { prompt: tokens(chunk.usage.prompt_tokens), answer: tokens(chunk.usage.completion_tokens) }
    if (typeof choice?.delta?.refusal === 'string' && choice.delta.refusal)
      throw new TaskFault({ code: 'refused' })
    end = choice?.finish_reason ?? end
    const text = choice?.delta?.content
    if (typeof text !== 'string' || !text) continue
    length += text.length
    if (length > limits.most) throw new TaskFault({ code: 'too-long' })
    yield text
  }
  // the library ends its stream quietly when it is aborted
  clock.signal.throwIfAborted()
  if (end === 'content_filter') throw new TaskFault({ code: 'refused' })
  if (end === 'length') throw new TaskFault({ code: 'too-long' })
  // an answer that is no stream of events at all, such as a page of HTML, has neither text nor end
  if (length === 0) throw new TaskFault({ code: 'unreadable', mayPass: true })
  if (!end) throw new TaskFault({ code: 'cut', mayPass: true })
  return (
    count ?? { prompt: estimate(messages.map(({ content }) => content.length)), answer: estimate([length]) }
  )
}

const tokens = (value: unknown): number =>
  typeof value === 'number' && value >= 0 && value < 1e9 ? Math.round(value) : 0
/** About three characters to a token, between Chinese and English. */
const estimate = (lengths: number[]): number =>
  Math.ceil(lengths.reduce((sum, length) => sum + length, 0) / 3)

type Clock = { signal: AbortSignal; beat: () => void; hasBegun: () => boolean; stop: () => void }

/** Aborts when the caller does, when nothing comes for too long, and when all of it takes too long. */
function startClock({ signal, limits = LIMITS }: Pick<AskOptions, 'signal' | 'limits'>): Clock {
  const own = new AbortController()
  const stopAll = () => own.abort()
  let idle = setTimeout(stopAll, limits.firstMs)
  let begun = false
  const total = setTimeout(stopAll, limits.totalMs)
  return {
    signal: AbortSignal.any([signal, own.signal]),
    hasBegun: () => begun,
    beat: () => {
      begun = true
      clearTimeout(idle)
      idle = setTimeout(stopAll, limits.idleMs)
    },
    stop: () => {
      clearTimeout(idle)
      clearTimeout(total)
    },
  }
}
