export type Folded = {
  text: string
  /** for each character of `text`, where it stood in the original; one more for the end */
  at: number[]
}

/** Characters that fold to themselves: most of a text. */
const PLAIN = /^[a-z0-9 .,\p{Unified_Ideograph}]$/u

/** A text as search compares it: without case, accents and width. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** A text as search compares it, each character knowing its place in the original. */
export function foldText(original: string): Folded {
  let text = ''
  const at: number[] = []
  let index = 0
  for (const character of original) {
    const same = PLAIN.test(character) ? character : folded(character)
    text += same
    if (same.length === 1) at.push(index)
    else at.push(...Array<number>(same.length).fill(index))
    index += character.length
  }
  at.push(index)
  return { text, at }
}
