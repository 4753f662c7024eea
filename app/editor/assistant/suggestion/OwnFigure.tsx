import { Pencil } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { fieldClass } from '~/components/ui/field-class'
import { useTexts } from '~/i18n/use-texts'
import { SUGGESTION_TEXTS } from '../texts/suggestion-texts'

/** Beside a figure in doubt: opens the field for the real one. */
export function OwnFigureButton({ text, onPress }: { text: string; onPress: () => void }) {
  const texts = useTexts(SUGGESTION_TEXTS)
  return (
    <button
      type="button"
      aria-label={texts.ownFigureFor(text)}
      onClick={onPress}
      className="relative mx-1 inline-flex cursor-pointer items-center gap-1 rounded-control border border-line bg-surface px-1.5 align-baseline text-xs font-normal text-muted after:absolute after:-inset-y-1 after:inset-x-0 hover:text-ink pointer-coarse:px-2 pointer-coarse:py-1"
    >
      <Pencil aria-hidden className="size-3" />
      {texts.ownFigure}
    </button>
  )
}

type FieldProps = {
  text: string
  take: (words: string) => void
  close: () => void
}

/** The real figure in place of the one in doubt: Enter takes it, Escape leaves all as it was. */
export function OwnFigureField({ text, take, close }: FieldProps) {
  const texts = useTexts(SUGGESTION_TEXTS)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // the panel would close on Escape
    event.preventDefault()
    const words = event.currentTarget.value.replaceAll(/\s+/g, ' ').trim()
    if (event.key === 'Enter' && words) take(words)
    else close()
  }
  return (
    <input
      autoFocus
      aria-label={texts.ownFigureField(text)}
      defaultValue={text}
      maxLength={100}
      enterKeyHint="done"
      autoComplete="off"
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget }) => {
        if (currentTarget.value === text) close()
      }}
      style={{ width: `${Math.min(Math.max(text.length + 6, 10), 28)}ch` }}
      className={fieldClass({ size: 'sm', className: 'mx-1 inline-block max-w-full' })}
    />
  )
}
