import { Button } from '~/components/ui/Button'
import { ChangedWords } from '~/features/review-comments/ChangedWords'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'
import { COMMENT_TEXTS } from '../texts/comment-texts'
import { acceptSuggestion } from './accept-suggestion'
import { commentsOf, type Comment } from './comments-store'
import type { SuggestionNow } from './suggestion-now'

type Props = { comment: Comment; /** undefined once it is settled */ now: SuggestionNow | undefined }

/** Other words for a text, against what it says now: nothing that was changed since is overwritten unseen. */
export function SuggestedWords({ comment: { quote, suggestion }, now }: Props) {
  const texts = useTexts(COMMENT_TEXTS)
  const language = useContent((content) => content.config.language)
  const asMade = <ChangedWords before={quote} after={suggestion ?? ''} language={language} />
  if (now?.kind === 'said') return <p className="text-sm text-muted">{texts.said}</p>
  if (now?.kind === 'merged')
    return (
      <>
        <p className="text-sm text-warning">{texts.merged}</p>
        <ChangedWords before={now.now} after={now.text} language={language} />
      </>
    )
  if (now?.kind !== 'apart') return asMade
  return (
    <>
      <p className="text-sm text-warning">{texts.apart}</p>
      <p className="text-sm text-muted">{texts.now}</p>
      <p lang={language} className="text-base break-words whitespace-pre-wrap text-ink">
        {now.now}
      </p>
      <p className="text-sm text-muted">{texts.suggested}</p>
      {asMade}
    </>
  )
}

/** Takes the words into the page, or says that they are there. */
export function AcceptButton({ comment, now }: Props) {
  const editor = useEditor()
  const texts = useTexts(COMMENT_TEXTS)
  if (!now || now.kind === 'gone') return null
  if (now.kind === 'said') {
    const { id } = comment
    const settle = () => void commentsOf(editor).settle({ id, from: 'open', to: 'accepted' })
    return (
      <Button size="sm" look="primary" onPress={settle}>
        {texts.markAccepted}
      </Button>
    )
  }
  const { match, text } = now
  const words = { clean: texts.accept, merged: texts.acceptMerged, apart: texts.acceptAnyway }
  return (
    <Button size="sm" look="primary" onPress={() => acceptSuggestion({ editor, comment, match, text })}>
      {words[now.kind]}
    </Button>
  )
}
