import { ArrowUp, X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '~/components/ui/IconButton'
import { fieldClass } from '~/components/ui/field-class'
import { useTexts } from '~/i18n/use-texts'
import { inputOf } from '../run/parts-of-content'
import { isAnswered } from '../run/run'
import { useAssistant, useDraft } from '../run/use-assistant'
import { useAsk } from '../run/use-ask'
import { useParts } from '../run/use-parts'
import { ASK_TEXTS } from '../texts/ask-texts'

/** Where one writes: about the part that is selected in the editor, unless that is taken away. */
export function Composer() {
  const texts = useTexts(ASK_TEXTS)
  const { state, start } = useAssistant()
  const { selected } = useParts()
  const [left, setLeft] = useState<string>()
  const [message, setMessage] = useDraft('message')
  const field = useRef<HTMLTextAreaElement>(null)
  const part = selected && selected.key !== left ? selected : undefined
  const isBusy = state.runs.some((run) => run.ask.kind === 'chat' && !isAnswered(run))
  const isDisabled = isBusy || message.trim() === ''
  const tell = () => {
    const about = part ? inputOf(part) : {}
    start({ ask: { kind: 'chat', input: { message: message.trim(), ...about } } })
    setMessage('')
    // The button rests now. Under a finger the answer is worth more room than the keys.
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus()
  }
  const { props } = useAsk({ onPress: tell, isDisabled })
  const send = () => {
    if (!props.isDisabled) props.onPress()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Safari sends the last key of a composition after its end.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return
    event.preventDefault()
    send()
  }
  return (
    <div className="shrink-0 border-t border-line bg-surface p-3">
      {part ? (
        <p className="mb-2 flex w-fit max-w-full items-center gap-1 rounded-control bg-hover ps-2 text-xs text-muted">
          <span className="min-w-0 truncate">{texts.about(part.name)}</span>
          <IconButton
            icon={X}
            iconClass="size-3.5"
            label={texts.aboutRemove}
            className="-my-1 text-muted"
            onPress={() => setLeft(part.key)}
          />
        </p>
      ) : null}
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          aria-label={texts.message}
          placeholder={texts.messagePlaceholder}
          rows={1}
          maxLength={4000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          onKeyDown={onKeyDown}
          className={fieldClass({
            className: 'max-h-40 flex-1 field-sizing-content resize-none py-1.5 pointer-coarse:py-2.25',
          })}
        />
        <IconButton size="md" icon={ArrowUp} {...props} label={texts.send} look="primary" />
      </div>
    </div>
  )
}
