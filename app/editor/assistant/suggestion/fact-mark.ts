import type { CheckedFacts, FactFlag, FactWording } from '../../../features/assistant/tasks/events'

/** What is marked in a text: a claim in doubt, or words that are only new. */
export type FactMark = FactFlag | (FactWording & { kind: 'wording' })

/** Doubts before new words: where both are, the doubt is drawn. */
export function marksOf({ flags, wording }: Pick<CheckedFacts, 'flags' | 'wording'>): FactMark[] {
  return [...flags, ...wording.map((words) => ({ ...words, kind: 'wording' as const }))]
}

/** Whether a claim is to be compared with the person's own words, which the model points at, more than in doubt. */
export function isCompared(flag: FactFlag): flag is FactFlag & Required<Pick<FactFlag, 'told'>> {
  return flag.told !== undefined && flag.isCompared === true
}
