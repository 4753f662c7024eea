import type { Language } from '../../../../collections/resumes/choices'

export type DiffPart = { kind: 'same' | 'removed' | 'added'; text: string }
type Options = { before: string; after: string; language: Language }

/** Comparing so many pairs of words takes a few milliseconds; beyond, the middle is shown as replaced. */
const MOST_PAIRS = 2_000_000

/** A text of which less is kept was written anew: what words it happens to share says nothing. */
const LEAST_KEPT = 0.3

/**
 * What became of a text, word by word (Chinese by its words, too): removed before added, joined where only a space is
 * between. A text that was written anew is removed and added as a whole.
 */
export function diffWords({ before, after, language }: Options): DiffPart[] {
  const [from, to] = [wordsOf({ text: before, language }), wordsOf({ text: after, language })]
  const start = sharedStart(from, to)
  const end = sharedStart(from.slice(start).toReversed(), to.slice(start).toReversed())
  const middle = compare(from.slice(start, from.length - end), to.slice(start, to.length - end))
  const same = (words: string[]) => words.map((text): DiffPart => ({ kind: 'same', text }))
  const parts = joined([...same(from.slice(0, start)), ...middle, ...same(from.slice(from.length - end))])
  const kept = parts.filter(({ kind }) => kind === 'same').map(({ text }) => text)
  const isNew = lettersOf(kept.join('')) < LEAST_KEPT * Math.min(lettersOf(before), lettersOf(after))
  if (!isNew) return parts
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
}

const lettersOf = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

function wordsOf({ text, language }: { text: string; language: Language }): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

function sharedStart(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((word, index) => word !== b[index])
  return at < 0 ? a.length : at
}

/** By the longest words that both have in the same order. */
function compare(from: string[], to: string[]): DiffPart[] {
  const width = to.length + 1
  const lengths = new Uint32Array(from.length * to.length > MOST_PAIRS ? 0 : (from.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  if (lengths.length > 0)
    for (let i = from.length - 1; i >= 0; i--)
      for (let j = to.length - 1; j >= 0; j--)
        lengths[i * width + j] =
          from[i] === to[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < from.length || j < to.length) {
    const [old, next] = [from[i], to[j]]
    if (old !== undefined && old === next && lengths.length > 0) {
      parts.push({ kind: 'same', text: old })
      i += 1
      j += 1
    } else if (old !== undefined && (next === undefined || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: old })
      i += 1
    } else if (next !== undefined) {
      parts.push({ kind: 'added', text: next })
      j += 1
    }
  }
  return parts
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
