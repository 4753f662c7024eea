import type { Language } from '../../../collections/resumes/choices'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { marksAt } from '../../document/rich-text/edit-lines'
import type { Line } from '../../document/rich-text/lines'
import type { Mark } from '../../document/rich-text/signs'
import { normalizeInput } from '../../document/rich-text/normalize-input'
import { createValue, type Value } from '~/session/create-value'
import { setField as setInDraft, type FieldValue } from '../edits/set-field'
import type { Planned } from '../page/use-page-plan'
import { announce } from '../session/announcer'
import type { Editor, FieldTarget } from '../session/editor'
import { checkWritten } from './check-written'
import { nameOfField } from './name-of-field'
import { pagePlaces, type FieldPlace, type LeafPlace, type PagePlaces } from './page-places'
import { blankLineAt } from './written-content'
import { writtenShapes } from './written-shapes'
import { hasLines, isRich, linesOfField, withEdit, writeLines, writtenText, type Edit } from './written-field'

/** Where somebody writes on the page: a selection in a field's text, or a caret where both ends are one. */
export type Caret = FieldTarget & {
  anchor: number
  focus: number
  /** What is written next has these in place of its neighbour's. */
  marks?: readonly Mark[]
  /** At the end of the line before rather than at the beginning of the next one, where a line wraps. */
  behind?: boolean
}
export type Writing = {
  caret: Caret
  /** Whether keys go there. */
  isActive: boolean
  /** What an input method composes: drawn on the page, in no document yet. */
  composing?: Composing
}
/** An edit of the text that stood there when it began (`base`); the caret is counted from its beginning. */
export type Composing = Edit & { base: string; caret: number }
export type Range = { from: number; to: number }
type LineChange = (
  options: Range & { lines: Line[] },
) => (Partial<Range> & { lines: Line[]; marks?: readonly Mark[] }) | undefined

/** Writes into the texts of the page. What it holds is no part of the document, and not kept. */
export type Pen = {
  writing: Value<Writing | undefined>
  /** Why the last change was refused, in the reader's language. */
  refusal: Value<string | undefined>
  /** Tells which pages are drawn. */
  show: (planned: Planned) => void
  places: () => PagePlaces | undefined
  text: (target: FieldTarget) => string
  name: (target: FieldTarget) => string
  /** Puts the caret or a selection somewhere; the keys go there from now on. */
  put: (caret: Caret) => void
  enter: (target: FieldTarget, edge: 'begin' | 'end') => void
  /** Where a place of a field is drawn, and back. */
  leafAt: (place: FieldPlace) => LeafPlace | undefined
  fieldAt: (place: LeafPlace) => FieldPlace | undefined
  /** Puts a text in the place of another; `soft` line feeds begin no paragraph. */
  write: (edit: Edit) => void
  compose: (composing: Composing) => void
  lines: (target: FieldTarget) => Line[]
  /** The marks of what is written next. */
  marksOf: (caret: Caret) => readonly Mark[] | undefined
  /** Makes of what was just written what it means in Markdown, as a step of its own. */
  shape: () => void
  /** Changes the lines of a rich text around the selection, as a step of its own; answers whether it did. */
  change: (name: string, change: LineChange) => boolean
  /** The keys go elsewhere; the place is kept for when they come back. */
  blur: () => void
  leave: () => void
}

type Options = Pick<Editor, 'content' | 'setField' | 'change'> & { language: Language }

