import type { Logger } from 'pino'
import { secondAnswer, withDoubts, type CheckedText, type Doubt } from '../edits/doubts'
import { createQuoteFinder } from '../edits/find-quote'
import { outlineOf } from '../edits/outline-of'
import { evidenceFinder, withEvidence } from '../edits/evidence'
import { hasOnlyMarks } from '../privacy/create-marks'
import { asData } from '../prompts/prompt'
import { PROMPTS } from '../prompts/prompts'
import type { Limits } from '../provider/ask-provider.server'
import { TaskFault } from '../provider/fault'
import { LeaseLost, type Emitter } from '../tasks/create-emitter.server'
import type { CheckedFacts, Suggestion } from '../tasks/events'
import type { KindContext } from './kind-context'

/**
 * The guard knows numbers, names and words; a duty made up of a trade's own words it can't tell. So the model reads what
 * was suggested once more beside its sources. It may only add doubts and say where it thinks that a flagged claim comes
 * from; where it fails, the guard's word stands.
 */
export type SecondReading = {
  /** Says texts, and that they are still to be read again where they are: nobody takes one too soon. */
  say: (offer: Offer) => Promise<void>
  /** Reads all that was said and says what gained doubts once more. Never throws for a fault of the provider. */
  read: () => Promise<void>
  /** undefined: there was nothing to read, or it is switched off */
  outcome: () => 'done' | 'failed' | undefined
}
type Offer = {
  texts: readonly OfferedText[]
  /** the person's own words in this task */
  user?: string | undefined
  job?: string | undefined
  /** not worth a reading */
  claimsLittle?: boolean | undefined
}
type OfferedText = Suggestion | CheckedText
type SecondReadingOptions = Pick<KindContext, 'content' | 'marks' | 'ask' | 'emitter' | 'language'> & {
  isOn: boolean
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
      const { texts } = offer
      if (texts.length === 0) return
      const isRead = isOn && !offer.claimsLittle
      if (isRead) await emitter.emit('status', { state: 'checking' })
      await show({ emitter, texts, changed: texts })
      if (isRead) offers.push(() => readOffer({ ...options, ...offer }))
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

type ShowOptions = { emitter: Emitter; texts: readonly OfferedText[]; changed: readonly OfferedText[] }

/**
 * Says suggestions as a `patch` each, of which one whose key was said before takes that one's place, and the facts of other
 * texts, those of all of them at once; the second time with what the reading has `changed`.
 */
async function show({ emitter, texts, changed }: ShowOptions): Promise<void> {
  const suggestions = changed.filter((text) => 'ops' in text)
  for (const suggestion of suggestions) await emitter.emit('patch', suggestion)
  if (suggestions.length < changed.length) await emitter.emit('facts', factsOf(texts))
}

export const factsOf = (texts: readonly CheckedText[]): CheckedFacts => ({
  flags: texts.flatMap(({ flags }) => flags),
  wording: texts.flatMap(({ wording }) => wording),
  lost: texts.flatMap(({ lost }) => lost),
  sources: texts.flatMap(({ sources }) => sources),
})

/** @returns whether the answer made sense: its quotations stand in the texts, and it doesn't doubt most of them */
async function readOffer(options: SecondReadingOptions & Offer): Promise<boolean> {
  const { ask, marks, language, texts, emitter } = options
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
  await show({ emitter, texts: again, changed })
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
const questionsOf = ({ texts, marks }: Pick<MaterialOptions, 'texts' | 'marks'>): Question[] =>
  texts
    .flatMap(({ after, flags }) => {
      const hidden = marks.hide(after)
      return flags.filter(({ text }) => hidden.includes(text))
    })
    .slice(0, MOST_QUESTIONS)
    .map((flag, index) => ({ id: `f${index + 1}`, flag }))

type MaterialOptions = Pick<SecondReadingOptions, 'content' | 'marks'> &
  Pick<Offer, 'texts' | 'user' | 'job'> & { questions: readonly Question[] }

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
