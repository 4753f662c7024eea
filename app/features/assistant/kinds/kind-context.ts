import type { Language, ResumeContent } from '../../../../collections/resumes/schema'
import type { Services } from '~/features/services'
import type { Person } from '../../auth/person-of-request.server'
import type { CheckFacts } from '../edits/fact-check.server'
import type { Marks } from '../privacy/create-marks'
import type { Prompt } from '../prompts/prompt'
import type { Ask } from '../provider/create-ask.server'
import type { Emitter } from '../tasks/create-emitter.server'
import type { TaskResult } from '../tasks/events'
import type { Turn } from '../tasks/past-chat.server'
import type { TaskRow } from '../tasks/task'
import type { SecondReading } from './second-reading.server'

/** All that a kind of task works with. */
export type KindContext = {
  services: Services
  row: TaskRow
  person: Person
  /** the document as it was when the task was given */
  content: ResumeContent
  /** what a chat has said before, oldest first */
  past: Turn[]
  marks: Marks
  ask: Ask
  emitter: Emitter
  /** the fact guard over the resume and what else the task may take facts from */
  guard: (words?: { user?: string | undefined; job?: string | undefined }) => CheckFacts
  secondReading: SecondReading
  /** of the person's pages, for what we say ourselves */
  language: Language
}
/** How one kind of task is done. Run again from the start after a fault: whatever it makes outside its events is made once. */
export type Kind = { prompt: Prompt; run: (context: KindContext) => Promise<TaskResult> }
