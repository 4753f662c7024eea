import type { CallName, DataOf, FileCallName, InputOf, ParamsOfCall, QueryOf } from './engine/call-types'
import type { Envelope } from './engine/envelope'

export const TOKEN_KEY = 'authorization'
const TIMEOUT_MS = 20_000
/** What a proxy answers in the place of a site that doesn’t. */
const NO_SITE = new Set([502, 503, 504])
/** Bytes; the platform allows 64 KiB for all such requests together. */
const MOST_KEPT_ALIVE = 60_000

export type ClientHooks = {
  /** localStorage in a browser */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** the session has ended: the token is gone already, the page decides where to go */
  onUnauthorized: (message: string) => void
  /** goes on with what a refusal asks for, as a second step; false where it asks for nothing */
  asksFurther?: (error: CallError) => boolean
  /** shows a failure; not called for a call with `ignoreToast` */
  showError: (error: CallError) => void
  /** shown when an answer has no message of its own, and when none came: the network or the site is away, or it took too long */
  texts: { unknownError: string; noNetwork: string; siteAway: string; timeout: string }
}

type Needed<Key extends string, Value> =
  Record<never, never> extends Value ? { [K in Key]?: Value } : { [K in Key]: Value }
export type CallOptions<Name extends CallName> = Needed<'params', ParamsOfCall<Name>> &
  Needed<'query', QueryOf<Name>> &
  Needed<'input', InputOf<Name>> & { ignoreToast?: boolean; signal?: AbortSignal; keepalive?: boolean }

/** `onHeaders`: what the answer says beside the file. */
type DownloadOptions<Name extends CallName> = CallOptions<Name> & { onHeaders?: (headers: Headers) => void }

type AnyOptions = {
  params?: object
  query?: object
  input?: unknown
  ignoreToast?: boolean
  signal?: AbortSignal
  /** outlives the page, where the body is small enough for that */
  keepalive?: boolean
}

type Refusal = { code: number; message: string; data: unknown; retryAfterMs?: number; cause?: unknown }

/**
 * A refused or failed call. `code` is the envelope's, 0 when no answer came; `data` may hold `issues`, or newer content;
 * `retryAfterMs` is how long the server asks to wait; `cause` is why no answer came: a `TypeError` is the network.
 */
export class CallError extends Error {
  readonly code: number
  readonly data: unknown
  readonly retryAfterMs: number | undefined
  constructor({ code, message, data, retryAfterMs, cause }: Refusal) {
    super(message, { cause })
    this.name = 'CallError'
    this.code = code
    this.data = data
    this.retryAfterMs = retryAfterMs
  }
}

/**
 * The browser's way to the calls: typed by their declarations, given up after 20 s, token from storage.
 * Both functions throw `CallError`.
 */
export function createClient(hooks: ClientHooks) {
  return {
    /** Calls and gives the envelope's data: `call('POST /resume/info/{id}', { params: { id } })`. */
    call: async <Name extends CallName>(name: Name, options: CallOptions<Name>): Promise<DataOf<Name>> => {
      // an edge: the server has put the data through the same declaration
      return (await run({ hooks, name, options, read: readData })) as DataOf<Name>
    },
    /** Calls for a file, named as the answer says. */
    download: <Name extends FileCallName>(
      name: Name,
      { onHeaders, ...options }: DownloadOptions<Name>,
    ): Promise<File> =>
      run({
        ...{ hooks, name, options },
        read: async (answer) => {
          const file = await readFile(answer)
          onHeaders?.(answer.response.headers)
          return file
        },
      }),
  }
}

type RunOptions<Result> = {
  hooks: ClientHooks
  name: string
  options: AnyOptions
  read: (answer: { response: Response; hooks: ClientHooks }) => Promise<Result>
}

async function run<Result>({ hooks, name, options, read }: RunOptions<Result>): Promise<Result> {
  const token = hooks.storage.getItem(TOKEN_KEY)
  try {
    const response = await send({ name, options, token })
    if (response.ok) return await read({ response, hooks })
    throw failure({
      envelope: await readEnvelope(response).catch(() => null),
      status: response.status,
      retryAfterMs: retryAfterOf(response),
      hooks,
    })
  } catch (error) {
    if (options.signal?.aborted) throw error
    const refused = error instanceof CallError ? error : noAnswer({ error, hooks })
    if (refused.code === 401 && token) {
      hooks.storage.removeItem(TOKEN_KEY)
      hooks.onUnauthorized(refused.message)
    } else if (!hooks.asksFurther?.(refused) && !options.ignoreToast) hooks.showError(refused)
    throw refused
  }
}

