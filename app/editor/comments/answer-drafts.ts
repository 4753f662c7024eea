import { createValue } from '~/session/create-value'

/** Answers that are being written, by their comment: a card may move, or the comments be closed, meanwhile. */
export const answerDrafts = createValue<Readonly<Record<string, string>>>({})

export function writeAnswer(id: string, text: string): void {
  answerDrafts.set({ ...answerDrafts.get(), [id]: text })
}
