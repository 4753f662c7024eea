/** What no program reads: white space, what draws nothing, and the tones of emoji, which are not seen in one colour. */
const UNREAD = /[\s\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}]/gu

/** A text without what does not count when it is read back. */
export function bareText(text: string): string {
  return text.replace(UNREAD, '')
}

/** For each UTF-16 unit of the bare text its offset in the text. */
export function bareOffsets(text: string): number[] {
  const dropped = new Set<number>()
  for (const { 0: match, index } of text.matchAll(UNREAD))
    for (let at = index; at < index + match.length; at += 1) dropped.add(at)
  return Array.from({ length: text.length }, (_, at) => at).filter((at) => !dropped.has(at))
}
