import { TOKEN_KEY } from '~/api/client'
import { isLast, type TaskEvent } from '../../../features/assistant/tasks/events'
import { readEvents } from './read-events'

const MOST_TRIES = 10
const FIRST_MS = 400
const LONGEST_MS = 15_000
/** The server says every ten seconds that it lives. */
const SILENCE_MS = 35_000

type Options = {
  taskId: string
  /** Number of the last event that is there already. */
  after: number
  /** Ends the listening, not the task. */
  signal: AbortSignal
  onEvent: (event: TaskEvent) => void
  /** The connection stands, or has broken and is tried again. */
  onLink: (isLinked: boolean) => void
}
/** `refused` with the server's words; `lost`: it could not be reached for long, and the task may go on there. */
export type Followed = { ok: true } | { ok: false; reason: 'refused' | 'lost'; message: string }

/**
 * Listens to a task until its last event, going on after the last one that came whenever the connection breaks.
 * Without a network it waits for one, however long that takes.
 */
export async function followTask({ taskId, after, signal, onEvent, onLink }: Options): Promise<Followed> {
  let last = after
  let tries = 0
  while (!signal.aborted) {
    const before = last
    const heard = await listen({
      taskId,
      after: last,
      signal,
      onLink,
      onEvent: (event) => {
        last = event.number
        onEvent(event)
      },
    })
    if (heard === 'ended') return { ok: true }
    if (heard !== 'broken') return { ok: false, reason: 'refused', message: heard.refused }
    const isOffline = !navigator.onLine
    tries = last > before ? 1 : tries + 1
    if (tries > MOST_TRIES && !isOffline) return { ok: false, reason: 'lost', message: '' }
    onLink(false)
    await pause({ ms: Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS), signal })
    if (isOffline && navigator.onLine) tries = 0
  }
  return { ok: true }
}

/** Waits so many milliseconds, less when the network comes back or the signal is given. */
function pause({ ms, signal }: { ms: number; signal: AbortSignal }): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      window.removeEventListener('online', over)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    window.addEventListener('online', over)
    signal.addEventListener('abort', over)
  })
}

type Heard = 'ended' | 'broken' | { refused: string }

async function listen({ taskId, after, signal, onEvent, onLink }: Options): Promise<Heard> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE_MS)
  const onLife = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE_MS)
  }
  // A connection that the network was taken from stays silent instead of breaking.
  const onOffline = () => silence.abort()
  window.addEventListener('offline', onOffline)
  try {
    const query = new URLSearchParams({ taskId, ...(after ? { lastEventId: String(after) } : {}) })
    const response = await fetch(`/resume-api/ai/resume/chat?${query.toString()}`, {
      headers: { authorization: localStorage.getItem(TOKEN_KEY) ?? '' },
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (!response.ok) return mayPass(response.status) ? 'broken' : { refused: await messageOf(response) }
    if (!response.body) return 'broken'
    onLink(true)
    for await (const event of readEvents({ body: response.body, onLife })) {
      onEvent(event)
      if (isLast(event)) return 'ended'
    }
    return 'broken'
  } catch {
    return 'broken'
  } finally {
    window.removeEventListener('offline', onOffline)
    clearTimeout(timer)
    silence.abort()
  }
}

const mayPass = (status: number): boolean => status === 429 || status >= 500

async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  return typeof body === 'object' && body && 'message' in body ? String(body.message) : ''
}
