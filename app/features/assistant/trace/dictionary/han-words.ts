import { matchesIn, type Span } from '../types'
import { dictionary } from './dictionary'

const LONGEST_WORD = 8

/** A run of Han characters in the fewest words that the dictionary has; among as few, the longest first. */
export function wordsOfRun(run: string): string[] {
  const { words } = dictionary()
  const characters = Array.from(run)
  const least = new Array<number>(characters.length + 1).fill(0)
  const length = new Array<number>(characters.length).fill(1)
  for (let from = characters.length - 1; from >= 0; from -= 1) {
    let best = Infinity
    let word = ''
    for (let to = from + 1; to <= Math.min(characters.length, from + LONGEST_WORD); to += 1) {
      word += characters[to - 1] ?? ''
      if (to > from + 1 && !words.has(word)) continue
      const cost = (least[to] ?? 0) + (to === from + 1 ? 1.5 : 1)
      if (cost > best) continue
      best = cost
      length[from] = to - from
    }
    least[from] = best
  }
  const result: string[] = []
  for (let from = 0; from < characters.length; from += length[from] ?? 1)
    result.push(characters.slice(from, from + (length[from] ?? 1)).join(''))
  return result
}

export function hanWords(text: string): string[] {
  return (text.match(/\p{Script=Han}+/gu) ?? []).flatMap(wordsOfRun)
}

/** The words of a text's Han characters with their places; `split` says how a run of them parts. */
export function placedHanWords(text: string, split = wordsOfRun): (Span & { text: string })[] {
  return matchesIn(text, /\p{Script=Han}+/gu).flatMap(({ from, text: run }) => {
    let to = from
    return split(run).map((word) => ({ text: word, from: to, to: (to += word.length) }))
  })
}
