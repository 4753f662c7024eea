import { bareText } from './bare-text'

/** What was read of a page: its lines, their text in a row as it is compared, and which letters of it stand for a text. */
export type PrintedPage = { lines: string[]; bare: string; starts: number[]; taken: Uint8Array }

export function printedPage(text: string): PrintedPage {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const bares = lines.map(bareText)
  let end = 0
  const starts = bares.map(({ length }) => (end += length) - length)
  return { lines, bare: bares.join(''), starts, taken: new Uint8Array(end) }
}

type Stretch = { printed: PrintedPage; from: number; to: number }

export function take({ printed, from, to }: Stretch): void {
  printed.taken.fill(1, from, to)
}

export function isFree({ printed, from, to }: Stretch): boolean {
  return !printed.taken.subarray(from, to).includes(1)
}

type LineOptions = {
  printed: PrintedPage
  at: number
  /** the one that begins there or behind it */ isBefore?: boolean
}

/** The line in which an offset of the bare text stands. */
export function lineOf({ printed: { starts }, at, isBefore = false }: LineOptions): number {
  if (isBefore) {
    const next = starts.findIndex((start) => start >= at)
    return next < 0 ? starts.length : next
  }
  return Math.max(
    0,
    starts.findLastIndex((start) => start <= at),
  )
}
