import type { Mailbox } from '../doubles/mailbox'
import { privateResume } from '../factories/private-resume'
import { readStream, type StreamedEvent } from './read-stream'
import { siteCall, signInAt } from './site-call'

export type Talk = { token: string; taskId: string }

/** A person at a running server, with a question that the assistant is at work on. */
export async function askAtSite(options: { url: string; mailbox: Mailbox; email: string }): Promise<Talk> {
  const { url } = options
  const token = await signInAt(options)
  const created = await siteCall({ url, path: '/resume/create', token, body: { content: privateResume } })
  const body = { kind: 'chat', resumeId: created.body.data, input: { message: 'Tell me all' } }
  const { body: added } = await siteCall({ url, path: '/ai/task/add', token, body })
  return { token, taskId: (added.data as { taskId: string }).taskId }
}

type ListenOptions = { url: string; talk: Talk; after?: number; until?: (events: StreamedEvent[]) => boolean }

/** What a stream says from the event after `after` on, to its end or until enough was heard. */
export async function listenAtSite({ url, talk, after = 0, until }: ListenOptions): Promise<StreamedEvent[]> {
  const response = await fetch(`${url}/resume-api/ai/resume/chat?taskId=${talk.taskId}`, {
    headers: { authorization: talk.token, ...(after ? { 'last-event-id': String(after) } : {}) },
  })
  return readStream(response, until)
}

/** The text as a reader has it: what came before the last reset is void. */
export function textOf(events: StreamedEvent[]): string {
  const from = events.findLastIndex(({ type }) => type === 'reset')
  return events
    .slice(from + 1)
    .flatMap(({ type, data }) => (type === 'delta' ? [String(data.text)] : []))
    .join('')
}
