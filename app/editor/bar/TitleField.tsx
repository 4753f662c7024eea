import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react'
import { cx } from '~/components/ui/cx'
import { fieldClass } from '~/components/ui/field-class'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { isHalfTyped } from '../fields/is-half-typed'
import { useResume } from '../session/use-layout'
import { SHELL_TEXTS } from '../texts/shell-texts'

const MAX = 200

/** A name as it is kept. */
const nameOf = (text: string) => text.normalize('NFC').trim()

/** The resume's name, renamed in place as one types; an empty name is not taken, Escape gives the old one back. */
export function TitleField({ size = 'sm' }: { size?: 'sm' | 'lg' }) {
  const editor = useEditor()
  const texts = useTexts(SHELL_TEXTS)
  const title = useResume((state) => state.title)
  const [typed, setTyped] = useState<{ text: string; composes: boolean }>()
  const before = useRef(title)
  const take = (text: string) => {
    const next = nameOf(text)
    if (next && next !== title) editor.setTitle(next)
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value
    const composes = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
    setTyped({ text, composes: composes || isHalfTyped(text) })
    if (!composes && !isHalfTyped(text)) take(text)
  }
  const onCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value
    setTyped({ text, composes: false })
    take(text)
  }
  // What undo or another tab has made of it since is what stands there.
  const isOwn = typed && (typed.composes || ['', title].includes(nameOf(typed.text)))
  const shown = isOwn ? typed.text : title
  return (
    <span className={cx('grid items-center', size === 'sm' ? 'max-w-md min-w-16' : 'w-full')}>
      <span
        aria-hidden
        className="invisible col-start-1 row-start-1 truncate px-2 text-base font-semibold whitespace-pre"
      >
        {shown}
      </span>
      <input
        aria-label={texts.title}
        data-resume-title
        // As wide as its text, which stands behind it, and no wider.
        size={1}
        value={shown}
        maxLength={MAX}
        onFocus={() => (before.current = title)}
        onChange={onChange}
        onCompositionEnd={onCompositionEnd}
        onBlur={() => setTyped(undefined)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.keyCode === 229) return
          if (event.key === 'Escape') {
            setTyped(undefined)
            take(before.current)
          }
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
        className={cx(
          'col-start-1 row-start-1 w-full min-w-0 truncate rounded-control px-2 font-semibold',
          size === 'sm'
            ? 'h-8 bg-transparent text-base hover:bg-hover focus:bg-surface'
            : fieldClass({ size }),
        )}
      />
    </span>
  )
}
