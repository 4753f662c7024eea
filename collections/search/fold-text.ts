export type Folded = {
  text: string
  /** for each character of `text`, where it stood in the original; one more for the end */
  at: number[]
}

/** A text as search compares it: without case, accents and width, each character knowing its place in the original. */
export function foldText(original: string): Folded {
  let text = ''
  const at: number[] = []
  let index = 0
  for (const character of original) {
    const folded = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    text += folded
    at.push(...Array<number>(folded.length).fill(index))
    index += character.length
  }
  at.push(index)
  return { text, at }
}
