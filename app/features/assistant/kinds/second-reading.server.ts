import type { Logger } from 'pino'
import type { Language, ResumeContent } from '../../../../collections/resumes/schema'
import { secondAnswer, withDoubts, type CheckedText, type Doubt } from '../edits/doubts'
import { createQuoteFinder } from '../edits/find-quote'
import { outlineOf } from '../edits/outline-of'
import { evidenceFinder, withEvidence } from '../edits/evidence'
import { hasOnlyMarks, type Marks } from '../privacy/create-marks'
import { asData } from '../prompts/prompt'
import { PROMPTS } from '../prompts/prompts'
import type { Limits } from '../provider/ask-provider.server'
import type { Ask } from '../provider/create-ask.server'
import { TaskFault } from '../provider/fault'
import { LeaseLost, type Emitter } from '../tasks/create-emitter.server'

/**
 * The guard knows numbers, names and words; a duty made up of a trade's own words it can't tell. So the model reads what
 * was suggested once more beside its sources. It may only add doubts and say where it thinks that a flagged claim comes
 * from; where it fails, the guard's word stands.
 */
export type SecondReading = {
  /** Says texts, and that they are still to be read again where they are: nobody takes one too soon. */
  say: <Text extends CheckedText>(offer: Offer<Text>) => Promise<void>
  /** Reads all that was said and says what gained doubts once more. Never throws for a fault of the provider. */
  read: () => Promise<void>
  /** undefined: there was nothing to read, or it is switched off */
  outcome: () => 'done' | 'failed' | undefined
}
export type Offer<Text extends CheckedText> = {
  texts: readonly Text[]
  /** says all of them; the second time with `changed`, those of which the reading said something */
  show: (options: { texts: readonly Text[]; changed: readonly Text[] }) => Promise<void>
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
  signal: AbortSignal
  log: Pick<Logger, 'warn' | 'error'>
  task: { id: string | number; kind: string }
}

/** People wait with a text before them. */
const PATIENCE: Omit<Limits, 'most'> = { firstMs: 30_000, idleMs: 15_000, totalMs: 60_000 }

export function createSecondReading(options: SecondReadingOptions): SecondReading {
  const { isOn, emitter, signal, log, task } = options
  const offers: (() => Promise<boolean>)[] = []
  let outcome: ReturnType<SecondReading['outcome']>
  return {
    outcome: () => outcome,
    async say(offer) {
      const { texts, show } = offer
      if (texts.length === 0) return
      if (isOn) await emitter.emit('status', { state: 'checking' })
      await show({ texts, changed: texts })
      if (isOn) offers.push(() => readOffer({ ...options, ...offer }))
    },
    async read() {
      for (const readOne of offers)
        try {
          outcome = (await readOne()) ? (outcome ?? 'done') : 'failed'
        } catch (err) {
          if (err instanceof LeaseLost || signal.aborted) throw err
          outcome = 'failed'
          const fault = err instanceof TaskFault ? err.code : 'unknown'
          log.warn({ task: task.id, kind: task.kind, fault, err }, 'suggestions were not read again')
        }
    },
  }
}

/** @returns whether the answer made sense: its quotations stand in the texts, and it doesn't doubt most of them */
async function readOffer<Text extends CheckedText>(
  options: SecondReadingOptions & Offer<Text>,
): Promise<boolean> {
  const { ask, marks, language, texts, show } = options
  const questions = questionsOf({ texts, marks })
  const given = await ask.value({
    ...{ instructions: PROMPTS.secondReading.text({ language }), name: 'doubts', schema: secondAnswer },
    ...{ messages: [{ role: 'user', content: materialOf({ ...options, questions }) }], patience: PATIENCE },
  })
  // A mark is a private detail of the person's own, and what it stands for is never sent.
  const real = given.doubts.filter(({ quote }) => !hasOnlyMarks(quote))
  const shown = real.map(({ key, quote, why }) => ({ key, quote: marks.show(quote), why: marks.show(why) }))
  if (!isSensible({ texts, doubts: shown })) return false
  const words = new Map(
    given.told
      .filter(({ words }) => !hasOnlyMarks(words))
      .map(({ flag, words }) => [flag, marks.show(words)]),
  )
  const told = new Map(questions.map(({ id, flag }) => [flag, words.get(id) ?? '']))
  const find = evidenceFinder(options)
  // what is typed may be pasted
  const isPersonAlone = !options.job && !options.user
  const again = texts.map((text) => {
    const quote = createQuoteFinder(text.after)
    const doubted = shown.filter(({ key }) => key === text.key).flatMap((doubt) => quote(doubt.quote))
    const found = withEvidence({ text, told, doubted, find, isPersonAlone })
    return withDoubts({ text: found, doubts: shown })
  })
  const changed = again.filter((text, index) => text !== texts[index])
  if (changed.length > 0) await show({ texts: again, changed })
  return true
}

/** A model that lost its sources on the way doubts nearly everything. */
const MOST_DOUBTED = 0.7
/** One short text may well be made up altogether. */
const LONG = 1000

function isSensible({ texts, doubts: all }: { texts: readonly CheckedText[]; doubts: readonly Doubt[] }) {
  const about = all.filter(({ key }) => texts.some((text) => text.key === key))
  const spans = about.map(({ key, quote }) =>
    createQuoteFinder(texts.find((text) => text.key === key)?.after ?? '')(quote),
  )
  if (about.length > 0 && spans.every((found) => found.length === 0)) return false
  const length = texts.reduce((sum, { after }) => sum + after.length, 0)
  const doubted = spans.flat().reduce((sum, { from, to }) => sum + to - from, 0)
  return length < LONG || doubted < MOST_DOUBTED * length
}

type Question = { id: string; flag: CheckedText['flags'][number] }

/** Answers to more of them would take longer than people wait. */
const MOST_QUESTIONS = 60

/** What the guard has flagged, named for the answer; no pieces of what is hidden in its text. */
const questionsOf = ({ texts, marks }: { texts: readonly CheckedText[]; marks: Marks }): Question[] =>
  texts
    .flatMap(({ after, flags }) => {
      const hidden = marks.hide(after)
      return flags.filter(({ text }) => hidden.includes(text))
    })
    .slice(0, MOST_QUESTIONS)
    .map((flag, index) => ({ id: `f${index + 1}`, flag }))

type MaterialOptions = Pick<SecondReadingOptions, 'content' | 'marks'> &
  Pick<Offer<CheckedText>, 'texts' | 'user' | 'job'> & { questions: readonly Question[] }

/** All in one message, so that a model with little room loses none of the sources unnoticed. */
function materialOf({ content, marks, texts, user, job, questions }: MaterialOptions): string {
  const hidden = texts.map(({ key, before, after, flags }) => {
    const asked = questions.filter(({ flag }) => flags.includes(flag))
    return {
      ...{ key, text: marks.hide(after) },
      ...(before ? { insteadOf: marks.hide(before) } : {}),
      ...(asked.length > 0 ? { questions: asked.map(({ id, flag }) => ({ id, words: flag.text })) } : {}),
    }
  })
  return [
    `Resume:\n${asData(outlineOf({ content, marks }))}`,
    ...(user ? [`The person’s own words:\n${asData(marks.hide(user))}`] : []),
    ...(job ? [`Advertisement:\n${asData(marks.hide(job))}`] : []),
    `Texts:\n${asData(hidden)}`,
  ].join('\n\n')
}
