/** Words of Latin letters and digits, each Han character counted as one. A loop: it reads every text once more. */
export function lengthOf(text: string): number {
  let count = 0
  let isInWord = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const isWord = isLetterOrDigit(code)
    if (isHan(code) || (isWord && !isInWord)) count += 1
    isInWord = isWord
  }
  return count
}

const isLetterOrDigit = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x30 && code <= 0x39) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7)

/** The unified ideographs; of those beyond U+FFFF the first half. */
const isHan = (code: number): boolean =>
  (code >= 0x3400 && code <= 0x9fff) ||
  (code >= 0xf900 && code <= 0xfaff) ||
  (code >= 0xd840 && code <= 0xd888)
