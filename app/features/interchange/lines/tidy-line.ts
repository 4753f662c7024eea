import { cleanText } from '../json-resume/clean-text'

/**
 * A line as people see it: no invisible characters, every wide or fixed space an ordinary one, digits and Latin letters of usual
 * width.
 */
export function tidyLine(text: string): string {
  return (
    cleanText(text)
      .replace(/[\u200b\u200c\u2060\ufeff\u00ad]/g, '')
      // Between two pictures it makes one of them.
      .replace(
        /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u200d(?!\p{Extended_Pictographic})/gu,
        '',
      )
      .replace(/\u3000/g, '  ')
      .replace(/[０-９Ａ-Ｚａ-ｚ＋＠]|(?<=[\dA-Za-z０-９Ａ-Ｚａ-ｚ])[．／－％＿]/gu, halfWidth)
      // A character that is used for the bar it looks like.
      .replace(/(?<=\s|^)丨(?=\s|$)/g, '|')
      .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
      .trimEnd()
  )
}

/** What input methods for Chinese write as wide as a character. */
const halfWidth = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)
