export type TextCount = {
  /** Words as editors count them: each run of letters and digits is one, and so is each character of Chinese. */
  words: number
  /** Letters as one sees them, without and with spaces. */
  letters: number
  lettersAndSpaces: number
  /** Whole minutes that reading it takes, at least one where there is anything. */
  minutes: number
}

const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
/** Signs that join: “don’t”, “task-time”, “3.5”, “R&D”, “C++”. */
const WORD = /[\p{L}\p{N}]+(?:[-'’.,&/@][\p{L}\p{N}]+)*\+*/gu

/**
 * A letter with its marks; of emoji what is joined. Not by Intl.Segmenter: each of its segments brings a copy of the whole
 * text along (V8), which takes seconds for thirty pages.
 */
const LETTER = /[^\p{M}\n][\p{M}\u{1f3fb}-\u{1f3ff}]*(?:\u200d[^\p{M}\n][\p{M}\u{1f3fb}-\u{1f3ff}]*)*/gu

/** How fast people read on a screen, per minute. */
const IDEOGRAPHS_PER_MINUTE = 400
const WORDS_PER_MINUTE = 230

export function countText(text: string): TextCount {
  const ideographs = text.match(IDEOGRAPH)?.length ?? 0
  const others = text.replace(IDEOGRAPH, ' ').match(WORD)?.length ?? 0
  const letters = text.match(LETTER) ?? []
  const minutes = ideographs / IDEOGRAPHS_PER_MINUTE + others / WORDS_PER_MINUTE
  return {
    words: ideographs + others,
    letters: letters.filter((letter) => letter.trim() !== '').length,
    lettersAndSpaces: letters.length,
    minutes: Math.ceil(minutes),
  }
}
