import { providerCalls } from './provider'
import { taskCalls } from './tasks'

/** What the assistant does. */
export const assistantCalls = [...taskCalls, ...providerCalls] as const
