import { useId, useState } from 'react'
import { buttonClass } from '~/components/ui/button-class'
import { fieldClass } from '~/components/ui/field-class'
import { useTexts } from '~/i18n/use-texts'
import { CONVERT_TEXTS } from './texts'

/** The other way in: text from the clipboard. */
export function PasteText({ onText }: { onText: (text: string) => void }) {
  const t = useTexts(CONVERT_TEXTS)
  const id = useId()
  const [text, setText] = useState('')
  return (
    <form
      className="mt-8"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onText(text)
      }}
    >
      <label htmlFor={id} className="text-base font-semibold text-ink">
        {t.orPaste}
      </label>
      <textarea
        id={id}
        value={text}
        rows={7}
        placeholder={t.pasteHint}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        className={fieldClass({ size: 'lg', className: 'mt-2 block resize-y py-2' })}
      />
      <button
        type="submit"
        disabled={text.trim() === ''}
        className={buttonClass({ look: 'secondary', size: 'lg', className: 'mt-3' })}
      >
        {t.readText}
      </button>
    </form>
  )
}
