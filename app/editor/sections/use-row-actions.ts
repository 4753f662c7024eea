import { useMemo } from 'react'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { copyWithNewIds } from '../edits/copy-with-new-ids'
import { findPlace } from '../edits/find-place'
import { moveToSection } from '../edits/move-to-section'
import { putBack } from '../edits/put-back'
import type { Editor } from '../session/editor'
import { useEditor } from '../session/editor-context'
import { FORM_TEXTS } from '../texts/form-texts'
import { focusHandle, focusNeighbour } from './focus-row'
import { moveRow } from './move-row'

type Texts = (typeof FORM_TEXTS)['en']
type Named = { id: string; name: string }
type Target = { section: string; title: string }

/** What one can do to a section, item, row or skill; each is one step of undo and said to screen readers. */
export function useRowActions() {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  return useMemo(
    () => ({
      move: (options: Named & { to: number }) => {
        if (moveRow({ editor, ...options })) focusHandle(options.id)
      },
      moveTo: (options: Named & Target) => moveTo({ editor, texts, ...options }),
      duplicate: (options: Named) => duplicate({ editor, texts, ...options }),
      hide: (options: Named & { hidden: boolean }) => hide({ editor, texts, ...options }),
      remove: (options: Named) => remove({ editor, texts, ...options }),
    }),
    [editor, texts],
  )
}

type Context = { editor: Editor; texts: Texts }

function moveTo({ editor, texts, id, name, section, title }: Context & Named & Target) {
  editor.folds.open(section)
  editor.change({
    name: texts.moving(name),
    recipe: (draft) => moveToSection({ content: draft, id, section }),
  })
  focusHandle(id)
  editor.announce(texts.movedTo({ name, section: title }))
}

function duplicate({ editor, texts, id, name }: Context & Named) {
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
  focusHandle(copy.id)
  editor.announce(texts.duplicated(name))
}

function hide({ editor, texts, id, name, hidden }: Context & Named & { hidden: boolean }) {
  editor.setField({ owner: id, field: 'hidden', value: hidden, label: hidden ? texts.hide : texts.unhide })
  editor.announce(hidden ? texts.hiddenNow(name) : texts.shownNow(name))
}

function remove({ editor, texts, id, name }: Context & Named) {
  const place = findPlace({ content: editor.content(), id })
  if (!place) return
  focusNeighbour(id)
  editor.change({
    name: texts.removing(name),
    recipe: (draft) => {
      const found = findPlace({ content: draft, id })
      if (found) found.list.splice(found.index, 1)
    },
  })
  // Puts just this back, whatever was changed meanwhile.
  toast.info(texts.removed(name), {
    label: texts.undo,
    onAction: () =>
      editor.change({
        name: texts.restoring(name),
        recipe: (draft) => putBack({ content: draft, place }),
      }),
  })
}
