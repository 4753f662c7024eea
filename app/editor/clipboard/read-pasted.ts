import type { Language, SectionKind } from '../../../collections/resumes/choices'
import type { EntryItem, ResumeContent } from '../../../collections/resumes/schema'
import type { Warning } from '~/features/interchange/import-json-resume'
import { importLines } from '~/features/interchange/import-lines'
import { linesOfText } from '~/features/interchange/lines/lines-of-text'
import type { SourceLine } from '~/features/interchange/lines/types'
import { findPeriod } from '~/features/interchange/text-resume/find-period'
import { splitEntries } from '~/features/interchange/text-resume/split-entries'
import { splitSections } from '~/features/interchange/text-resume/split-sections'
import { inlineText } from '../../document/rich-text/plain-text'
import type { Line } from '../../document/rich-text/lines'
import { pastedLines } from './pasted-lines'

/** Under which heading the reader of resumes finds entries of a kind. */
const HEADINGS: Partial<Record<SectionKind, string>> = {
  experience: 'Experience',
  education: 'Education',
  project: 'Projects',
  volunteer: 'Volunteering',
}

export type ReadPasted =
  { kind: 'entries'; items: EntryItem[] } | { kind: 'resume'; content: ResumeContent; warnings: Warning[] }

type Options = {
  html: string
  text: string
  /** The section one is in. */
  section: SectionKind | undefined
  /** The reader's language. */
  language: Language
}

/** What a clipboard's lines say: a whole resume, entries for the section one is in, or neither. */
export function readPasted({ html, text, section, language }: Options): ReadPasted | undefined {
  const rich = html === '' ? undefined : pastedLines({ html, text, isAtLineStart: true })
  const lines = rich ? rich.map(sourceLine) : linesOfText(text)
  if (isResume(lines)) {
    const read = importLines({ lines, language })
    return read.ok ? { kind: 'resume', content: read.content, warnings: read.warnings } : undefined
  }
  const heading = section && HEADINGS[section]
  if (heading === undefined || countEntries(lines) === 0) return undefined
  const title: SourceLine = { text: heading, kind: 'heading', level: 1 }
  const read = importLines({ lines: [title, ...lines], language })
  const items = read.ok ? read.content.entryList.find(({ kind }) => kind === section)?.items : undefined
  return items?.length ? { kind: 'entries', items } : undefined
}

function sourceLine({ levels, opens, children }: Line): SourceLine {
  return {
    text: inlineText(children),
    kind: opens ? 'bullet' : 'text',
    level: Math.max(levels.length - 1, 0),
    isBold: children.length > 0 && children.every(({ type }) => type === 'bold'),
  }
}

/** Several of the usual headings; what stands above two of them is whose it is. */
function isResume(lines: SourceLine[]): boolean {
  const { head, sections } = splitSections(lines)
  const known = new Set(sections.map(({ list }) => list).filter((list) => list !== undefined))
  return known.size >= 3 || (known.size === 2 && head.some(({ kind }) => kind !== 'blank'))
}

/** Dates of bullets are what happened in one job. */
function countEntries(lines: SourceLine[]): number {
  if (!lines.some(({ kind }) => kind === 'text')) return 0
  return splitEntries(lines).filter(({ head }) => head.some((text) => findPeriod(text))).length
}
