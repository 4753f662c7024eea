import type { Services } from '../services'
import type { Person } from '../auth/person-of-request.server'
import { compareAndSet } from '~/database/compare-and-set.server'
import { askProvider } from './provider/ask-provider.server'
import type { FaultCode } from '../../../collections/assistant/task-faults'
import { TaskFault } from './provider/fault'
import { providerSettings } from './provider/provider-settings.server'

export type KeepOwnKeyResult = { ok: true } | { ok: false; reason: 'off' | FaultCode }

type Options = { services: Services; person: Person; key: string | null; signal: AbortSignal }

/** Keeps a person's own key, encrypted, once the provider has taken it; null forgets it. */
export async function keepOwnKey({ services, person, key, signal }: Options): Promise<KeepOwnKeyResult> {
  const { payload, env } = services
  // whether the site lets people use their own key
  const site = await payload.findGlobal({ slug: 'assistant-settings', depth: 0, overrideAccess: true })
  if (key !== null && !(site.isOn && site.ownKeys)) return { ok: false, reason: 'off' }
  const fault = key === null ? null : await tryKey({ services: { payload, env }, person, key, signal })
  if (fault) return { ok: false, reason: fault }
  const data = { assistantKey: key === null ? null : payload.encrypt(key) }
  await compareAndSet({ payload, collection: 'users', where: { id: { equals: person.id } }, data })
  return { ok: true }
}

type TryKeyOptions = {
  services: Pick<Services, 'payload' | 'env'>
  person: Person
  key: string
  signal: AbortSignal
}

async function tryKey({ services, person, key, signal }: TryKeyOptions): Promise<FaultCode | null> {
  const settings = await providerSettings({
    ...services,
    env: { ...services.env, OPENAI_API_KEY: key },
    userId: person.id,
  })
  if (!settings.ok) return 'off'
  return tryProvider({ settings: { ...settings, key }, signal })
}

/** One word from the provider, or why there was none. */
export async function tryProvider(
  options: Pick<Parameters<typeof askProvider>[0], 'settings' | 'signal'>,
): Promise<FaultCode | null> {
  const limits = { firstMs: 15_000, idleMs: 10_000, totalMs: 18_000, most: 2000 }
  try {
    const answer = askProvider({ ...options, limits, messages: [{ role: 'user', content: 'Say OK.' }] })
    while (!(await answer.next()).done);
    return null
  } catch (error) {
    if (error instanceof TaskFault) return error.code
    throw error
  }
}
