import type { PageCharacter } from './page-characters'

/** A drawn line; lengths in CSS pixels from the page's top left corner. */
export type ShownLine = Pick<PageCharacter, 'text' | 'left' | 'right' | 'top' | 'edge'>

export function shownLines(characters: PageCharacter[]): ShownLine[] {
  const lines: ShownLine[] = []
  for (const { startsLine, text, left, right, top, edge } of characters) {
    const last = lines.at(-1)
    if (startsLine || !last) lines.push({ text, left, right, top, edge })
    else Object.assign(last, { text: last.text + text, right, edge })
  }
  return lines
}

type Options = {
  lines: ShownLine[]
  others: ShownLine[]
  /** How far a line may stand elsewhere. */
  along: number
  across: number
  /** A line nearer than this to the edge of its leaf may take a word more or less. */
  room: number
}

/** The lines that another browser breaks or places elsewhere, each as a sentence; empty when all agree. */
export function movedLines({ lines, others, along, across, room }: Options): string[] {
  const isAside = (a: number, b: number) => Math.abs(a - b) > along
  const isFull = (line: ShownLine | undefined) => line !== undefined && line.edge - line.right < room
  const rewraps = (i: number) => lines[i]?.text !== others[i]?.text && (isFull(lines[i]) || isFull(others[i]))
  const moves = (a: ShownLine, b: ShownLine) =>
    isAside(a.left, b.left) || isAside(a.right, b.right) || Math.abs(a.top - b.top) > across
  return Array.from({ length: Math.max(lines.length, others.length) }, (_, i) => ({
    i,
    a: lines[i],
    b: others[i],
  }))
    .filter(({ i, a, b }) => !a || !b || (a.text === b.text ? moves(a, b) : !rewraps(i) && !rewraps(i - 1)))
    .map(({ a, b }) => `${said(a)}, there ${said(b)}`)
}

function said(line: ShownLine | undefined): string {
  if (!line) return 'nothing'
  return `“${line.text}” from ${line.left.toFixed(2)} to ${line.right.toFixed(2)} at ${line.top.toFixed(2)}`
}
