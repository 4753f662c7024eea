/** Signs that turn the direction of what follows them, and controls: a name or a comment must not disguise another. */
const DISGUISING = /[\u202A-\u202E\u2066-\u2069]|(?![\n\t])\p{Cc}/gu

/** Words as they are, spaces and breaks too, without what could disguise them. */
export function undisguised(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(DISGUISING, '')
}

/** What somebody wrote, as text of several lines. */
export function plainText(text: string): string {
  return undisguised(text).trim()
}

/** The same on one line. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ')
}
