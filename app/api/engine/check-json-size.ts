import { ApiError } from './api-error'

const DEEPEST = 64
/** Values of all kinds together; thirty long resumes have fewer. What reads them takes its time for each. */
const MOST_VALUES = 50_000

const [QUOTE, BACKSLASH, COMMA, OPEN, CLOSE, OPEN_BRACE, CLOSE_BRACE] = [
  0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d,
]

/**
 * Looks through JSON in UTF-8, before it is read, for nesting deep enough to overflow a recursive walk and for so many
 * values that reading them would hold up others: `JSON.parse` takes a fifth of a second for 2 MB of brackets. Throws
 * an `ApiError` 400.
 */
export function checkJsonSize(bytes: Uint8Array): void {
  let depth = 0
  let values = 0
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]
    if (byte === QUOTE) i = endOfText({ bytes, from: i + 1 })
    else if (byte === OPEN || byte === OPEN_BRACE) {
      depth++
      values++
    } else if (byte === CLOSE || byte === CLOSE_BRACE) depth--
    else if (byte === COMMA) values++
    if (depth > DEEPEST) throw new ApiError({ status: 400, key: 'tooDeep', values: { limit: DEEPEST } })
    if (values > MOST_VALUES)
      throw new ApiError({ status: 400, key: 'tooManyValues', values: { limit: MOST_VALUES } })
  }
}

/** Where a text's closing quote stands. */
function endOfText({ bytes, from }: { bytes: Uint8Array; from: number }): number {
  for (let i = from; i < bytes.length; i++) {
    if (bytes[i] === BACKSLASH) i++
    else if (bytes[i] === QUOTE) return i
  }
  return bytes.length
}
