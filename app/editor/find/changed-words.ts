import type { Language } from '../../../collections/resumes/choices'
import { diffList } from '~/features/versions/diff-list'
import { wordsOf } from '~/features/versions/diff-words'

/** Words that become others; offsets in the text before. */
type ChangedStretch = { from: number; to: number; text: string }

type Options = { before: string; after: string; language: Language }

/** What differs between two texts, word by word in their order: what stays between two words is no part of either. */
export function changedWords({ before, after, language }: Options): ChangedStretch[] {
  const parts = diffList(wordsOf({ text: before, language }), wordsOf({ text: after, language }))
  const stretches: ChangedStretch[] = []
  let at = 0
  let isInRow = false
  for (const { kind, text } of parts) {
    const length = kind === 'added' ? 0 : text.length
    if (kind !== 'same') {
      const last = isInRow ? stretches.pop() : undefined
      const added = kind === 'added' ? text : ''
      stretches.push({ from: last?.from ?? at, to: at + length, text: (last?.text ?? '') + added })
    }
    isInRow = kind !== 'same'
    at += length
  }
  return stretches
}
