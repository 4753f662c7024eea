import { useState, type FormEvent } from 'react'
import { useValue } from '~/session/use-value'
import { LONGEST_COMMENT } from '../../../collections/review-limits'
import { Button } from '~/components/ui/Button'
import { TextArea } from '~/components/ui/TextArea'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { COMMENT_TEXTS } from '../texts/comment-texts'
import { answerDrafts, writeAnswer } from './answer-drafts'
import { commentsOf } from './comments-store'

/** The owner's answer; what was written stays until it has arrived. */
export function AnswerForm({ id, onClose }: { id: string; onClose: () => void }) {
  const editor = useEditor()
  const texts = useTexts(COMMENT_TEXTS)
  const text = useValue(answerDrafts)[id] ?? ''
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || isBusy) return
    setBusy(true)
    const done = await commentsOf(editor).answer({ id, text })
    setBusy(false)
    if (!done) return
    // more may have been written meanwhile
    if (answerDrafts.get()[id] === text) writeAnswer(id, '')
    onClose()
  }
  return (
    <form onSubmit={(event) => void send(event)} className="space-y-2">
      <TextArea
        autoFocus={text === ''}
        label={texts.answerLabel}
        rows={2}
        value={text}
        maxLength={LONGEST_COMMENT}
        onChange={(value) => writeAnswer(id, value)}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" onPress={onClose}>
          {texts.cancel}
        </Button>
        <Button size="sm" look="primary" type="submit" isPending={isBusy} isDisabled={text.trim() === ''}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
