import { useMemo } from 'react'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { diffDocuments } from '../../document/patch/diff-documents'
import { copyWithNewIds } from '../edits/copy-with-new-ids'
import { findPlace, type Place } from '../edits/find-place'
import { isBlankPlace } from '../edits/is-blank-place'
import { removeRow, takeItem } from '../edits/remove-row'
import type { Editor } from '../session/editor'
import { useEditor } from '../session/editor-context'
import { FORM_TEXTS } from '../texts/form-texts'
import { focusHandle, focusNeighbour } from './focus-row'
import { moveRow } from './move-row'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { putItems } from '../edits/put-items'

type Texts = (typeof FORM_TEXTS)['en']
type Named = { id: string; name: string }
type Target = { section: string; title: string }

/** Where the focus goes: on what was changed, and before something is taken away, on what stands beside it. */
export type RowFocus = { on: (id: string) => void; beside: (id: string) => void }

const AT_SIDE: RowFocus = { on: focusHandle, beside: focusNeighbour }

export type RowActions = ReturnType<typeof rowActions>

export function useRowActions(focus: RowFocus = AT_SIDE): RowActions {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  return useMemo(() => rowActions({ editor, texts, focus }), [editor, texts, focus])
}

/** What one can do to a section, item, row or skill; each is one step of undo and said to screen readers. */
export function rowActions(context: Context) {
  const { editor, focus } = context
  return {
    move: (options: Named & { to: number }) => {
      if (moveRow({ editor, ...options })) focus.on(options.id)
    },
    moveTo: (options: Named & Target) => moveTo({ ...context, ...options }),
    duplicate: (options: Named) => duplicateRow({ editor, focus: focus.on, ...options }),
    hide: (options: Named & { hidden: boolean }) => hide({ ...context, ...options }),
    remove: (options: Named) => remove({ ...context, ...options }),
  }
}

type Context = { editor: Editor; texts: Texts; focus: RowFocus }

function moveTo({ editor, texts, focus, id, name, section, title }: Context & Named & Target) {
  editor.folds.open(section)
  editor.change({
    name: texts.moving(name),
    recipe: (draft) => moveToSection({ content: draft, id, section }),
  })
  focus.on(id)
  editor.announce(texts.movedTo({ name, section: title }))
}

function hide({ editor, texts, id, name, hidden }: Context & Named & { hidden: boolean }) {
  editor.setField({ owner: id, field: 'hidden', value: hidden, label: hidden ? texts.hide : texts.unhide })
  editor.announce(hidden ? texts.hiddenNow(name) : texts.shownNow(name))
}

function remove({ editor, texts, focus, id, name }: Context & Named) {
  const before = editor.content()
  const place = findPlace({ content: before, id })
  if (!place) return
  focus.beside(id)
  editor.change({
    name: texts.removing(name),
    recipe: (draft) => removeRow({ content: draft, id }),
  })
  /** Whether a blank one of its id stays in its place. */
  const isKept = findPlace({ content: editor.content(), id }) !== undefined
  // It was what a section keeps to write into.
  if (editor.content() === before) return
  // Puts just this back, whatever was changed meanwhile.
  toast.info(texts.removed(name), {
    isBrief: true,
    onAction: () => {
      let back = id
      editor.change({
        name: texts.restoring(name),
        recipe: (draft) => {
          back = putBack({ content: draft, place, isKept })
        },
      })
      focus.on(back)
    },
  })
}

type PutBack = { content: ResumeContent; place: Place; isKept: boolean }

/**
 * Puts something removed back where it stood, or at the end if the list is shorter now, and in place of what was left blank; beside
 * that, as one of its own, where somebody has written in it. Changes the draft; answers the id that it has now.
 */
export function putBack({ content, place, isKept }: PutBack): string {
  const { id } = place.value
  const left = findPlace({ content, id })
  if (left && isBlankPlace(left)) Object.assign(left.value, place.value)
  if (left && (isBlankPlace(left) || !isKept || isSame(left.value, place.value))) return id
  const back = left ? copyWithNewIds(place.value) : place.value
  listOf({ content, place })?.splice(place.index, 0, back)
  return back.id
}

const isSame = (one: object, other: object) => diffDocuments({ from: one, to: other }).length === 0

function listOf({ content, place }: Pick<PutBack, 'content' | 'place'>): unknown[] | undefined {
  if (place.kind === 'row') return content.baseInfo.list
  if (place.kind === 'skill') return content.skill.list
  if (place.kind === 'section') return content.entryList
  const owner = findPlace({ content, id: place.kind === 'item' ? place.section.id : place.item.id })
  if (owner?.kind === 'section') return owner.value.items
  return owner?.kind === 'item' ? owner.value.facts : undefined
}

type MoveOptions = { content: ResumeContent; id: string; section: string }

/** Moves an item to the end of another section. Changes the draft; does nothing when either is gone. */
export function moveToSection({ content, id, section }: MoveOptions): void {
  const from = findPlace({ content, id })
  const to = findPlace({ content, id: section })
  if (from?.kind !== 'item' || to?.kind !== 'section' || to.value.kind === 'skill') return
  putItems({ section: to.value, items: [takeItem(from)], at: to.value.items.length })
}

type DuplicateOptions = { editor: Editor; id: string; name: string; focus: (id: string) => void }

/** Puts a copy of a section, item, row or skill below it, and the focus on it. */
function duplicateRow({ editor, id, name, focus }: DuplicateOptions): void {
  const texts = FORM_TEXTS[editor.language]
  const place = findPlace({ content: editor.content(), id })
  if (!place) return
  const copy = copyWithNewIds(place.value)
  editor.change({
    name: texts.duplicating(name),
    recipe: (draft) => {
      const found = findPlace({ content: draft, id })
      if (!found) return
      const list: unknown[] = found.list
      list.splice(found.index + 1, 0, copy)
    },
  })
  editor.folds.open(copy.id)
  focus(copy.id)
  editor.announce(texts.duplicated(name))
}
