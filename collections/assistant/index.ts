import { aiEvents } from './ai-events'
import { aiTasks } from './ai-tasks'

/** What the assistant stores. */
export const assistantCollections = [aiTasks, aiEvents]
