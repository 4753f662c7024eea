import type * as z from 'zod'
import type { Marks } from '../privacy/create-marks'
import type { Usage } from '../tasks/events'
import { askProvider, LIMITS, type Limits, type Message } from './ask-provider.server'
import { TaskFault } from './fault'
import { createLeakGuard, repeats } from './leak-guard'
import type { ProviderSettings } from './provider-settings.server'
import { readJson } from './read-json'

export type Question = {
  /** ours alone, never shown */
  instructions: string
  /** what is said, private things already hidden */
  messages: Message[]
}
export type Ask = {
  /** a text, piece by piece, with everything private put back */
  text: (question: Question) => AsyncGenerator<string, void>
  /** a value of the given shape; texts in it still hold their marks */
  value: <Schema extends z.ZodType>(
    question: Question & { name: string; schema: Schema; patience?: Omit<Limits, 'most'> },
  ) => Promise<z.output<Schema>>
  /** what has gone to the provider so far */
  sent: () => Message[]
}
const shorter = (limits: Limits, patience: Omit<Limits, 'most'>): Limits => ({
  firstMs: Math.min(limits.firstMs, patience.firstMs),
  idleMs: Math.min(limits.idleMs, patience.idleMs),
  totalMs: Math.min(limits.totalMs, patience.totalMs),
  most: limits.most,
})

export type CreateAskOptions = {
  settings: ProviderSettings
  signal: AbortSignal
  /** counts along */
  usage: Usage
  marks: Marks
  limits?: Limits
}

/** How a task asks its provider: counted, bounded, and with an answer that can't repeat our instructions. */
export function createAsk({ settings, signal, usage, marks, limits }: CreateAskOptions): Ask {
  const sent: Message[] = []
  const options = { settings, signal, ...(limits ? { limits } : {}) }
  const count = ({ prompt, answer }: { prompt: number; answer: number }) => {
    usage.promptTokens += prompt
    usage.answerTokens += answer
  }
  const messagesOf = ({ instructions, messages }: Question): Message[] => {
    sent.push(...messages)
    return [{ role: 'system', content: instructions }, ...messages]
  }

  return {
    sent: () => sent,
    async *text(question) {
      const guard = createLeakGuard(question.instructions)
      const pieces = marks.showPieces()
      const answer = askProvider({ ...options, messages: messagesOf(question) })
      for (let step = await answer.next(); ; step = await answer.next()) {
        if (step.done) {
          count(step.value)
          break
        }
        const ready = guard.add(step.value)
        if (ready === null) {
          await answer.return({ prompt: 0, answer: 0 })
          throw new TaskFault({ code: 'refused' })
        }
        yield pieces.add(ready)
      }
      yield pieces.add(guard.end()) + pieces.end()
    },
    async value({ name, schema, patience, ...question }) {
      const limited = patience ? { ...options, limits: shorter(limits ?? LIMITS, patience) } : options
      const answer = askProvider({ ...limited, messages: messagesOf(question), shape: { name, schema } })
      let text = ''
      for (let step = await answer.next(); ; step = await answer.next()) {
        if (step.done) {
          count(step.value)
          break
        }
        text += step.value
      }
      if (repeats({ text, instructions: question.instructions })) throw new TaskFault({ code: 'refused' })
      return readJson({ text, schema })
    },
  }
}
