import type { Logger } from 'pino'
import type { Language, ResumeContent } from '../../../../collections/resumes/schema'
import { doubts, withDoubts, type CheckedText } from '../edits/doubts'
import { outlineOf } from '../edits/outline-of'
import type { Marks } from '../privacy/create-marks'
import { asData } from '../prompts/prompt'
import { PROMPTS } from '../prompts/prompts'
import type { Ask } from '../provider/create-ask.server'
import { TaskFault } from '../provider/fault'
import type { Emitter } from '../tasks/create-emitter.server'

/**
 * The guard knows numbers, names and words; a duty made up of a trade's own words it can't tell. So the model reads what
 * was suggested once more beside its sources. It may only add doubts, and where it fails, the guard's word stands.
 */
export type SecondReading = {
  /** Says that it is under way: to be called before the texts are shown, so that nobody takes one too soon. */
  begin: () => Promise<void>
  /** The same texts in order; a text that gained doubts is a new object. Never throws for a fault of the provider. */
  read: <Text extends CheckedText>(options: ReadOptions<Text>) => Promise<Text[]>
  /** undefined: there was nothing to read, or it is switched off */
  outcome: () => 'done' | 'failed' | undefined
}
export type ReadOptions<Text> = {
  texts: readonly Text[]
  /** the person's own words in this task */
  user?: string | undefined
  job?: string | undefined
}
export type SecondReadingOptions = {
  isOn: boolean
  content: ResumeContent
  marks: Marks
  ask: Ask
  emitter: Emitter
  /** of the person's pages */
  language: Language
  log: Pick<Logger, 'warn'>
}

export function createSecondReading(options: SecondReadingOptions): SecondReading {
  const { isOn, ask, emitter, language, log } = options
  let outcome: ReturnType<SecondReading['outcome']>
  return {
    outcome: () => outcome,
    async begin() {
      if (isOn) await emitter.emit('status', { state: 'checking' })
    },
    async read({ texts, user, job }) {
      if (!isOn || texts.length === 0) return [...texts]
      try {
        const question = {
          ...{ instructions: PROMPTS.reading.text({ language }), name: 'doubts', schema: doubts },
          messages: messagesOf({ ...options, texts, user, job }),
        }
        const given = (await ask.value(question)).doubts.map((doubt) => shown({ doubt, ...options }))
        outcome = 'done'
        return texts.map((text) => withDoubts({ text, doubts: given }))
      } catch (error) {
        if (!(error instanceof TaskFault)) throw error
        outcome = 'failed'
        log.warn({ code: error.code, err: error.cause }, 'suggestions were not read again')
        return [...texts]
      }
    },
  }
}

type MessagesOptions = Pick<SecondReadingOptions, 'content' | 'marks'> & ReadOptions<CheckedText>

function messagesOf({ content, marks, texts, user, job }: MessagesOptions) {
  const hidden = texts.map(({ key, before, after }) => ({
    ...{ key, text: marks.hide(after) },
    ...(before ? { insteadOf: marks.hide(before) } : {}),
  }))
  return [
    `Resume:\n${asData(outlineOf({ content, marks }))}`,
    ...(user ? [`The person’s own words:\n${asData(marks.hide(user))}`] : []),
    ...(job ? [`Advertisement:\n${asData(marks.hide(job))}`] : []),
    `Texts:\n${asData(hidden)}`,
  ].map((text) => ({ role: 'user' as const, content: text }))
}

type Doubted = { doubt: { key: string; quote: string; why: string }; marks: Marks }
const shown = ({ doubt, marks }: Doubted) => ({
  ...doubt,
  quote: marks.show(doubt.quote),
  why: marks.show(doubt.why),
})
