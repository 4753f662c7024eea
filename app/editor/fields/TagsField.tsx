import { X } from 'lucide-react'
import { memo, useId, useState, type KeyboardEvent } from 'react'
import { fieldClass } from '~/components/ui/field-class'
import { useTexts } from '~/i18n/use-texts'
import { normalizeInput } from '../../document/rich-text/normalize-input'
import { useEditor } from '../session/editor-context'
import { FORM_TEXTS } from '../texts/form-texts'
import { FieldFrame } from './FieldFrame'
import { isHalfTyped } from './is-half-typed'

type Props = { owner: string; field: string; value: string[]; label: string }

const SEPARATORS = /[,，、;；\n]/
const MAX_TAGS = 100
const MAX_LENGTH = 200

/** A word as it is kept. */
const tagOf = (text: string) => normalizeInput(text).trim().slice(0, MAX_LENGTH)

/**
 * Keywords: Enter or a comma adds what is typed, Backspace in the empty field takes the last one back. The word in the
 * field already stands in the document, as the last one: what can be seen is saved.
 */
export const TagsField = memo(function TagsField({ owner, field, value, label }: Props) {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const id = useId()
  const [typed, setTyped] = useState('')
  /** What of it the document holds, as the field's own or because it was there already. */
  const [found, setFound] = useState<{ tag: string; isOwn: boolean }>()
  // Undo has taken it back: the field goes with it, or leaving would put it in again.
  if (found && !value.includes(found.tag)) {
    setTyped('')
    setFound(undefined)
  }
  const held = found?.isOwn ? found.tag : undefined
  const kept = value.filter((tag) => tag !== held)
  const store = (tags: string[]) => {
    if (tags.join('\n') !== value.join('\n')) editor.setField({ owner, field, value: tags, label })
  }
  const take = ({ words, rest, from = kept }: { words: string[]; rest: string; from?: string[] }) => {
    const fresh = words.map(tagOf).filter((tag) => tag !== '' && !from.includes(tag))
    const tags = [...from, ...new Set(fresh)].slice(0, MAX_TAGS)
    const last = tagOf(rest)
    const isHeld = last !== '' && !tags.includes(last) && tags.length < MAX_TAGS
    setTyped(rest)
    setFound(isHeld || tags.includes(last) ? { tag: last, isOwn: isHeld } : undefined)
    store(isHeld ? [...tags, last] : tags)
  }
  const takeText = (text: string) => {
    if (isHalfTyped(text)) setTyped(text)
    else if (SEPARATORS.test(text)) take({ words: text.split(SEPARATORS), rest: '' })
    else take({ words: [], rest: text })
  }
  const finish = () => take({ words: [typed], rest: '' })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Enter') {
      event.preventDefault()
      finish()
    }
    // a key that is held down stops at the empty field
    const isPressed = event.key === 'Backspace' && !event.repeat
    if (isPressed && typed === '' && kept.length > 0) store(kept.slice(0, -1))
  }
  return (
    <FieldFrame id={id} label={label}>
      {kept.length > 0 ? (
        <ul aria-label={texts.tagList(label)} className="mb-1.5 flex flex-wrap gap-1">
          {kept.map((tag, i) => (
            <TagChip
              key={`${tag} ${i}`}
              tag={tag}
              onRemove={() => take({ words: [], rest: typed, from: kept.toSpliced(i, 1) })}
            />
          ))}
        </ul>
      ) : null}
      <input
        id={id}
        data-field={`${owner}.${field}`}
        dir="auto"
        className={fieldClass({ size: 'sm', className: 'pointer-coarse:min-h-11' })}
        value={typed}
        placeholder={texts.addTag}
        autoComplete="off"
        onChange={(event) => {
          const text = event.currentTarget.value
          const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
          if (composing) setTyped(text)
          else takeText(text)
        }}
        onCompositionEnd={(event) => takeText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={finish}
      />
    </FieldFrame>
  )
})

function TagChip({ tag, onRemove }: { tag: string; onRemove: () => void }) {
  const texts = useTexts(FORM_TEXTS)
  return (
    <li className="flex h-6 max-w-full items-center rounded-control bg-hover ps-2 text-xs text-ink pointer-coarse:h-9">
      <bdi className="truncate">{tag}</bdi>
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
