import { memo, type KeyboardEvent } from 'react'
import { fieldClass } from '~/components/ui/field-class'
import { useEditor } from '../session/editor-context'
import { forPageNow } from '../soon/load-soon'
import { FieldFrame } from './FieldFrame'
import { useBoundText, type BoundTextOptions } from './use-bound-text'

type Props = BoundTextOptions & {
  placeholder?: string
  hint?: string
  /** What keys do here, for screen readers. */
  keys?: string
  inputMode?: 'text' | 'tel' | 'email' | 'url'
  /** Hides the label from sight where the place says it already. */
  hideLabel?: boolean
}

/** One line of the document. What can't be saved stays in the field with the reason under it. */
export const TextField = memo(function TextField({
  placeholder,
  hint,
  keys,
  inputMode,
  hideLabel,
  ...bound
}: Props) {
  const editor = useEditor()
  const { id, error, props } = useBoundText<HTMLInputElement>(bound)
  return (
    <FieldFrame id={id} label={bound.label} hint={hint} error={error} hideLabel={hideLabel}>
      <input
        {...props}
        dir="auto"
        className={fieldClass({ size: 'sm', className: 'pointer-coarse:min-h-11' })}
        placeholder={placeholder}
        inputMode={inputMode}
        autoComplete="off"
        enterKeyHint={bound.owner === '$config' ? 'done' : 'next'}
        data-section-title={bound.kind === 'sectionTitle' || undefined}
        onPaste={(event) => forPageNow()?.pasteInField({ event, editor, target: bound })}
        onKeyDown={(event) => {
          if (!isEnter(event)) return
          event.preventDefault()
          // What stands alone in the style is taken, and nothing else is led to.
          if (bound.owner === '$config') props.onBlur()
          else goOn(event.currentTarget)
        }}
        spellCheck={bound.kind === 'url' ? false : undefined}
        aria-invalid={error ? true : undefined}
        aria-description={keys}
        aria-describedby={error || hint ? `${id}-note` : undefined}
      />
    </FieldFrame>
  )
})

function isEnter(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
  return event.key === 'Enter' && !event.nativeEvent.isComposing && event.keyCode !== 229
}

/** Enter goes on to the next field that is shown, past the titles of sections, as it does on the page. */
function goOn(from: HTMLInputElement): void {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')]
  fields
    .slice(fields.indexOf(from) + 1)
    .find((field) => !('sectionTitle' in field.dataset) && field.getClientRects().length > 0)
    ?.focus()
}
