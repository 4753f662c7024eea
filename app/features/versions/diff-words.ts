import type { Language } from '../../../collections/resumes/choices'
import { diffList, type DiffPart } from './diff-list'

type Options = { before: string; after: string; language: Language }

/** A text of which less is kept was written anew: what words it happens to share says nothing. */
const LEAST_KEPT = 0.3

/**
 * What became of a text, word by word (Chinese by its words, too): removed before added, joined where only a space is
 * between. A text that was written anew is removed and added as a whole.
 */
export function diffWords({ before, after, language }: Options): DiffPart[] {
  const [from, to] = [wordsOf({ text: before, language }), wordsOf({ text: after, language })]
  const parts = joined(diffList(from, to))
  const kept = parts.filter(({ kind }) => kind === 'same').map(({ text }) => text)
  const isNew = lettersOf(kept.join('')) < LEAST_KEPT * Math.min(lettersOf(before), lettersOf(after))
  if (!isNew) return parts
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
}

const lettersOf = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** A text cut into its words and what is between them. */
export function wordsOf({ text, language }: { text: string; language: Language }): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Neighbours of one kind as one part; what changed in a row as one removed and one added part. */
function joined(words: readonly DiffPart[]): DiffPart[] {
  const parts: DiffPart[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed) parts.push({ kind: 'removed', text: removed })
    if (added) parts.push({ kind: 'added', text: added })
    removed = added = ''
  }
  words.forEach(({ kind, text }, index) => {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else if (/^ +$/.test(text) && (removed || added) && words[index + 1]?.kind !== 'same') {
      removed += text
      added += text
    } else {
      flush()
      const last = parts.at(-1)
      if (last?.kind === 'same') parts[parts.length - 1] = { kind, text: last.text + text }
      else parts.push({ kind, text })
    }
  })
  flush()
  return parts
}
