import { openOpenai, OPENAI_KEY, type OpenaiDouble } from '../doubles/openai'
import { openApi, requestFor, type SignedIn, type TestApi } from './open-api'
import { readStream, type StreamedEvent } from './read-stream'
import type { AssistantPace } from './services'

export type AssistantSite = {
  api: TestApi
  provider: OpenaiDouble
  /** a person with one resume of this content */
  enter: (content: object) => Promise<SignedIn & { resumeId: string }>
  add: (who: SignedIn & { resumeId: string }, kind: string, input?: object) => Promise<string>
  /** all events of a task, from the one after `after` to its last */
  events: (who: SignedIn, taskId: string, after?: number) => Promise<StreamedEvent[]>
  /** adds a task and waits for its end */
  run: (who: SignedIn & { resumeId: string }, kind: string, input?: object) => Promise<StreamedEvent[]>
  close: () => Promise<void>
}

/** The calls with an AI provider of their own. */
export async function openAssistant(pace?: AssistantPace): Promise<AssistantSite> {
  const provider = await openOpenai()
  const api = await openApi(
    { OPENAI_API_KEY: OPENAI_KEY, OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'double-1' },
    pace,
  )
  const events: AssistantSite['events'] = async ({ token }, taskId, after = 0) => {
    const path = `/ai/resume/chat?taskId=${taskId}${after ? `&lastEventId=${after}` : ''}`
    return readStream(await api.send(requestFor({ method: 'GET', path, options: { token } })))
  }
  const add: AssistantSite['add'] = async ({ token, resumeId }, kind, input = {}) => {
    const { body, status } = await api.post('/ai/task/add', { token, body: { kind, resumeId, input } })
    if (status !== 200) throw new Error(`${status} ${body.message}`)
    return (body.data as { taskId: string }).taskId
  }
  return {
    ...{ api, provider, events, add },
    enter: async (content) => {
      const who = await api.signUp()
      const { body } = await api.post('/resume/create', { token: who.token, body: { content } })
      return { ...who, resumeId: body.data as unknown as string }
    },
    run: async (who, kind, input) => events(who, await add(who, kind, input)),
    close: async () => {
      await api.close()
      await provider.close()
    },
  }
}
