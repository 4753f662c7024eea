import type { Language } from '../../../collections/resumes/choices'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { marksAt } from '../../document/rich-text/edit-lines'
import type { Line } from '../../document/rich-text/lines'
import type { Mark } from '../../document/rich-text/signs'
import type { Value } from '~/session/create-value'
import type { Planned } from '../page/use-page-plan'
import type { Editor, FieldTarget } from '../session/editor'
import { rangeOf, type Caret, type Part, type Range, type Span } from './caret'
import { exampleHand } from './example-text'
import { createHand, type Hand } from './hand'
import { pagePlaces, type FieldPlace, type LeafPlace, type PagePlaces } from './page-places'
import { selectionOf } from './selection'
import type { Rest } from './span'
import type { TypedDates } from './written-dates'
import { writtenShapes } from './written-shapes'
import { isRich, writeCommanded, writtenText, type Edit } from './written-field'

export type Writing = {
  caret: Caret
  /** Whether keys go there. */
  isActive: boolean
  /** What an input method composes: drawn on the page, in no document yet. */
  composing?: Composing
  /** What is typed as dates, which becomes stored dates only when it says some. */
  typed?: TypedDates | undefined
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
  /** What the resume was begun from, once it is known. */
  example: Value<ResumeContent | undefined>
  /** Whether a text is still the example's, to be typed over as a whole. */
  isExample: (target: FieldTarget) => boolean
  /** Tells which pages are drawn. */
  show: (planned: Planned) => void
  places: () => PagePlaces | undefined
  text: (target: FieldTarget) => string
  /** What of that text stands on the page. */
  shown: (target: FieldTarget) => { from: number; to: number }
  name: (target: FieldTarget) => string
  /** Puts the caret or a selection somewhere; the keys go there from now on. */
  put: (caret: Caret) => void
  enter: (target: FieldTarget, edge: 'begin' | 'end') => void
  /** The same at the end; a text of the example is selected, to be typed over. */
  offer: (target: FieldTarget) => void
  /** Selects from a place to another, over fields too. */
  select: (span: Span) => void
  /** What is selected, field by field. */
  parts: (caret: Caret) => Part[]
  /** What goes beyond the first of them where something is put in their place. */
  rest: (caret: Caret) => Rest | undefined
  /** Where a place of a field is drawn, and back. */
  leafAt: (place: FieldPlace) => LeafPlace | undefined
  fieldAt: (place: LeafPlace) => FieldPlace | undefined
  /** Puts a text in the place of another; `soft` line feeds begin no paragraph. */
  write: (edit: Edit) => void
  compose: (composing: Composing) => void
  /** Deletes what is selected beyond the first field; what is typed or pasted next is one step with it. */
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
  /** Makes a step, to be undone, of what is typed as dates and says none; where there is no room for it, takes it back and answers so. */
  takeBack: () => boolean
  /** Stores what is typed as dates and says none: the page may go. */
  keepTyped: () => void
}

export type PenOptions = Pick<
  Editor,
  'content' | 'setField' | 'change' | 'endStep' | 'closeStep' | 'drafts' | 'history'
> & {
  language: Language
}

export function createPen(options: PenOptions): Pen {
  const hand = createHand(options)
  const { writing, refusal, caret, text, name, lines, put, store, shifted, settle } = hand
  const pages = drawnPages({ shifted })
  const selection = selectionOf({ ...options, hand, places: pages.places })
  const change: Pen['change'] = (step, make) => {
    const now = caret()
    if (!now || !isRich(now)) return false
    const [{ owner, field }, { from, to }] = [now, rangeOf(now)]
    const changed = make({ lines: lines(now), from, to })
    const stored = { content: options.content(), owner, field }
    if (!changed || !store({ target: now, value: writeCommanded(changed.lines, stored), step })) return false
    const at = { from: changed.from ?? from, to: changed.to ?? to }
    const ends =
      now.focus < now.anchor ? { anchor: at.to, focus: at.from } : { anchor: at.from, focus: at.to }
    put({ owner, field, ...ends, marks: changed.marks ?? now.marks })
    return true
  }
  const marksOf = (now: Caret) =>
    isRich(now) ? (now.marks ?? marksAt({ lines: lines(now), at: rangeOf(now).from })) : undefined
  const enter: Pen['enter'] = (target, edge) => {
    const { from, to } = hand.shown(target)
    const at = edge === 'begin' ? from : to
    put({ ...target, anchor: at, focus: at })
  }
  return {
    writing,
    refusal,
    marksOf,
    text,
    shown: hand.shown,
    name,
    lines,
    put,
    change,
    ...selection,
    ...pages,
    ...exampleHand({ ...options, hand }),
    enter,
    write: (edit) => {
      const now = caret()
      if (!now) return
      const { owner, field } = now
      const { written, value, from } = hand.edited({ target: now, edit: { marks: now.marks, ...edit } })
      if (hand.isNewThought({ caret: now, written })) options.endStep()
      const at = from + written.length
      // The next line goes on as this one was.
      const marks = written.endsWith('\n') ? marksOf(now) : undefined
      const rest = selection.rest(now)
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
      if (now) writing.set({ ...writing.get(), caret: now, isActive: true, composing })
    },
    blur: () => {
      const now = writing.get()
      if (!now?.isActive) return
      const caret = settle(now.caret)
      refusal.set(undefined)
      writing.set({ caret, isActive: false })
    },
    ...hand.dates,
    leave: () => {
      const now = caret()
      if (now) settle(now)
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
