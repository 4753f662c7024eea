import type { Language } from '../../../collections/resumes/choices'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { isGivenTitle } from '../../../collections/resumes/title-of'
import type { Drafts } from '../fields/drafts'
import { focusField, showField } from '../sections/focus-field'
import { forPageNow } from '../soon/load-soon'
import type { DocumentStore } from '../store/create-document-store'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { announce } from './announcer'
import { textChange } from '../fields/text-change'
import { isSame, type Caret } from '../writing/caret'
import type { Pen } from '../writing/pen'
import { writtenText } from '../writing/written-field'
import type { Editor, FieldTarget } from './editor'
import type { Folds } from './folds'
import { ownersAround } from './owners-around'
import type { ResumeState } from './resume-state'
import { targetOfPatch } from './target-of-patch'

type Options = {
  store: DocumentStore<ResumeState>
  drafts: Drafts
  folds: Folds
  pen: Pen
  language: Language
}

type Travels = Pick<Editor, 'undo' | 'redo' | 'hasTravelled'>

/** Undo and redo: what changed is said, unfolded and brought into sight. */
export function travelWith({ store, drafts, folds, pen, language }: Options): Travels {
  const texts = SHELL_TEXTS[language]
  let reached: ResumeState | undefined
  const travel = (way: 'undo' | 'redo', focus: boolean) => {
    if (focus && way === 'undo' && (dropDraft(drafts) || pen.takeBack())) return
    const was = store.get()
    const before = was.content
    const name = store.history()[way]
    const patch = store[way]()
    const { caret } = store.steps()[way === 'undo' ? 'future' : 'past'].at(-1) ?? {}
    if (!patch || name === undefined) return
    // The step knows the title that went along with it then; one that was given since is no part of it.
    if (isGivenTitle(was) && patch.some(({ path }) => path.startsWith('/content/')))
      store.replace({ ...store.get(), title: was.title })
    reached = store.get()
    announce(way === 'undo' ? texts.undone(name) : texts.redone(name))
    const target = targetOfPatch({ patch, state: store.get() })
    if (!target) return
    // Another spelling of what was stored, as of a date, went with it.
    const key = `${target.owner}.${target.field}`
    if (drafts.get(key)?.error === undefined) drafts.drop(key)
    const after = store.get().content
    // Handles come with that part.
    if (focus && forPageNow()?.followBlock({ before, after })) return
    folds.open(...ownersAround({ content: after, id: target.owner }))
    const isOnPage = focus && pen.writing.get()?.isActive === true
    if (isOnPage && !followOnPage({ pen, way, before, after, target, caret })) stayOnPage({ pen, after })
    if (focus && !isOnPage) focusField(target)
    else showField(target)
  }
  return {
    undo: ({ focus }) => travel('undo', focus),
    redo: ({ focus }) => travel('redo', focus),
    hasTravelled: () => store.get() === reached,
  }
}

type FollowOnPageOptions = {
  pen: Pen
  way: 'undo' | 'redo'
  before: ResumeContent
  after: ResumeContent
  target: FieldTarget
  caret: Caret | undefined
}

/**
 * Who writes on the page stays there: what was selected is selected again once it is back, elsewhere the caret goes behind what
 * changed. Answers whether somebody writes.
 */
function followOnPage({ pen, way, before, after, target, caret }: FollowOnPageOptions): boolean {
  const writing = pen.writing.get()
  if (!writing?.isActive) return false
  if (way === 'undo' && caret && (caret.span ?? caret.anchor !== caret.focus)) {
    pen.put(caret)
    return true
  }
  const { owner, field } = caret?.span ? caret : target
  const at = { owner, field: field === 'end' ? 'start' : field }
  const was = writtenText({ content: before, ...at }) ?? ''
  const now = writtenText({ content: after, ...at })
  const places = pen.places()
  if (!(isSame(writing.caret, at) || places?.has(at))) return false
  if (now === undefined) {
    // With its entry it has gone once more.
    const next = places?.neighbour(at, -1)
    if (next) pen.enter(next, 'end')
    return next !== undefined
  }
  // A mark or a list: no letter has moved.
  if (was === now && isSame(writing.caret, at)) return true
  const { behind } = textChange({ before: was, after: now })
  const begun = caret && isSame(caret, at) ? caret.focus : behind
  // Of letters that repeat those around them only the step knows where they were written.
  const isBegun = way === 'undo' && was.startsWith(now.slice(0, begun)) && was.endsWith(now.slice(begun))
  const to = isBegun ? begun : behind
  pen.put({ ...at, anchor: to, focus: to })
  return true
}

/** What changed is nowhere on the page: the caret stays where it is, or goes to the first text where its own has gone. */
function stayOnPage({ pen, after }: Pick<FollowOnPageOptions, 'pen' | 'after'>): void {
  const caret = pen.writing.get()?.caret
  const isThere = (target: FieldTarget) => writtenText({ content: after, ...target }) !== undefined
  if (!caret || isThere({ owner: caret.owner, field: caret.field })) return
  const first = pen.places()?.fields().find(isThere)
  if (first) return pen.enter(first, 'end')
  pen.leave()
  document.getElementById('editor-page')?.focus({ preventScroll: true })
}

/** Text that could not be stored is no step of the document; undo in its field takes it back first. */
function dropDraft(drafts: Drafts): boolean {
  const key = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.field : undefined
  if (!key || drafts.get(key)?.error === undefined) return false
  drafts.drop(key)
  return true
}
