/**
 * Whether a character is still being typed: Firefox tells of an emoji in two events, half a surrogate pair each, and what
 * is made of the first alone is no character at all.
 */
export function isHalfTyped(text: string): boolean {
  return /[\ud800-\udbff](?![\udc00-\udfff])/.test(text)
}
