import { Plus } from 'lucide-react'
import { useTexts } from '~/i18n/use-texts'
import { findPlace } from '../edits/find-place'
import { ITEM_LABELS } from '../../../collections/resumes/section-labels'
import { useEditor } from '../session/editor-context'
import { BLOCK_TEXTS } from '../texts/block-texts'
import { FORM_TEXTS } from '../texts/form-texts'
import { addOnPage } from './add-on-page'

/** What adding at a block is called: an entry below an entry, or one more in a section. */
export function useAddText(id: string): string {
  const editor = useEditor()
  const texts = useTexts(BLOCK_TEXTS)
  const forms = useTexts(FORM_TEXTS)
  const labels = ITEM_LABELS[editor.language]
  const place = findPlace({ content: editor.content(), id })
  if (place?.kind === 'item') return texts.addBelow(labels[place.section.kind].item)
  return place?.kind === 'section' ? forms.addItem(labels[place.value.kind].item) : ''
}

/** The button under a block's handle: one more entry, with the caret in it. */
export function AddBelow({ id }: { id: string }) {
  const editor = useEditor()
  const text = useAddText(id)
  return (
    <button
      type="button"
      // By keys the menu and Mod+Enter do the same.
      tabIndex={-1}
      data-block-add={id}
      aria-label={text}
      title={text}
      // It is drawn for the text that has the focus: without it, it would be gone before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => addOnPage({ editor, id })}
      className="jl-block-add"
    >
      <Plus aria-hidden />
    </button>
  )
}
