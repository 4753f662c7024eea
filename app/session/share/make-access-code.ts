import { isGuessable } from '../../../collections/resumes/access-code'

/** A random access code: eight digits, each equally likely, from the browser's own source of randomness; none that is easy to guess. */
export function makeAccessCode(): string {
  let digits = ''
  while (digits.length < 8) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      // 250 is the largest multiple of ten in a byte: above it, some digits would come more often.
      if (byte < 250 && digits.length < 8) digits += String(byte % 10)
    }
  }
  return isGuessable(digits) ? makeAccessCode() : digits
}
