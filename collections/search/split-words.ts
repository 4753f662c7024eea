import { foldText } from './fold-text'

const RUNS = /(\p{Script=Han}+)|([\p{L}\p{N}]+)/gu
const HAN = /\p{Script=Han}/u

export type Run = { text: string; han: boolean; start: number }

/** The runs of a folded text: Chinese characters side by side, or one word of letters and digits. */
export function splitRuns(folded: string): Run[] {
  return [...folded.matchAll(RUNS)].flatMap((match) => {
    const [text, han] = match
    // `\p{L}` takes Chinese in after a Latin letter, as in “React组件”.
    return han === undefined && HAN.test(text) ? splitMixed({ text, start: match.index }) : [run(match)]
  })
}

/**
 * The words of a text as they are stored: Latin ones whole, Chinese as pairs of neighbours and a last single character,
 * so that every part of a text can be asked for. The same on every database.
 */
export function wordsOf(text: string): string[] {
  return splitRuns(foldText(text).text).flatMap(({ text, han }) => (han ? pairsOf(text, true) : [text]))
}

/** The beginnings of words a question asks for; English plurals ask for the singular, too. */
export function questionWords(question: string): string[] {
  const words = splitRuns(foldText(question).text).flatMap(({ text, han }) =>
    han ? pairsOf(text, [...text].length === 1) : [text.length > 4 ? text.replace(/(?<!s)s$/, '') : text],
  )
  return [...new Set(words)]
}

function run(match: RegExpExecArray | RegExpMatchArray): Run {
  return { text: match[0], han: match[1] !== undefined, start: match.index ?? 0 }
}

function splitMixed({ text, start }: { text: string; start: number }): Run[] {
  return [...text.matchAll(/(\p{Script=Han}+)|([^\p{Script=Han}]+)/gu)].map((match) => ({
    text: match[0],
    han: match[1] !== undefined,
    start: start + match.index,
  }))
}

function pairsOf(text: string, last: boolean): string[] {
  const characters = [...text]
  const pairs = characters.slice(0, -1).map((character, i) => character + (characters[i + 1] ?? ''))
  return last ? [...pairs, characters.at(-1) ?? ''] : pairs
}
