import type { Language } from '../../../collections/resumes/choices'
import { addEntry, addSkill } from '../edits/add-entry'
import { findPlace, type Place } from '../edits/find-place'
import { isBlankPlace } from '../edits/is-blank-place'
import { removeRow } from '../edits/remove-row'
import type { SectionChoice } from '../labels/section-choices'
import { addSection } from '../sections/add-section'
import type { Editor, FieldTarget } from '../session/editor'
import type { Step } from '../store/create-document-store'
import { STEP_TEXTS } from '../texts/step-texts'
import { begunEntry } from './begun-entry'
import { blockOfOwner } from './block-marks'
import { nameOfBlock } from './name-of-block'

type AddOptions = {
  editor: Editor
  id: string
  /** one more position at the place of the entry */ isJoined?: boolean
}

/**
 * Adds an entry to the section of a block, below it if it is an entry, or a skill below a skill, and puts the caret in it.
 * The words in its fields stay until one writes elsewhere; what is blank then goes.
 */
export function addOnPage({ editor, id, isJoined = false }: AddOptions): boolean {
  // What one leaves is settled first: what nobody writes in can be taken back as the last step alone.
  editor.pen.blur()
  const place = findPlace({ content: editor.content(), id })
  const added = place && addAt({ editor, place, isJoined })
  if (!added) return false
  begin({ editor, target: added, step: editor.parts.store.steps().past.at(-1) })
  return true
}

type AddAtOptions = { editor: Editor; place: Place; isJoined: boolean }

function addAt({ editor, place, isJoined }: AddAtOptions): FieldTarget | undefined {
  const { kind, value } = place
  if (kind === 'skill') return addSkill(editor, { after: value.id })
  if (kind === 'section') return addEntry({ editor, section: value.id })
  if (kind !== 'item') return undefined
  const at = isJoined ? value.title : undefined
  return addEntry({ editor, section: place.section.id, after: value.id, at })
}

type SectionOptions = { editor: Editor; choice: SectionChoice; language: Language; below: string }

/** Adds a section below another one, and puts the caret in its first entry, which asks for its words as any that is begun. */
export function addSectionOnPage({ editor, ...options }: SectionOptions): void {
  editor.pen.blur()
  const target = addSection({ editor, ...options })
  if (target) begin({ editor, target, step: editor.parts.store.steps().past.at(-1) })
}

type Begun = {
  editor: Editor
  /** The field that is written first. */
  target: FieldTarget
  /** By which it was added: what nobody writes in goes as if it had never been there. */
  step?: Step | undefined
}

function begin({ editor, target, step }: Begun): void {
  const { owner } = target
  const { writing, enter } = editor.pen
  begunEntry.set(owner)
  enter(target, 'end')
  const stop = writing.subscribe(() => {
    const { caret, isActive } = writing.get() ?? {}
    if (!caret || !isAt(caret.owner)) end()
    // Somebody may go on in its fields at the side, or with its handle: where the focus goes is known only then.
    else if (!isActive) setTimeout(() => writing.get()?.isActive || isWithin(owner) || end())
  })
  const isAt = (at: string) => at === owner || blockOfOwner({ editor, owner: at }) === owner
  const end = () => {
    stop()
    if (begunEntry.get() === owner) begunEntry.set(undefined)
    const isRetracted = dropBlank({ editor, owner, step })
    if (!isRetracted && !findPlace({ content: editor.content(), id: owner })) beginAgain({ editor, target })
  }
}

/** Undo and redo may bring it back, and its words with it. */
function beginAgain({ editor, target }: Begun): void {
  const stop = editor.subscribe(() => {
    const place = findPlace({ content: editor.content(), id: target.owner })
    if (!place) return
    stop()
    if (isBlankPlace(place)) begin({ editor, target })
  })
}

/** Whether the focus is on what changes an entry: its handle, or its fields at the side. */
function isWithin(owner: string): boolean {
  const id = CSS.escape(owner)
  return (
    document.activeElement?.closest(`[data-owner="${id}"], [data-block-handle="${id}"], [role="menu"]`) !=
    null
  )
}

type Dropped = Pick<Begun, 'editor' | 'step'> & { owner: string }

/** Answers whether it is gone as if it had never been. What stands in a field that can't take it yet is written, too. */
function dropBlank({ editor, owner, step }: Dropped): boolean {
  // Its words may have been taken back a moment ago: it stays for them to be redone.
  if (editor.history().redo !== undefined) return false
  const place = findPlace({ content: editor.content(), id: owner })
  if (!place || !isBlankPlace(place) || editor.drafts.holds(owner)) return false
  if (editor.parts.store.retract(step)) return true
  const { language } = editor
  const texts = STEP_TEXTS[language]
  const name =
    place.kind === 'item' ? nameOfBlock({ content: editor.content(), id: owner, language }) : texts.skill
  editor.change({
    name: texts.removing(name),
    recipe: (draft) => removeRow({ content: draft, id: owner }),
  })
  return false
}
