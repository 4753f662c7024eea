import { matchesIn, type Span } from '../types'

export type LatinWord = Span & { text: string }

const WORD =
  /(?<![\p{Script=Latin}\d])(?:\d[A-Z]|\p{Script=Latin})[\p{Script=Latin}\p{M}\d]*(?:[.'&](?=[\p{Script=Latin}\d])[\p{Script=Latin}\d]+)*(?:\+\+|#|\.(?<=\b[A-Z]\.[A-Z]\.))?/gu

/** The Latin words of a folded text; a dot, apostrophe or `&` inside stays ("Node.js", "P&G"), a hyphen parts. */
export function latinWords(text: string): LatinWord[] {
  return matchesIn(text, WORD).map(({ from, to, text: word }) => ({ text: word, from, to }))
}

/** How a word is looked up: lower case, without dots, apostrophes and accents. */
export function plainWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}.'&]/gu, '')
}

/** Every word of a text and every two or three neighbours as one ("Power BI" also as "powerbi"), with the first place. */
export function wordIndex(text: string): Map<string, Span> {
  const words = latinWords(text)
  const result = new Map<string, Span>()
  const add = (key: string, span: Span) => result.has(key) || result.set(key, span)
  words.forEach((word, index) => {
    let joined = ''
    for (const next of words.slice(index, index + 3)) {
      joined += plainWord(next.text)
      add(joined, { from: word.from, to: next.to })
    }
  })
  return result
}

/** Whether a word has a capital or a digit as names have. */
export function isName({ text }: LatinWord): boolean {
  if (/^I(?:'[a-z]+)?$/.test(text)) return false
  return /^\d?\p{Lu}/u.test(text) || /\d|\p{Ll}\p{Lu}/u.test(text)
}

/** Marks that make a word a name wherever it stands: CamelCase, capitals, digits, signs. */
export function isMarked(word: string): boolean {
  return /\p{Ll}\p{Lu}|\d|[+#.&]|^\p{Lu}{2,}/u.test(word)
}
