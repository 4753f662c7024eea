import type { ResumeContent } from '../../../collections/resumes/schema'
import { normalizeInput } from '../../document/rich-text/normalize-input'
import { createValue, type Value } from '~/session/create-value'
import { hasScheme } from '../edits/row-address'
import type { FieldValue } from '../edits/set-field'
import { announce } from '../session/announcer'
import type { FieldTarget } from '../session/editor'
import { forPageNow, loadForPage } from '../soon/load-soon'
import { isSame, type Caret } from './caret'
import { checkWritten } from './check-written'
import { dateHand } from './date-hand'
import { nameOfField } from './name-of-field'
import type { FieldPlace } from './page-places'
import type { PenOptions, Writing } from './pen'
import type { Settling } from './settle-text'
import { deleteParts, type Rest } from './span'
import { blankLineAt } from './written-content'
import { setWritten, shownStretch } from './written-addresses'
import { isDates } from './written-dates'
import { hasLines, isRich, linesOfField, withEdit, writtenText, type Edit } from './written-field'

/** `rest` is what goes of other fields with it. */
type StoreOptions = { target: FieldTarget; value: FieldValue; step?: string; rest?: Rest | undefined }

export type Hand = ReturnType<typeof createHand>

/** Where the pen stands, and what it reads and stores there. */
export function createHand(options: PenOptions) {
  const { content, change, language, closeStep } = options
  const writing = createValue<Writing | undefined>(undefined)
  const refusal = createValue<string | undefined>(undefined)
  const caret = () => writing.get()?.caret
  const name = (target: FieldTarget) => nameOfField({ content: content(), language, ...target })
  const { typedIn, storeDates, settleDates, ...dates } = dateHand({ ...options, writing, refusal, name })
  const text = (target: FieldTarget) =>
    typedIn(target) ?? writtenText({ content: content(), ...target }) ?? ''
  const lines = ({ owner, field }: FieldTarget) => linesOfField({ content: content(), owner, field })
  const { settle, come } = settlingHand({ ...options, writing, text, name, settleDates })
  /** What of a field's text stands on the page. */
  const shown = (target: FieldTarget) =>
    shownStretch({ content: content(), ...target }) ?? { from: 0, to: text(target).length }
  const put = (asked: Caret) => {
    const next = notBefore({ caret: asked, from: shown(asked).from })
    const before = caret()
    const stays = before && isSame(before, next) && !next.span
    if (before && !stays) settle(before)
    if (!stays) come(next)
    writing.set({ caret: next, isActive: true, typed: stays ? writing.get()?.typed : undefined })
  }
  /** Whether the document took it; otherwise why not is said. */
  const store = ({ target: { owner, field }, value, step, rest }: StoreOptions) => {
    // Deleted, as by another tab.
    if (writtenText({ content: content(), owner, field }) === undefined) {
      writing.set(undefined)
      return false
    }
    if (isDates({ field }) && typeof value === 'string') return storeDates({ owner, text: value, rest })
    const refused = checkWritten({ content: content(), owner, field, value, language })
    refusal.set(refused)
    if (refused === undefined) {
      const recipe = (draft: ResumeContent) => {
        const isGone = value.toString() === ''
        // What goes as a whole goes with its words.
        if (!isGone || !rest?.whole.has(owner)) setWritten({ content: draft, owner, field, value })
        if (rest) deleteParts({ draft, ...rest, keep: isGone ? undefined : owner })
      }
      const merge = step === undefined && !rest ? `${owner}.${field}` : undefined
      change({ name: step ?? name({ owner, field }), merge, caret: caret(), recipe })
      return true
    }
    announce(refused)
    closeStep()
    const now = writing.get()
    // Told anew: the box takes up again what stands in the document.
    writing.set(now && { caret: now.caret, isActive: now.isActive })
    return false
  }
  /** The text that an edit writes, as the field takes it, and what the field holds then. */
  const edited = ({ target, edit: asked }: { target: FieldTarget; edit: Edit }) => {
    const written = ordinary({ target, text: asked.text })
    const edit = hasScheme(written) && asked.from <= shown(target).from ? { ...asked, from: 0 } : asked
    const { owner, field } = target
    const before = typedIn(target)
    const value =
      before === undefined
        ? withEdit({ content: content(), owner, field, edit: { ...edit, text: written } })
        : before.slice(0, edit.from) + written + before.slice(edit.to)
    return { written, value, from: edit.from }
  }
  /** The blank line that is drawn for the caret moves what stands behind it on by one. */
  const shifted = (place: FieldPlace, by: 1 | -1): FieldPlace => {
    const now = writing.get()
    if (!now || !isSame(place, now.caret)) return place
    const blank = blankLineAt({ content: content(), writing: now })
    return blank !== undefined && place.at > blank ? { ...place, at: place.at + by } : place
  }
  const isNewThought = thoughts()
  const words = { text, shown, name, lines, edited, isNewThought }
  return { writing, refusal, caret, put, store, shifted, settle, dates, ...words }
}