export function createPen(options: Options): Pen {
  const hand = createHand(options)
  const { writing, refusal, caret, text, name, lines, put, store, shifted, dropBlankTags } = hand
  let drawn: { planned: Planned; places: PagePlaces } | undefined
  const change: Pen['change'] = (step, make) => {
    const now = caret()
    if (!now || !isRich(now)) return false
    const { owner, field } = now
    const { from, to } = rangeOf(now)
    const changed = make({ lines: lines(now), from, to })
    if (!changed || !store({ target: now, value: writeLines(changed.lines), step })) return false
    const at = { from: changed.from ?? from, to: changed.to ?? to }
    const ends =
      now.focus < now.anchor ? { anchor: at.to, focus: at.from } : { anchor: at.from, focus: at.to }
    put({ owner, field, ...ends, marks: changed.marks ?? now.marks })
    return true
  }
  const marksOf = (now: Caret) =>
    isRich(now) ? (now.marks ?? marksAt({ lines: lines(now), at: rangeOf(now).from })) : undefined
  return {
    writing,
    refusal,
    marksOf,
    text,
    name,
    lines,
    put,
    change,
    show: (planned) => {
      if (drawn?.planned !== planned) drawn = { planned, places: pagePlaces(planned) }
    },
    places: () => drawn?.places,
    leafAt: (place) => drawn?.places.leafAt(shifted(place, 1)),
    fieldAt: (place) => {
      const found = drawn?.places.fieldAt(place)
      return found && shifted(found, -1)
    },
    enter: (target, edge) => {
      const at = edge === 'begin' ? 0 : text(target).length
      put({ ...target, anchor: at, focus: at })
    },
    write: (edit) => {
      const now = caret()
      if (!now) return
      const { owner, field } = now
      const written = { marks: now.marks, ...edit, text: ordinary({ target: now, text: edit.text }) }
      const value = withEdit({ content: options.content(), owner, field, edit: written })
      const at = edit.from + written.text.length
      // The next line goes on as this one was.
      const marks = written.text.endsWith('\n') ? marksOf(now) : undefined
      if (store({ target: now, value })) put({ owner, field, anchor: at, focus: at, marks })
    },
    shape: () => {
      const now = caret()
      const shaped =
        now && isRich(now) && writtenShapes({ lines: lines(now), text: text(now), at: now.focus })
      if (shaped) change(name(now), () => shaped)
    },
    compose: (composing) => {
      const now = caret()
      if (now) writing.set({ caret: now, isActive: true, composing })
    },
    blur: () => {
      const now = writing.get()
      if (!now?.isActive) return
      dropBlankTags(now.caret)
      refusal.set(undefined)
      writing.set({ caret: now.caret, isActive: false })
    },
    leave: () => {
      const now = caret()
      if (now) dropBlankTags(now)
      refusal.set(undefined)
      writing.set(undefined)
    },
  }
}

type StoreOptions = { target: FieldTarget; value: FieldValue; step?: string }

/** Where the pen stands, and what it reads and stores there. */
function createHand({ content, setField, change, language }: Options) {
  const writing = createValue<Writing | undefined>(undefined)
  const refusal = createValue<string | undefined>(undefined)
  const caret = () => writing.get()?.caret
  const text = (target: FieldTarget) => writtenText({ content: content(), ...target }) ?? ''
  const name = (target: FieldTarget) => nameOfField({ content: content(), language, ...target })
  const lines = ({ owner, field }: FieldTarget) => linesOfField({ content: content(), owner, field })
  const put = (next: Caret) => {
    const before = caret()
    if (before && !isSame(before, next)) dropBlankTags(before)
    writing.set({ caret: next, isActive: true })
  }
  /** Whether the document took it; otherwise why not is said. */
  const store = ({ target: { owner, field }, value, step }: StoreOptions) => {
    // Deleted, as by another tab.
    if (writtenText({ content: content(), owner, field }) === undefined) {
      writing.set(undefined)
      return false
    }
    const refused = checkWritten({ content: content(), owner, field, value, language })
    refusal.set(refused)
    if (refused === undefined) {
      const recipe = (draft: ResumeContent) => setInDraft({ content: draft, owner, field, value })
      if (step === undefined) setField({ owner, field, value, label: name({ owner, field }) })
      else change({ name: step, recipe })
      return true
    }
    announce(refused)
    const now = writing.get()
    // Told anew: the box takes up again what stands in the document.
    writing.set(now && { caret: now.caret, isActive: now.isActive })
    return false
  }
  /** What stands between two commas and is nothing is no tag. */
  const dropBlankTags = ({ owner, field }: FieldTarget) => {
    if (isRich({ owner, field }) || !hasLines({ owner, field })) return
    const tags = text({ owner, field }).split('\n')
    const kept = tags.filter((tag) => tag.trim() !== '')
    if (kept.length < tags.length) setField({ owner, field, value: kept, label: name({ owner, field }) })
  }
  /** The blank line that is drawn for the caret moves what stands behind it on by one. */
  const shifted = (place: FieldPlace, by: 1 | -1): FieldPlace => {
    const now = writing.get()
    if (!now || !isSame(place, now.caret)) return place
    const blank = blankLineAt({ content: content(), writing: now })
    return blank !== undefined && place.at > blank ? { ...place, at: place.at + by } : place
  }
  return { writing, refusal, caret, text, name, lines, put, store, shifted, dropBlankTags }
}

/** What is selected, in the order of the text. */
export function rangeOf({ anchor, focus }: Caret): Range {
  return { from: Math.min(anchor, focus), to: Math.max(anchor, focus) }
}

export const isSame = (a: FieldTarget, b: FieldTarget) => a.owner === b.owner && a.field === b.field

/** A text as a field takes it: where lines begin nothing, they are parted by spaces; a comma parts tags. */
function ordinary({ target, text }: { target: FieldTarget; text: string }): string {
  const normal = normalizeInput(text).replace(/\r\n?/g, '\n')
  if (isRich(target)) return normal
  return hasLines(target) ? normal.replace(/[,，、;；]/g, '\n') : normal.replace(/\n+/g, ' ')
}
