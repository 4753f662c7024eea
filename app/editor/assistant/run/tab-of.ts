import type { TaskKind } from '../../../../collections/assistant/task-kinds'
import type { TabName } from './session'

/** The tab that shows what comes of a task. */
export function tabOf(kind: TaskKind): TabName {
  if (kind === 'chat' || kind === 'tailor') return kind
  return kind === 'inspect' ? 'check' : 'improve'
}
