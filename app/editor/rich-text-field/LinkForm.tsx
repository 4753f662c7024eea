import { useId, useState } from 'react'
import { isAllowedLinkUrl } from '../../document/rich-text/allowed-link-url'
import type { Editor } from '../session/editor'
import { RICH_TEXT_TEXTS } from '../texts/rich-text-texts'
import { useTexts } from '~/i18n/use-texts'
import { cx } from '~/components/ui/cx'
import { buttonClass } from '~/components/ui/button-class'
import { fieldClass } from '~/components/ui/field-class'
import { linkOf, makeLink } from '../writing/make-link'

type Props = { editor: Pick<Editor, 'pen' | 'language'>; className?: string; onClose: () => void }

/** Asks for the address of a link, right under the toolbar; Escape gives up, and an empty address takes the link away. */
export function LinkForm({ editor, className, onClose }: Props) {
  const texts = useTexts(RICH_TEXT_TEXTS)
  const id = useId()
  const before = linkOf(editor.pen) ?? ''
  const [url, setUrl] = useState(before)
  const [bad, setBad] = useState(false)
  const submit = () => {
    const full = completeUrl(url.trim())
    if (full !== '' && !isAllowedLinkUrl(full)) return setBad(true)
    if (full !== '' || before !== '') makeLink({ url: full, editor })
    onClose()
  }
  return (
    <div className={cx('bg-subtle p-2', className)}>
      <div className="flex gap-1.5">
        <input
          className={fieldClass({ size: 'sm', className: 'pointer-coarse:min-h-11' })}
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Escape') onClose()
            if (event.key !== 'Enter') return
            event.preventDefault()
            submit()
          }}
          placeholder="https://"
          aria-label={texts.linkAddress}
          aria-invalid={bad || undefined}
          aria-describedby={bad ? id : undefined}
          inputMode="url"
          autoFocus
        />
        <button
          type="button"
          className={buttonClass({ size: 'sm', className: 'pointer-coarse:h-11' })}
          onClick={submit}
        >
          {before === '' ? texts.insert : texts.change}
        </button>
      </div>
      {bad ? (
        <p id={id} role="alert" className="mt-1 text-xs text-danger">
          {texts.badLink}
        </p>
      ) : null}
    </div>
  )
}

/** `example.com` and `name@example.com` are what people type; the document wants the whole address. */
function completeUrl(typed: string): string {
  if (typed === '' || /^[a-z][a-z+.-]*:/i.test(typed)) return typed
  if (/^[^\s@/]+@[^\s@/]+$/.test(typed)) return `mailto:${typed}`
  return `https://${typed}`
}
