import { useRef, useState, type ChangeEvent } from 'react'
import { cx } from '~/components/ui/cx'
import { fieldClass } from '~/components/ui/field-class'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { useResume } from '../session/use-layout'
import { SHELL_TEXTS } from '../texts/shell-texts'

const MAX = 200

/** The resume's name, renamed in place as one types; an empty name is not taken, Escape gives the old one back. */
export function TitleField({ size = 'sm' }: { size?: 'sm' | 'lg' }) {
  const editor = useEditor()
  const texts = useTexts(SHELL_TEXTS)
  const title = useResume((state) => state.title)
  const [typed, setTyped] = useState<string>()
  const before = useRef(title)
  const take = (text: string) => {
    const next = text.normalize('NFC').trim()
    if (next && next !== title) editor.setTitle(next)
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value
    setTyped(text)
    if (!(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)) take(text)
  }
  return (
    <span className={cx('grid items-center', size === 'sm' ? 'max-w-72 min-w-16' : 'w-full')}>
      <span
        aria-hidden
        className="invisible col-start-1 row-start-1 truncate px-2 text-base font-semibold whitespace-pre"
      >
        {typed ?? title}
      </span>
      <input
        aria-label={texts.title}
        data-resume-title
        value={typed ?? title}
        maxLength={MAX}
        onFocus={() => (before.current = title)}
        onChange={onChange}
        onCompositionEnd={(event) => take(event.currentTarget.value)}
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
