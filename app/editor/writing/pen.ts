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
import { isSame, rangeOf, type Caret, type Part, type Range, type Span } from './caret'
import { checkWritten } from './check-written'
import { nameOfField } from './name-of-field'
import { pagePlaces, type FieldPlace, type LeafPlace, type PagePlaces } from './page-places'
import { blankLineAt } from './written-content'
import { selectionOf } from './selection'
import { deleteParts } from './span'
import { writtenShapes } from './written-shapes'
import { hasLines, isRich, linesOfField, withEdit, writeLines, writtenText, type Edit } from './written-field'

export type Writing = {
  caret: Caret
  /** Whether keys go there. */
  isActive: boolean
  /** What an input method composes: drawn on the page, in no document yet. */
  composing?: Composing
}
/** An edit of the text that stood there when it began (`base`); the caret is counted from its beginning. */
export type Composing = Edit & { base: string; caret: number }
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
  /** Selects from a place to another, over fields too. */
  select: (span: Span) => void
  /** What is selected, field by field. */
  parts: (caret: Caret) => Part[]
  /** Where a place of a field is drawn, and back. */
  leafAt: (place: FieldPlace) => LeafPlace | undefined
  fieldAt: (place: LeafPlace) => FieldPlace | undefined
  /** Puts a text in the place of another; `soft` line feeds begin no paragraph. */
  write: (edit: Edit) => void
  compose: (composing: Composing) => void
  /** Deletes what is selected beyond the first field, as a step of its own. */
  deleteRest: () => void
  lines: (target: FieldTarget) => Line[]
  /** The marks of what is written next. */
  marksOf: (caret: Caret) => readonly Mark[] | undefined
  /** Makes of what was just written what it means in Markdown, as a step of its own. */
  shape: () => void
  /** Changes the lines of a rich text around the selection, as a step of its own; answers whether it did. */
  change: (name: string, change: LineChange) => boolean
  /** The same for each rich text of a selection over fields, which stays. */
  changeAll: (name: string, change: (options: Range & { lines: Line[] }) => Line[]) => boolean
  /** The keys go elsewhere; the place is kept for when they come back. */
  blur: () => void
  leave: () => void
}

type Options = Pick<Editor, 'content' | 'setField' | 'change'> & { language: Language }

export function createPen(options: Options): Pen {
  const hand = createHand(options)
  const { writing, refusal, caret, text, name, lines, put, store, shifted, dropBlankTags } = hand
  const pages = drawnPages({ shifted })
  const selection = selectionOf({ ...options, hand, places: pages.places })
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
  const enter: Pen['enter'] = (target, edge) => {
    const at = edge === 'begin' ? 0 : text(target).length
    put({ ...target, anchor: at, focus: at })
  }
  return {
    writing,
    refusal,
    marksOf,
    text,
    name,
    lines,
    put,
    change,
    ...selection,
    ...pages,
    enter,
    write: (edit) => {
      const now = caret()
      if (!now) return
      const { owner, field } = now
      const written = { marks: now.marks, ...edit, text: ordinary({ target: now, text: edit.text }) }
      const value = withEdit({ content: options.content(), owner, field, edit: written })
      const at = edit.from + written.text.length
      // The next line goes on as this one was.
      const marks = written.text.endsWith('\n') ? marksOf(now) : undefined
      const rest = now.span && selection.parts(now).slice(1)
      const before = now.span && pages.places()?.neighbour(now, -1)
      if (!store({ target: now, value, rest })) return
      // An entry that was selected whole is gone.
      if (before && writtenText({ content: options.content(), owner, field }) === undefined)
        enter(before, 'end')
      else put({ owner, field, anchor: at, focus: at, marks })
    },
    shape: () => {
      const now = caret()
      if (!now || !isRich(now)) return
      const shaped = writtenShapes({ lines: lines(now), text: text(now), at: now.focus })
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

/** The pages as they were drawn last, and the places on them. */
function drawnPages({ shifted }: Pick<Hand, 'shifted'>): Pick<Pen, 'show' | 'places' | 'leafAt' | 'fieldAt'> {
  let drawn: { planned: Planned; places: PagePlaces } | undefined
  return {
    show: (planned) => {
      if (drawn?.planned !== planned) drawn = { planned, places: pagePlaces(planned) }
    },
    places: () => drawn?.places,
    leafAt: (place) => drawn?.places.leafAt(shifted(place, 1)),
    fieldAt: (place) => {
      const found = drawn?.places.fieldAt(place)
      return found && shifted(found, -1)
    },
  }
}

/** `rest` is what goes of other fields with it. */
type StoreOptions = { target: FieldTarget; value: FieldValue; step?: string; rest?: Part[] }

export type Hand = ReturnType<typeof createHand>

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
  const store = ({ target: { owner, field }, value, step, rest }: StoreOptions) => {
    // Deleted, as by another tab.
    if (writtenText({ content: content(), owner, field }) === undefined) {
      writing.set(undefined)
      return false
    }
    const refused = checkWritten({ content: content(), owner, field, value, language })
    refusal.set(refused)
    if (refused === undefined) {
      const recipe = (draft: ResumeContent) => {
        setInDraft({ content: draft, owner, field, value })
        deleteParts({ draft, parts: rest ?? [] })
      }
      if (step === undefined && !rest) setField({ owner, field, value, label: name({ owner, field }) })
      else change({ name: step ?? name({ owner, field }), recipe })
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

/** A text as a field takes it: where lines begin nothing, they are parted by spaces; a comma parts tags. */
function ordinary({ target, text }: { target: FieldTarget; text: string }): string {
  const normal = normalizeInput(text).replace(/\r\n?/g, '\n')
  if (isRich(target)) return normal
  return hasLines(target) ? normal.replace(/[,，、;；]/g, '\n') : normal.replace(/\n+/g, ' ')
}