/** A caret stands nowhere before what is shown of its text: what is written there is not seen. */
function notBefore({ caret, from }: { caret: Caret; from: number }): Caret {
  const isHidden = caret.anchor === caret.focus && caret.focus < from && !caret.span
  return isHidden ? { ...caret, anchor: from, focus: from } : caret
}

/** A text as a field takes it: where lines begin nothing, they are parted by spaces; a comma parts tags. */
function ordinary({ target, text }: { target: FieldTarget; text: string }): string {
  const normal = normalizeInput(text).replace(/\r\n?/g, '\n')
  if (isRich(target)) return normal
  return hasLines(target) ? normal.replace(/[,，、;；]/g, '\n') : normal.replace(/\n+/g, ' ')
}

/**
 * Whether undo shall part what is written from what was typed before: it takes the place of a selection, begins a line or a
 * sentence, or deletes what would else be gone for good, typed and taken back in one step.
 */
function thoughts(): (edit: { caret: Caret; written: string }) => boolean {
  let isDeleting = false
  let typed = ''
  let last: Caret | undefined
  return ({ caret, written }) => {
    const wasDeleting = isDeleting
    if (!last || !isSame(last, caret)) typed = ''
    last = caret
    // A single letter is a slip.
    const isSlip = typed.length === 1
    isDeleting = written === ''
    const begins = /^[\p{L}\d]/u.test(written) && SENTENCE_END.test(typed)
    typed = isDeleting || begins ? written : (typed + written).slice(-8)
    return (
      caret.anchor !== caret.focus ||
      written.includes('\n') ||
      begins ||
      (isDeleting && !wasDeleting && !isSlip)
    )
  }
}

/** Behind shorter words a full stop may be that of an abbreviation. */
const SENTENCE_END = /(?:(?:\p{L}{4}|\d)[.!?…]['"”’)]? |[。！？；…][”’」）]?)$/u

type SettlingOptions = Pick<PenOptions, 'history' | 'closeStep'> &
  Omit<Settling, 'caret' | 'before' | 'words'> & {
    writing: Value<Writing | undefined>
    settleDates: (left: FieldTarget) => string | undefined
  }

/** What becomes of a field that the caret leaves; nothing changes while there is something to redo: that would end it. */
function settlingHand({ writing, history, closeStep, settleDates, ...options }: SettlingOptions) {
  /** What stood in the field when the caret came, or was last settled. */
  let before = ''
  const come = (target: FieldTarget) => {
    before = options.text(target)
  }
  const settle = (caret: Caret): Caret => {
    closeStep()
    const words = settleDates(caret)
    const left = { ...options, caret, before, words }
    come(caret)
    if (history().redo !== undefined) return caret
    const page = forPageNow()
    if (page) return page.settleText(left)
    // Late, nothing moves between two texts of an entry in one of which somebody writes by now.
    const isBack = () => {
      const now = writing.get()
      return now?.isActive === true && now.caret.owner === caret.owner
    }
    void loadForPage().then(
      ({ settleText }) => history().redo === undefined && !isBack() && settleText(left),
      () => undefined,
    )
    return caret
  }
  return { settle, come }
}
