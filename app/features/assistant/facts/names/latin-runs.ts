import { isName, type LatinWord } from './latin-words'

export type Run = { words: LatinWord[]; isStart: boolean }

/** Capitalised words that follow each other, small joining words between them let in. */
export function runsOf({ words, text }: { words: LatinWord[]; text: string }): Run[] {
  const result: Run[] = []
  let last: LatinWord | undefined
  for (const [index, word] of words.entries()) {
    const joins = last === undefined ? '-' : text.slice(last.to, word.from)
    const run = result.at(-1)
    if (
      run !== undefined &&
      last !== undefined &&
      (isName(last) || /^(?:of|the|de|for)$/.test(last.text)) &&
      run.words.every(isName) &&
      isName(word) &&
      /^(?: (?:of|the|de|&|and|for) | (?:of the) | |-)$/.test(joins)
    )
      run.words.push(word)
    else if (isName(word)) result.push({ words: [word], isStart: index === 0 })
    else if (/^(?:of|the|de|for)$/.test(word.text) && last !== undefined && isName(last)) continue
    else result.push({ words: [word], isStart: index === 0 })
    last = word
  }
  return result
}
