import { CornerDownLeft } from 'lucide-react'
import { useTexts } from '~/i18n/use-texts'
import { useAddText } from '../blocks/AddBelow'
import { findPlace } from '../edits/find-place'
import type { FieldTarget } from '../session/editor'
import { useEditor } from '../session/editor-context'
import { BLOCK_TEXTS } from '../texts/block-texts'
import { beyondText, goBeyond } from './beyond-text'
import type { Caret } from './caret'
import { nameOfField } from './name-of-field'

/** Beside the caret in an empty paragraph that ends a text: what Enter leads to from here. */
export function BeyondHint({ caret }: { caret: Caret }) {
  const editor = useEditor()
  const beyond = beyondText({ editor, caret })
  const below = useAddText(beyond && 'below' in beyond ? beyond.below : '')
  const next = useNextText(beyond && 'next' in beyond ? beyond.next : undefined)
  if (!beyond) return null
  return (
    <button
      type="button"
      // By keys it is Enter.
      tabIndex={-1}
      data-at-caret
      className="jl-beyond"
      // The text keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => goBeyond({ editor, caret })}
    >
      <CornerDownLeft aria-hidden />
      {'below' in beyond ? below : next}
    </button>
  )
}

function useNextText(next: FieldTarget | undefined): string {
  const texts = useTexts(BLOCK_TEXTS)
  const editor = useEditor()
  if (!next) return ''
  const content = editor.content()
  const place = findPlace({ content, id: next.owner })
  const name = nameOfField({ content, ...next, language: editor.language })
  return texts.goOn(place?.kind === 'item' ? place.section.title : name)
}
