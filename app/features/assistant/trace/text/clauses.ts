export type Clause = { text: string; from: number; to: number }

/** Nobody writes a longer one, and what is compared with all others had better be short. */
const LONGEST_CLAUSE = 400

/** The parts of a text between stops and commas, with their places; a comma between digits parts nothing. */
export function clausesOf(text: string): Clause[] {
  return piecesOf({ text, parting: /[。！？；;!?\n，、|]|,(?!\d)|\.(?=\s|$)/g }).flatMap(inShortOnes)
}

function inShortOnes(clause: Clause): Clause[] {
  if (clause.text.length <= LONGEST_CLAUSE) return [clause]
  return Array.from({ length: Math.ceil(clause.text.length / LONGEST_CLAUSE) }, (_, index) => {
    const from = clause.from + index * LONGEST_CLAUSE
    const to = Math.min(from + LONGEST_CLAUSE, clause.to)
    return { text: clause.text.slice(from - clause.from, to - clause.from), from, to }
  })
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

/** Whether a text reads as Chinese: more Han characters than Latin words. */
export function isChinese(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/[\p{Script=Latin}]+/gu)?.length ?? 0
  return han > words
}
