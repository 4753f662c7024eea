import { Button } from '~/components/ui/Button'
import { TextArea } from '~/components/ui/TextArea'
import { useTexts } from '~/i18n/use-texts'
import { checkField } from '../../fields/check-field'
import { accept } from '../run/decide'
import { waitingProps, type Offer, type Run } from '../run/run'
import type { RunOptions } from '../run/start-run'
import { withOwnText } from '../run/with-own-words'
import { SUGGESTION_TEXTS } from '../texts/suggestion-texts'

type Props = {
  decision: RunOptions & { run: Run; offer: Offer }
  text: string
  /** Nothing: it is no longer edited. */
  setText: (text?: string) => void
  autoFocus: boolean
}

/** The suggested text in the person's hands before it is taken. */
export function EditFirst({ decision, text, setText, autoFocus }: Props) {
  const texts = useTexts(SUGGESTION_TEXTS)
  const { suggestion } = decision.offer
  const kind = suggestion.path.endsWith('/text') ? 'text' : 'line'
  const checked = suggestion.path.endsWith('/tags')
    ? { ok: true as const }
    : checkField({ kind, typed: text, language: decision.editor.language })
  return (
    <div className="space-y-2 border-t border-line p-3">
      <TextArea
        label={texts.editLabel}
        size="sm"
        rows={4}
        autoFocus={autoFocus}
        value={text}
        onChange={setText}
        {...(checked.ok ? {} : { error: checked.error })}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          look="primary"
          isDisabled={!checked.ok}
          {...waitingProps(decision.run)}
          onPress={() => {
            setText()
            accept({ ...decision, patch: withOwnText({ suggestion, text }) })
          }}
        >
          {texts.acceptEdited}
        </Button>
        <Button size="sm" look="ghost" onPress={() => setText()}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}
