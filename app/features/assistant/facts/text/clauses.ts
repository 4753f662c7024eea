export type Clause = { text: string; from: number; to: number }

/** The parts of a text between stops and commas, with their places; a comma between digits parts nothing. */
export function clausesOf(text: string): Clause[] {
  return piecesOf({ text, parting: /[。！？；;!?\n，、|]|,(?!\d)|\.(?=\s|$)/g })
}

/** The sentences or bullets of a text, with their places. */
export function sentencesOf(text: string): Clause[] {
  return piecesOf({ text, parting: /[。！？；;!?\n]|\.(?=\s|$)/g })
}

function piecesOf({ text, parting }: { text: string; parting: RegExp }): Clause[] {
  const result: Clause[] = []
  let from = 0
  for (const { index } of [...text.matchAll(parting), { index: text.length }]) {
    if (text.slice(from, index).trim() !== '') result.push({ text: text.slice(from, index), from, to: index })
    from = index + 1
  }
  return result
}
