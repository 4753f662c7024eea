import type { Language } from '../../../collections/resumes/choices'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { lineAt, placeLines } from '../../document/rich-text/lines'
import { sliceInline } from '../../document/rich-text/slice-inline'
import type { Inline } from '../../document/rich-text/types'
import { produce } from '../../document/patch/produce'
import { fieldOf, setField, type FieldValue } from '../edits/set-field'
import { textChange } from '../fields/text-change'
import { FIELD_ERRORS } from '../texts/field-errors'
import { checkWritten } from '../writing/check-written'
import { putDates } from '../writing/put-dates'
import { isDates } from '../writing/written-dates'
import { hasLines, isRich, linesOfField, withEdit, writtenText, type Edit } from '../writing/written-field'
import type { Match } from './find-matches'
import { diffList } from '~/features/versions/diff-list'
import { wordsOf } from '~/features/versions/diff-words'

type Options = {
  content: ResumeContent
  matches: readonly Match[]
  text: string
  language: Language
  /** the text is a match's own, written better: each of its words that changed is replaced by itself */
  isWording?: boolean
}
export type Replaced = { content: ResumeContent; count: number; refusal: string | undefined }

/** A document with a text in place of matches, and how many of them; what a field can't hold stays as it was. */
export function replaceMatches({ content, matches, text, language, isWording = false }: Options): Replaced {
  let now = content
  let count = 0
  let refusal: string | undefined
  // From behind, so that what comes before stays where it was found.
  for (const { owner, field, from, to } of matches.toReversed()) {
    const before = (writtenText({ content: now, owner, field }) ?? '').slice(from, to)
    const whole = { from: 0, to: to - from, text }
    // Dates are read as a whole.
    const parts = isWording && !isDates({ field }) ? changedWords({ before, after: text, language }) : [whole]
    const start = now
    const edits = parts.toReversed().flatMap((part) => {
      const match = { owner, field, from: from + part.from, to: from + part.to }
      return editsOf({ content: start, match, text: part.text })
    })
    const next = edits.reduce((before, edit) => store({ content: before, owner, field, edit }), start)
    const value = fieldOf({ content: next, owner, field }) as FieldValue
    const hasRoom = next !== start || !isDates({ field })
    const refused = hasRoom
      ? checkWritten({ content, owner, field, value, language })
      : FIELD_ERRORS[language].dateOrNow
    refusal ??= refused
    if (refused !== undefined) continue
    now = next
    count += 1
  }
  return { content: withoutBlankTags({ content: now, matches }), count, refusal }
}

type Place = Pick<Match, 'owner' | 'field'>
type Stored = Place & { content: ResumeContent; edit: Edit }

function store({ content, owner, field, edit }: Stored): ResumeContent {
  const value = withEdit({ content, owner, field, edit })
  return produce(content, (draft) => {
    if (isDates({ field })) putDates({ content: draft, owner, text: String(value) })
    else setField({ content: draft, owner, field, value })
  })
}

type EditsOfOptions = {
  content: ResumeContent
  match: Place & { from: number; to: number }
  text: string
}

/**
 * The edits that put a text in a match's place, the last first. Letters that stay are left alone, and where marks begin or
 * end within the match, they do so at the same letter of what takes its place.
 */
function editsOf({ content, match: { owner, field, from, to }, text }: EditsOfOptions): Edit[] {
  const before = (writtenText({ content, owner, field }) ?? '').slice(from, to)
  const change = textChange({ before, after: text })
  const [start, end] = [from + change.from, from + change.until]
  const written = text.slice(change.from, change.behind)
  if (!isRich({ owner, field }) || start === end) return [{ from: start, to: end, text: written }]
  const lengths = runLengths({ content, owner, field, from: start, to: end })
  let at = 0
  const edits = lengths.map((length, i) => {
    const edit = { from: start + at, to: start + at + length }
    const isLast = i === lengths.length - 1
    const piece = isLast ? written.slice(at) : written.slice(at, at + length)
    at += length
    return { ...edit, text: piece }
  })
  return edits.reverse()
}

type Run = Place & { content: ResumeContent; from: number; to: number }

/** How long the pieces of a stretch are that each have marks of their own. */
function runLengths({ content, owner, field, from, to }: Run): number[] {
  const placed = placeLines(linesOfField({ content, owner, field }))
  const line = placed[lineAt({ placed, at: from })]
  if (!line) return [to - from]
  const { start } = line
  return lengthsIn(sliceInline({ children: line.line.children, from: from - start, to: to - start }))
}

function lengthsIn(children: readonly Inline[]): number[] {
  return children.flatMap((child) => {
    if (child.type === 'text') return [child.value.length]
    return child.type === 'break' ? [1] : lengthsIn(child.children)
  })
}

function withoutBlankTags({ content, matches }: Pick<Options, 'content' | 'matches'>): ResumeContent {
  return produce(content, (draft) => {
    for (const { owner, field } of matches) {
      if (isRich({ owner, field }) || !hasLines({ owner, field })) continue
      const tags = (writtenText({ content: draft, owner, field }) ?? '').split('\n')
      setField({ content: draft, owner, field, value: tags.filter((tag) => tag.trim() !== '') })
    }
  })
}

/** Words that become others; offsets in the text before. */
type ChangedStretch = { from: number; to: number; text: string }

type Changed = { before: string; after: string; language: Language }

/** What differs between two texts, word by word in their order: what stays between two words is no part of either. */
function changedWords({ before, after, language }: Changed): ChangedStretch[] {
  const parts = diffList(wordsOf({ text: before, language }), wordsOf({ text: after, language }))
  const stretches: ChangedStretch[] = []
  let at = 0
  let isInRow = false
  for (const { kind, text } of parts) {
    const length = kind === 'added' ? 0 : text.length
    if (kind !== 'same') {
      const last = isInRow ? stretches.pop() : undefined
      const added = kind === 'added' ? text : ''
      stretches.push({ from: last?.from ?? at, to: at + length, text: (last?.text ?? '') + added })
    }
    isInRow = kind !== 'same'
    at += length
  }
  return stretches
}
