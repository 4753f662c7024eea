import { cleanText } from '../json-resume/clean-text'

/** Scripts whose words are spelled with joiners and non-joiners within them. */
const SPELLED = [
  ...['Arabic', 'Syriac', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati'],
  ...['Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
].map((script) => `\\p{Script_Extensions=${script}}`)
const LETTER = `[${SPELLED.join('')}]`
const BETWEEN_LETTERS = new RegExp(`${LETTER}[\\u200c\\u200d]${LETTER}`, 'u')
const BETWEEN_PICTURES = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]\u200d\p{Extended_Pictographic}/u

/**
 * A line as people see it: no invisible characters, every wide or fixed space an ordinary one, digits and Latin letters of usual
 * width.
 */
export function tidyLine(text: string): string {
  return (
    withoutUnseen(cleanText(text))
      .replace(/[\u200c\u200d]/g, joinerAt)
      .replace(/\u3000/g, '  ')
      .replace(/[０-９Ａ-Ｚａ-ｚ＋＠]|(?<=[\dA-Za-z０-９Ａ-Ｚａ-ｚ])[．／－％＿]/gu, halfWidth)
      // A character that is used for the bar it looks like.
      .replace(/(?<=\s|^)丨(?=\s|$)/g, '|')
      .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
      .trimEnd()
  )
}

/** Without what nobody sees and no word is spelled with, as the marks that turn a telephone's numbers the other way. */
export function withoutUnseen(text: string): string {
  const seen = text.replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
  return /[\u0590-\u08ff]/.test(seen) ? seen : seen.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
}

/** What input methods for Chinese write as wide as a character. */
const halfWidth = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)

/** A joiner or non-joiner where it changes what is seen; of pictures it makes one. */
function joinerAt(joiner: string, at: number, text: string): string {
  const around = text.slice(Math.max(at - 2, 0), at + 3)
  return BETWEEN_LETTERS.test(around) || BETWEEN_PICTURES.test(around) ? joiner : ''
}
