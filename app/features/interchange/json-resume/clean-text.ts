import { normalizeInput } from '../../../document/rich-text/normalize-input'

/** A text as it can be printed: ordinary characters, no control characters but line ends and tabs. */
export function cleanText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n')
  // eslint-disable-next-line no-control-regex -- control characters are what is taken out
  return normalizeInput(lines.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Surrogate}/gu, ''))
}

/** The same on one line. */
export function cleanLine(text: string): string {
  const [first = '', ...rest] = cleanText(text).split('\n')
  if (rest.length === 0) return first
  return [first, ...rest]
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')
}
