import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openOpenai, OPENAI_KEY, type OpenaiDouble } from '../doubles/openai'
import { privateResume } from '../factories/private-resume'
import { openApi, requestFor, type SignedIn, type TestApi } from './open-api'
import { readStream, type StreamedEvent } from './read-stream'
import type { AssistantPace } from './services'

/**
 * For all tests of a file: the calls with an AI provider of their own, and for each test a new person, `me`, with one
 * resume, who does all that is done here.
 */
export function assistantSite(pace?: AssistantPace) {
  let provider: OpenaiDouble
  let api: TestApi
  let me: SignedIn & { resumeId: string }
  const site = {
    get provider() {
      return provider
    },
    get api() {
      return api
    },
    get me() {
      return me
    },
    /** another person becomes `me` */
    async enter() {
      const who = await api.signUp()
      const body = { content: privateResume }
      const made = await api.post('/resume/create', { token: who.token, body })
      me = { ...who, resumeId: made.body.data as unknown as string }
    },
    async add(kind: string, input: object = {}): Promise<string> {
      const { token, resumeId } = me
      const { body, status } = await api.post('/ai/task/add', { token, body: { kind, resumeId, input } })
      if (status !== 200) throw new Error(`${status} ${body.message}`)
      return (body.data as { taskId: string }).taskId
    },
    /** all events of a task, from the one after `after` to its last */
    async events(taskId: string, after = 0): Promise<StreamedEvent[]> {
      const path = `/ai/resume/chat?taskId=${taskId}${after ? `&lastEventId=${after}` : ''}`
      return readStream(await api.send(requestFor({ method: 'GET', path, options: { token: me.token } })))
    },
    /** adds a task and waits for its end */
    run: async (kind: string, input?: object): Promise<StreamedEvent[]> =>
      site.events(await site.add(kind, input)),
    get: async (path: string) => (await api.get(path, { token: me.token })).body.data,
    post: async (path: string, body = {}) => (await api.post(path, { token: me.token, body })).body.data,
    /** what an administrator says */
    set: (data: object) =>
      api.services.payload.updateGlobal({ slug: 'assistant-settings', data, overrideAccess: true }),
  }
  beforeAll(async () => {
    provider = await openOpenai()
    const env = { OPENAI_API_KEY: OPENAI_KEY, OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'double-1' }
    api = await openApi(env, { lookMs: 200, ...pace })
  })
  beforeEach(async () => {
    provider.asked.length = 0
    provider.readings.length = 0
    provider.pace = 0
    await site.enter()
  })
  afterAll(async () => {
    await api.close()
    await provider.close()
  })
  return site
}

export const ofType = (events: StreamedEvent[], type: string) => events.filter((event) => event.type === type)
export const textOf = (events: StreamedEvent[]) =>
  ofType(events, 'delta')
    .map(({ data }) => data.text)
    .join('')
/** An answer with one edit of the first post's text. */
export const offering = (value: string) =>
  JSON.stringify({ edits: [{ id: 'job1', field: 'text', value, why: '' }], questions: [] })
