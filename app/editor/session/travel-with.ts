import type { Language } from '../../../collections/resumes/choices'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { isGivenTitle } from '../../../collections/resumes/title-of'
import { focusBlock } from '../blocks/block-marks'
import type { Drafts } from '../fields/drafts'
import { focusField, showField } from '../sections/focus-field'
import type { DocumentStore } from '../store/create-document-store'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { announce } from './announcer'
import { textChange } from '../fields/text-change'
import { isSame } from '../writing/caret'
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

/** Undo and redo: what changed is said, unfolded and brought into sight. */
export function travelWith({
  store,
  drafts,
  folds,
  pen,
  language,
}: Options): Pick<Editor, 'undo' | 'redo' | 'hasTravelled'> {
  const texts = SHELL_TEXTS[language]
  let reached: ResumeState | undefined
  const travel = (way: 'undo' | 'redo', focus: boolean) => {
    if (focus && way === 'undo' && (dropDraft(drafts) || pen.takeBack())) return
    const was = store.get()
    const before = was.content
    const name = store.history()[way]
    const patch = store[way]()
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
    if (focus && followBlock({ before, after: store.get().content })) return
    folds.open(...ownersAround({ content: store.get().content, id: target.owner }))
    if (focus && followOnPage({ pen, before, target })) showField(target)
    else if (focus) focusField(target)
    else showField(target)
  }
  return {
    undo: ({ focus }) => travel('undo', focus),
    redo: ({ focus }) => travel('redo', focus),
    hasTravelled: () => store.get() === reached,
  }
}

/** Who is at a block's handle stays there, or goes to the block that has come back. Answers whether somebody is. */
function followBlock({ before, after }: { before: ResumeContent; after: ResumeContent }): boolean {
  const held = document.activeElement?.closest<HTMLElement>('[data-block-handle]')?.dataset.blockHandle
  if (held === undefined) return false
  const [was, now] = [blockIds(before), blockIds(after)]
  const back = now.find((id) => !was.includes(id))
  // What has gone was a copy of what stands before it, or new there.
  const near = was.slice(0, was.indexOf(held) + 1).findLast((id) => now.includes(id))
  const next = back ?? near
  if (next === undefined) return false
  focusBlock(next)
  return true
}

/** The sections that are shown and their entries. */
function blockIds({ entryList }: ResumeContent): string[] {
  return entryList
    .filter(({ hidden }) => !hidden)
    .flatMap(({ id, items }) => [id, ...items.filter(({ hidden }) => !hidden).map((item) => item.id)])
}

type FollowOnPageOptions = { pen: Pen; before: ResumeContent; target: FieldTarget }

/** Who writes on the page stays there: the caret goes behind what changed. Answers whether somebody does. */
function followOnPage({ pen, before, target }: FollowOnPageOptions): boolean {
  const writing = pen.writing.get()
  if (target.field === 'end') return followOnPage({ pen, before, target: { ...target, field: 'start' } })
  if (!writing?.isActive || !(isSame(writing.caret, target) || pen.places()?.has(target))) return false
  const was = writtenText({ content: before, ...target }) ?? ''
  const now = pen.text(target)
  // A mark or a list: no letter has moved.
  if (was === now && isSame(writing.caret, target)) return true
  const { behind } = textChange({ before: was, after: now })
  pen.put({ ...target, anchor: behind, focus: behind })
  return true
}

/** Text that could not be stored is no step of the document; undo in its field takes it back first. */
function dropDraft(drafts: Drafts): boolean {
  const key = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.field : undefined
  if (!key || drafts.get(key)?.error === undefined) return false
  drafts.drop(key)
  return true
}
