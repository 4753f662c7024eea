import type { LimitedKey } from '~/database/limiter.server'
import type { Person } from '../auth/person-of-request.server'

export const DAY_S = 24 * 60 * 60

/** With an own key the provider bounds it; this bounds what we keep. */
const OWN_KEY_TASKS = 1000

export type AssistantDay = LimitedKey & { limit: number }

/** The count of a person's tasks of today in UTC, as the plans say; what an own key pays for is counted by itself. */
export function assistantDay(options: { person: Person; perDay: number; isOwnKey: boolean }): AssistantDay {
  const { person, perDay, isOwnKey } = options
  const day = new Date().toISOString().slice(0, 10)
  const limit = isOwnKey ? OWN_KEY_TASKS : perDay
  const rule = { name: isOwnKey ? 'assistant-day-own' : 'assistant-day', points: limit, seconds: DAY_S }
  return { rule, key: `${person.id} ${day}`, limit }
}
