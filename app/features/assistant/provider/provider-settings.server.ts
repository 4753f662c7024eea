import type { Payload } from 'payload'
import type { Env } from '../../../../env.server'
import { findRowById } from '~/database/rows.server'

export type ProviderSettings = {
  key: string
  baseUrl: string
  model: string
  /** the person's own key instead of the site's */
  isOwn: boolean
  /** suggestions are read a second time by the model */
  secondReading: boolean
  /** of a million tokens */
  prices: { prompt: number; answer: number }
}
/** Why the model can't be used: switched off by an administrator, or no key is there. */
export type OffReason = 'off' | 'no-key'
export type ProviderSettingsResult = ({ ok: true } & ProviderSettings) | { ok: false; reason: OffReason }

const DEFAULT_BASE = 'https://api.openai.com/v1'
const DEFAULT_MODEL = 'gpt-4o-mini'

/** With whose key, where and with which model a person's tasks are done now. */
export async function providerSettings(options: {
  payload: Payload
  env: Env
  /** null: the site's own key alone */
  userId: string | number | null
}): Promise<ProviderSettingsResult> {
  const { payload, env, userId } = options
  // the assistant reads its own settings, whoever asks
  const site = await payload.findGlobal({ slug: 'assistant-settings', depth: 0, overrideAccess: true })
  if (!site.isOn) return { ok: false, reason: 'off' }
  const own = site.ownKeys && userId !== null ? await ownKeyOf({ payload, userId }) : undefined
  const key = own ?? env.OPENAI_API_KEY
  if (!key) return { ok: false, reason: 'no-key' }
  return {
    ok: true,
    key,
    baseUrl: env.OPENAI_BASE_URL ?? DEFAULT_BASE,
    model: site.model?.trim() || env.OPENAI_MODEL || DEFAULT_MODEL,
    isOwn: own !== undefined,
    secondReading: site.secondReading !== false,
    prices: { prompt: site.promptPrice, answer: site.answerPrice },
  }
}

type Options = { payload: Payload; userId: string | number }

/** The person's own key, or nothing: also where the server's secret has changed since. */
export async function ownKeyOf({ payload, userId }: Options): Promise<string | undefined> {
  const user = await findRowById({ payload, collection: 'users', id: userId })
  if (!user?.assistantKey) return undefined
  try {
    return payload.decrypt(user.assistantKey) || undefined
  } catch {
    return undefined
  }
}
