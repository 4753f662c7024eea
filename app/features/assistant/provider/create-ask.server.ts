import type * as z from 'zod'
import type { Marks } from '../privacy/create-marks'
import type { Usage } from '../tasks/events'
import { askProvider, LIMITS, type AskOptions, type Limits, type Message } from './ask-provider.server'
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
  /** The answer's pieces; what it has taken is counted in its end. */
  async function* pieces(
    { instructions, messages }: Question,
    asked: Pick<AskOptions, 'shape' | 'limits'> = {},
  ): AsyncGenerator<string, void> {
    sent.push(...messages)
    const all: Message[] = [{ role: 'system', content: instructions }, ...messages]
    const { prompt, answer } = yield* askProvider({ ...options, ...asked, messages: all })
    usage.promptTokens += prompt
    usage.answerTokens += answer
  }

  return {
    sent: () => sent,
    async *text(question) {
      const guard = createLeakGuard(question.instructions)
      const shown = marks.showPieces()
      for await (const piece of pieces(question)) {
        const ready = guard.add(piece)
        if (ready === null) throw new TaskFault({ code: 'refused' })
        yield shown.add(ready)
      }
      yield shown.add(guard.end()) + shown.end()
    },
    async value({ name, schema, patience, ...question }) {
      const limited = patience ? { limits: shorter(limits ?? LIMITS, patience) } : {}
      let text = ''
      for await (const piece of pieces(question, { shape: { name, schema }, ...limited })) text += piece
      if (repeats({ text, instructions: question.instructions })) throw new TaskFault({ code: 'refused' })
      return readJson({ text, schema })
    },
  }
}
