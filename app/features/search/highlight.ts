import { foldText } from '../../../collections/search/fold-text'

/** A part of a text, marked when it is what was asked for. */
export type Piece = { text: string; hit: boolean }

type Span = { from: number; to: number }
const BEFORE = 30

/**
 * A text in pieces, the words in it marked: Latin ones where a word begins, Chinese anywhere. `around` cuts it to so many
 * characters, beginning shortly before the first hit.
 */
export function highlight(options: { text: string; words: string[]; around?: number }): Piece[] {
  const { words, around } = options
  const whole = options.text.replace(/\s+/g, ' ').trim()
  const text = around === undefined ? whole : cut({ text: whole, words, around })
  const pieces: Piece[] = []
  let at = 0
  for (const { from, to } of spansOf({ text, words })) {
    if (from > at) pieces.push({ text: text.slice(at, from), hit: false })
    pieces.push({ text: text.slice(from, to), hit: true })
    at = to
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false })
  return pieces
}

function cut({ text, words, around }: { text: string; words: string[]; around: number }): string {
  // Latin letters are narrower: twice as many fill the same lines.
  const length = /\p{Script=Han}/u.test(text) ? around : around * 2
  const first = spansOf({ text, words })[0]?.from ?? 0
  const wanted = Math.max(0, Math.min(first - BEFORE, text.length - length))
  const space = text.indexOf(' ', wanted)
  const start = wanted > 0 && space > 0 && space < first ? space + 1 : wanted
  const part = text.slice(start, start + length)
  return `${start > 0 ? '…' : ''}${part}${start + length < text.length ? '…' : ''}`
}

/** Where the words stand, in order and joined where they touch. */
function spansOf({ text, words }: { text: string; words: string[] }): Span[] {
  const folded = foldText(text)
  const spans = words.flatMap((word) =>
    [...folded.text.matchAll(patternOf(word))].map(({ index }) => ({
      from: folded.at[index] ?? 0,
      to: folded.at[index + word.length] ?? text.length,
    })),
  )
  const joined: Span[] = []
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else joined.push(span)
  }
  return joined
}

/**
 * Where a word begins in a folded text. Words hold letters and digits alone, so nothing needs escaping. What stands before
 * is looked at last: first, it would be looked at everywhere.
 */
export function patternOf(word: string): RegExp {
  return /\p{Script=Han}/u.test(word)
    ? new RegExp(word, 'gu')
    : new RegExp(`${word}(?<![a-z0-9]${word})`, 'gu')
}
