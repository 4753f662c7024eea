import { X } from 'lucide-react'
import { memo, useId, useState, type KeyboardEvent } from 'react'
import { fieldClass } from '~/components/ui/field-class'
import { useTexts } from '~/i18n/use-texts'
import { normalizeInput } from '../../document/rich-text/normalize-input'
import { useEditor } from '../session/editor-context'
import { FORM_TEXTS } from '../texts/form-texts'
import { FieldFrame } from './FieldFrame'

type Props = { owner: string; field: string; value: string[]; label: string }

const SEPARATORS = /[,，、;；\n]/
const MAX_TAGS = 100
const MAX_LENGTH = 200

/** Keywords: Enter or a comma adds what is typed, Backspace in the empty field takes the last one back. */
export const TagsField = memo(function TagsField({ owner, field, value, label }: Props) {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const id = useId()
  const [typed, setTyped] = useState('')
  const store = (tags: string[]) => editor.setField({ owner, field, value: tags, label })
  const add = (text: string) => {
    const fresh = text
      .split(SEPARATORS)
      .map((tag) => normalizeInput(tag).trim().slice(0, MAX_LENGTH))
      .filter((tag) => tag !== '' && !value.includes(tag))
    setTyped('')
    if (fresh.length > 0) store([...value, ...new Set(fresh)].slice(0, MAX_TAGS))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '' && value.length > 0) store(value.slice(0, -1))
  }
  return (
    <FieldFrame id={id} label={label}>
      {value.length > 0 ? (
        <ul aria-label={texts.tagList(label)} className="mb-1.5 flex flex-wrap gap-1">
          {value.map((tag, i) => (
            <TagChip key={`${tag} ${i}`} tag={tag} onRemove={() => store(value.toSpliced(i, 1))} />
          ))}
        </ul>
      ) : null}
      <input
        id={id}
        data-field={`${owner}.${field}`}
        className={fieldClass({ size: 'sm', className: 'pointer-coarse:min-h-11' })}
        value={typed}
        placeholder={texts.addTag}
        autoComplete="off"
        onChange={(event) => {
          const text = event.currentTarget.value
          const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
          if (!composing && SEPARATORS.test(text)) add(text)
          else setTyped(text)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => add(typed)}
      />
    </FieldFrame>
  )
})

function TagChip({ tag, onRemove }: { tag: string; onRemove: () => void }) {
  const texts = useTexts(FORM_TEXTS)
  return (
    <li className="flex h-6 max-w-full items-center rounded-control bg-hover ps-2 text-xs text-ink pointer-coarse:h-9">
      <span className="truncate">{tag}</span>
      <button
        type="button"
        aria-label={`${texts.remove} ${tag}`}
        onClick={onRemove}
        className="grid size-6 place-items-center rounded-control text-muted hover:text-ink pointer-coarse:size-9"
      >
        <X aria-hidden className="size-3" />
      </button>
    </li>
  )
}
