import type { Language, SectionKind } from '../../../collections/resumes/choices'
import type { EntryItem, ResumeContent } from '../../../collections/resumes/schema'
import { ITEM_LABELS } from '../../../collections/resumes/section-labels'
import type { Warning } from '~/features/interchange/import-json-resume'
import { importLines } from '~/features/interchange/import-lines'
import { linesOfMarkdown } from '~/features/interchange/lines/lines-of-markdown'
import { linesOfText } from '~/features/interchange/lines/lines-of-text'
import type { SourceLine } from '~/features/interchange/lines/types'
import { findPeriod } from '~/features/interchange/text-resume/find-period'
import { splitEntries } from '~/features/interchange/text-resume/split-entries'
import { splitSections } from '~/features/interchange/text-resume/split-sections'
import { takeContacts } from '~/features/interchange/text-resume/take-contacts'
import { inlineText } from '../../document/rich-text/plain-text'
import type { Line } from '../../document/rich-text/lines'
import { isMarkdown } from './is-markdown'
import { pastedLines } from './pasted-lines'

/** Whose entries the reader of resumes finds under the usual heading. */
const READ: readonly SectionKind[] = ['experience', 'education', 'project', 'volunteer']

export type ReadPasted =
  | {
      kind: 'entries'
      items: EntryItem[]
      /** Whether each has its name, a period and something told about it. */
      isSure: boolean
    }
  | { kind: 'resume'; content: ResumeContent; warnings: Warning[] }

type Options = {
  html: string
  text: string
  /** The section one is in. */
  section: SectionKind | undefined
  /** The reader's language. */
  language: Language
}

/** What a clipboard's lines say: a whole resume, entries for the section one is in and nothing else, or neither. */
export function readPasted({ html, text, section, language }: Options): ReadPasted | undefined {
  const lines = linesOf({ html, text })
  if (isResume(lines)) {
    const read = importLines({ lines, language })
    return read.ok ? { kind: 'resume', content: read.content, warnings: read.warnings } : undefined
  }
  if (!section || !READ.includes(section) || countEntries(lines) === 0) return undefined
  const title: SourceLine = { text: ITEM_LABELS.en[section].name, kind: 'heading', level: 1 }
  const read = importLines({ lines: [title, ...lines], language })
  return read.ok ? entriesOf({ content: read.content, section }) : undefined
}

/** Undefined where something else was read beside them: it would be lost. */
function entriesOf({ content, section }: { content: ResumeContent; section: SectionKind }) {
  const { baseInfo, entryList, skill } = content
  const written = entryList.filter(({ items }) => items.length > 0)
  const [only] = written
  const isElse = baseInfo.list.some(({ value }) => value !== '') || skill.list.length > 0
  if (isElse || !only || written.length > 1 || only.kind !== section) return undefined
  // what is told of nobody’s firm is told in the entry one is in
  if (only.items[0]?.title === '') return undefined
  return { kind: 'entries' as const, items: only.items, isSure: only.items.every(isWhole) }
}

/** A single date is read as a start and an end in one. */
const isWhole = ({ title, subtitle, text, start, end }: EntryItem): boolean =>
  title !== '' && start !== '' && end !== '' && start !== end && (subtitle !== '' || text !== '')

/** Only HTML knows of items, and of what is there for the ear; else its plain text has the lines as one sees them. */
function linesOf({ html, text }: Pick<Options, 'html' | 'text'>): SourceLine[] {
  const isRead = /<li[\s>]|aria-hidden="true"/i.test(html)
  const rich = isRead ? pastedLines({ html, text, isAtLineStart: true }) : undefined
  if (rich) return rich.flatMap((line, index) => sourceLines({ line, next: rich[index + 1] }))
  return isMarkdown(text) ? linesOfMarkdown(text) : linesOfText(text)
}

/** An item of several paragraphs is no bullet: pages set whole jobs as a list. */
function sourceLines({ line, next }: { line: Line; next: Line | undefined }): SourceLine[] {
  const { levels, opens, children } = line
  const isBullet = opens && !(next && !next.opens && next.levels.length === levels.length)
  const isBold = children.length > 0 && children.every(({ type }) => type === 'bold')
  return inlineText(children)
    .split('\n')
    .map((text, index) => ({
      ...{ text, isBold, level: Math.max(levels.length - 1, 0) },
      kind: isBullet && index === 0 ? 'bullet' : 'text',
    }))
}

/** Several of the usual headings, and with them ways to reach somebody, or what somebody did and when: an advertisement has neither. */
function isResume(lines: SourceLine[]): boolean {
  const { head, sections } = splitSections(lines)
  const known = new Set(sections.map(({ list }) => list).filter((list) => list !== undefined))
  const isReachable = head.some(({ text }) => takeContacts(text).found.length > 0)
  const done = sections
    .filter(({ list }) => list === 'work' || list === 'education')
    .flatMap((one) => one.lines)
  return known.size >= 2 && (isReachable || (known.size >= 3 && countEntries(done) > 0))
}

const MAX_WORDS = 100

/** “The second crane was built in 2022” tells, and names nothing. */
function isDated(text: string): boolean {
  const period = findPeriod(text)
  const before = text.slice(0, period?.from).slice(-MAX_WORDS)
  return (
    period !== undefined &&
    !/(?:(?:\S+\s+){3,}(?:in|by|since|of|during|until)|[，,].*自|于)\s*$/i.test(before)
  )
}

/** Dates of bullets are what happened in one job. */
function countEntries(lines: SourceLine[]): number {
  if (!lines.some(({ kind }) => kind === 'text')) return 0
  return splitEntries(lines).filter(({ head }) => head.some(isDated)).length
}
