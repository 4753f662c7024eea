import type { Language } from '../../../collections/resumes/choices'
import { isGivenTitle } from '../../../collections/resumes/title-of'
import type { Drafts } from '../fields/drafts'
import { focusField, showField } from '../sections/focus-field'
import { forPageNow } from '../soon/load-soon'
import type { DocumentStore } from '../store/create-document-store'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { announce } from './announcer'
import type { Pen } from '../writing/pen'
import type { Editor } from './editor'
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
    // What follows on the page comes with that part.
    const page = forPageNow()
    if (focus && page?.followBlock({ before, after })) return
    folds.open(...ownersAround({ content: after, id: target.owner }))
    const isOnPage = focus && pen.writing.get()?.isActive === true
    if (isOnPage && !page?.followOnPage({ pen, way, before, after, target, caret }))
      page?.stayOnPage({ pen, after })
    if (focus && !isOnPage) focusField(target)
    else showField(target)
  }
  return {
    undo: ({ focus }) => travel('undo', focus),
    redo: ({ focus }) => travel('redo', focus),
    hasTravelled: () => store.get() === reached,
  }
}

/** Text that could not be stored is no step of the document; undo in its field takes it back first. */
function dropDraft(drafts: Drafts): boolean {
  const key = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.field : undefined
  if (!key || drafts.get(key)?.error === undefined) return false
  drafts.drop(key)
  return true
}
