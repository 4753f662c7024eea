import type { TaskKind } from '../../../../collections/assistant/task-kinds'
import { chat } from './chat.server'
import { fill } from './fill.server'
import { inspect } from './inspect.server'
import type { Kind } from './kind-context'
import { moduleOpt } from './module-opt.server'
import { tailor } from './tailor.server'
import { translate } from './translate.server'
import { coverLetter, interview } from './write-text.server'

export const KINDS: Record<TaskKind, Kind> = {
  chat,
  'module-opt': moduleOpt,
  inspect,
  tailor,
  translate,
  'cover-letter': coverLetter,
  fill,
  interview,
}
