import type { Language } from '../../../../collections/resumes/schema'
import type { InspectLine } from '../types'
import { lengthOf } from './length-of'
import type { JoinedText, ReadLine } from './types'

// no pattern may run over the end of a line into the next field
const BETWEEN = '\n\u0001\n'
const BULLET = '- '

/** Puts lines together for the rules over plain text; `parts` says where each came from. */
export function joinLines({ lines, language }: { lines: ReadLine[]; language: Language }): JoinedText {
  const parts: JoinedText['parts'] = []
  const inspected: InspectLine[] = []
  const texts: string[] = []
  let from = 0
  for (const line of lines) {
    const lead = line.isBullet ? BULLET : ''
    inspected.push({
      text: lead + line.text,
      from,
      section: line.item?.section.kind === 'experience' ? 'work' : undefined,
      isHeading: false,
    })
    parts.push({ ...line, from: from + lead.length })
    texts.push(lead, line.text, BETWEEN)
    from += lead.length + line.text.length + BETWEEN.length
  }
  const source = texts.join('')
  return { source, language, lines: inspected, length: lengthOf(source), parts }
}

export function partAt({ joined, offset }: { joined: JoinedText; offset: number }) {
  let [low, high] = [0, joined.parts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((joined.parts[middle]?.from ?? 0) - BULLET.length <= offset) low = middle
    else high = middle - 1
  }
  return joined.parts[low]
}