type Options = { name: string; options: AnyOptions; token: string | null }

function send({ name, options, token }: Options): Promise<Response> {
  const [method = 'GET', path = ''] = name.split(' ')
  const params = new Map(Object.entries(options.params ?? {}))
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(params.get(key) ?? '')),
  )
  const given = Object.entries(options.query ?? {}).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const form = formOf(options.input)
  const body = method === 'POST' && !form ? JSON.stringify(options.input ?? {}) : undefined
  return fetch(`/resume-api${filled}${query && `?${query}`}`, {
    method,
    headers: {
      ...(token ? { authorization: token } : {}),
      ...(method === 'POST' && !form ? { 'content-type': 'application/json' } : {}),
    },
    body: form ?? body,
    keepalive: options.keepalive && !form && isShort(body),
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
  })
}

/** A browser refuses a longer body at once when it shall outlive the page; in a page that only was hidden it can still go. */
function isShort(body: string | undefined): boolean {
  return new Blob([body ?? '']).size <= MOST_KEPT_ALIVE
}

/** The header in milliseconds: seconds, or a date. */
function retryAfterOf({ headers }: Response): number | undefined {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

async function readEnvelope(response: Response): Promise<Envelope> {
  const value: unknown = await response.json()
  if (typeof value !== 'object' || value === null || !('success' in value))
    throw new TypeError('not an envelope')
  return value as Envelope
}

/** What a call answers. An envelope may refuse by its `success` alone, whatever the status says. */
async function readData({ response, hooks }: { response: Response; hooks: ClientHooks }): Promise<unknown> {
  const envelope = await readEnvelope(response).catch(() => null)
  if (!envelope?.success) throw failure({ envelope, status: response.status, hooks })
  return envelope.data
}

async function readFile({ response, hooks }: { response: Response; hooks: ClientHooks }): Promise<File> {
  const isFile = response.headers.has('content-disposition') || !isJson(response)
  if (isFile) {
    const blob = await response.blob()
    return new File([blob], fileNameOf(response), { type: blob.type })
  }
  throw failure({ envelope: await readEnvelope(response).catch(() => null), status: response.status, hooks })
}

/** The name in any language (RFC 6266); empty where the answer has none. */
function fileNameOf({ headers }: Response): string {
  const [, name = ''] = /filename\*=UTF-8''([^;]+)/i.exec(headers.get('content-disposition') ?? '') ?? []
  return decodeURIComponent(name)
}

const isJson = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json') ?? false

function noAnswer({ error, hooks: { texts } }: { error: unknown; hooks: ClientHooks }): CallError {
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  return new CallError({
    code: 0,
    message: isLate ? texts.timeout : navigator.onLine ? texts.siteAway : texts.noNetwork,
    data: null,
    cause: error,
  })
}

type Failure = { envelope: Envelope | null; status: number; hooks: ClientHooks; retryAfterMs?: number }

function failure({ envelope, status, hooks, retryAfterMs }: Failure): CallError {
  if (!envelope && NO_SITE.has(status)) {
    const cause = new TypeError(`status ${status}`)
    return new CallError({ code: 0, message: hooks.texts.siteAway, data: null, retryAfterMs, cause })
  }
  return new CallError({
    code: envelope?.code ?? status,
    message: envelope?.message || hooks.texts.unknownError,
    data: envelope?.data ?? null,
    retryAfterMs,
  })
}

/** A form when there is a file among the fields, which doesn't travel as JSON; else undefined. */
function formOf(input: unknown): FormData | undefined {
  const parts = Object.entries(input ?? {}).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).map((part: unknown) => ({ name, part })),
  )
  if (!parts.some(({ part }) => part instanceof Blob)) return undefined
  const form = new FormData()
  for (const { name, part } of parts)
    if (part !== undefined) form.append(name, part instanceof Blob ? part : String(part))
  return form
}
