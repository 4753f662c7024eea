/** From which side a text is read. */
export type Direction = 'ltr' | 'rtl'
/**
 * How a text is read by itself: as its first letter is; `mixed` where that one is read from the left and others from the right.
 */
export type Reads = Direction | 'mixed'

const RIGHT = String.raw`\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}`
const RIGHT_LETTER = new RegExp(`(?=\\p{L})[${RIGHT}]`, 'u')
const FIRST_LETTER = /\p{L}/u

export const hasRightToLeft = (text: string): boolean => RIGHT_LETTER.test(text)

/** Undefined for figures and signs alone, which go along with what is around them. */
export function readsOf(text: string): Reads | undefined {
  const [first] = FIRST_LETTER.exec(text) ?? []
  if (first === undefined) return undefined
  if (hasRightToLeft(first)) return 'rtl'
  return hasRightToLeft(text) ? 'mixed' : 'ltr'
}

type Options = {
  reads: Reads | undefined
  /** Of what is around it. */
  within: Direction
}

/**
 * From which side a text is read where it stands. One that only begins with a name in other letters is read as what is around it:
 * “React ו-Node” is Hebrew.
 */
export function directionOf({ reads, within }: Options): Direction {
  if (reads === undefined) return within
  return reads === 'mixed' ? within : reads
}

/** The language of a text in letters that few languages share; undefined where none is named. */
export function languageOf(text: string): string | undefined {
  if (/\p{Script=Hebrew}/u.test(text)) return 'he'
  if (!/\p{Script=Arabic}/u.test(text)) return undefined
  if (/[ٹڈڑںے]/.test(text)) return 'ur'
  return /[پچژگ]/.test(text) ? 'fa' : 'ar'
}

/**
 * What keeps its order in a text that is read from the right: addresses, phone numbers, spans of years, figures with their signs,
 * and names such as C++ and .NET. Every second part of a text split by it is one.
 */
export const LEFT_TO_RIGHT_PARTS = new RegExp(
  `(${[
    String.raw`https?://[\x21-\x7e]*[\w/]`,
    String.raw`(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+`,
    String.raw`(?:\+|\(?0)\d*\)?(?:[ -]\(?\d+\)?)+`,
    // a hyphen behind a letter joins the two: “ל-6”
    String.raw`(?:(?<![\p{L}\p{M}])[-+−])?\d[\d.,:/]*(?:\s?[-–—]\s?\d[\d.,:/]*)*(?<=\d)%?`,
    String.raw`(?<![A-Za-z\d])[A-Za-z][A-Za-z\d]{0,30}(?:\+\+|#)`,
    String.raw`(?<![\w.])\.[A-Za-z]\w*`,
  ].join('|')})`,
  'u',
)

const OTHER = String.raw`(?:(?![${RIGHT}])[\p{L}\p{Nd}])`

/** Marks that turn a text, as Hebrew writers put one before a name in Latin letters. */
const CONTROLS = String.raw`\u200f\u061c\u202a-\u202e\u2066-\u2069`

/**
 * What of a text is drawn at once: a word from the right, what stands together in letters from the left, a figure, or one sign,
 * each with the marks on it.
 */
const PIECES = new RegExp(
  [
    String.raw`(?:(?!\p{Nd})[${RIGHT}])(?:(?!\p{Nd})[${RIGHT}\p{M}\u0640\u200c\u200d])*`,
    String.raw`(?:(?!\p{Nd})${OTHER})(?:[^${RIGHT}${CONTROLS}\n()[\]{}<>«»]*${OTHER})?\p{M}*`,
    String.raw`\p{Nd}[\p{Nd}.,:/\u066b\u066c]*(?<=\p{Nd})\p{M}*`,
    String.raw`\s+`,
    String.raw`\p{RI}\p{RI}|.(?:[\p{M}\p{EMod}]|\u200d.)*`,
  ].join('|'),
  'gsu',
)

/** A text in pieces, each of which stands on the page from one side to the other as its letters do. */
export const piecesOf = (text: string): string[] => text.match(PIECES) ?? []
