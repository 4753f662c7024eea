import type { Language } from '../../../collections/resumes/schema'
import type { ImportResult } from './import-json-resume'
import { importJsonResume } from './import-json-resume'
import { closeLetters } from './lines/close-letters'
import { joinWrapped } from './lines/join-wrapped'
import type { SourceLine } from './lines/types'
import { doubtWarnings } from './text-resume/doubts'
import { findLinePeriod } from './text-resume/find-line-period'
import { nameSections } from './text-resume/name-sections'
import { readResumeText } from './text-resume/read-resume-text'
import { shapeItems } from './text-resume/shape-items'

/**
 * Makes a resume of free text. All words of the source are in it: what could not be told apart stands as text where
 * it stood and is named in the warnings; nothing is made up.
 */
export function importLines({ lines, language }: { lines: SourceLine[]; language: Language }): ImportResult {
  const { root, headings, doubts, shapes } = readResumeText(joinWrapped(withBold(lines.map(asWritten))))
  const imported = importJsonResume({ data: root, language })
  if (!imported.ok) return imported
  shapeItems({ content: imported.content, shapes })
  const content = nameSections({ content: imported.content, headings })
  return { ...imported, content, warnings: [...doubtWarnings({ doubts, language }), ...imported.warnings] }
}

/** A gap says no more for being wider than this, and takes the reader longer than a page of text. */
const WIDE_GAP = / {9,}/g
const WIDER_GAP = /\s{40,}/g

/** Signs that draw a line across a plain text. */
const RULE = /^([-=_*~#─━—═·])(?:\s?\1){3,}$/u

/** Jobs may be counted, and are no items of a list for that: “1. 2018年5月至今 …”. */
const COUNT = /^(?:\d{1,2}[.、)）]|[一二三四五六七八九十]{1,2}、)\s*(?=(?:19|20)\d\d\s*[年./-])/

function beginsWithPeriod(text: string): boolean {
  const period = findLinePeriod(text)
  return period?.from === 0 && (period.isOpen || period.end !== '')
}

/** A line without what only fills its width. */
function asWritten(line: SourceLine): SourceLine {
  if (RULE.test(line.text)) return { text: '', kind: 'blank', level: 0 }
  const dated = line.text.replace(COUNT, '')
  const isCounted = line.start !== undefined || (line.kind === 'text' && dated !== line.text)
  if (isCounted && beginsWithPeriod(dated)) return { kind: 'text', level: 0, text: dated }
  const narrow = (text: string) =>
    closeLetters(text.replace(WIDE_GAP, ' '.repeat(8)).replace(WIDER_GAP, '\t'))
  return {
    ...line,
    text: narrow(line.text),
    ...(line.marked === undefined ? {} : { marked: narrow(line.marked) }),
  }
}

/** Sources that mark what is bold tell it of whole lines as well, by their beginnings. */
function withBold(lines: SourceLine[]): SourceLine[] {
  const isBold = ({ marked = '' }: SourceLine) => marked.startsWith('**')
  return lines.some(isBold) ? lines.map((line) => ({ isBold: isBold(line), ...line })) : lines
}
