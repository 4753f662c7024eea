import { Button } from '~/components/ui/Button'
import { ChangedWords } from '~/features/review-comments/ChangedWords'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'
import { COMMENT_TEXTS } from '../texts/comment-texts'
import { acceptSuggestion } from './accept-suggestion'
import { commentsOf, type Comment } from './comments-store'
import { suggestionNow } from './suggestion-now'
import type { ShownComment } from './use-comments'

type Props = Pick<ShownComment, 'comment' | 'place'>

/** Other words for a text, against what it says now: nothing that was changed since is overwritten unseen. */
export function SuggestedWords({ comment, place }: Props) {
  const editor = useEditor()
  const texts = useTexts(COMMENT_TEXTS)
  const { quote, suggestion, status } = comment
  const language = useContent((content) => content.config.language)
  const now = suggestionNow({ comment, place })
  const asMade = <ChangedWords before={quote} after={suggestion ?? ''} language={language} />
  if (status !== 'open' || now.kind === 'gone') return asMade
  if (now.kind === 'said') return <Said comment={comment} />
  const { match, text } = now
  const accept = (words: string) => (
    <Button size="sm" look="primary" onPress={() => acceptSuggestion({ editor, comment, match, text })}>
      {words}
    </Button>
  )
  if (now.kind === 'clean')
    return (
      <>
        {asMade}
        {accept(texts.accept)}
      </>
    )
  if (now.kind === 'merged')
    return (
      <>
        <p className="text-sm text-warning">{texts.merged}</p>
        <ChangedWords before={now.now} after={text} language={language} />
        {accept(texts.acceptMerged)}
      </>
    )
  return (
    <>
      <p className="text-sm text-warning">{texts.apart}</p>
      <p className="text-sm text-muted">{texts.now}</p>
      <p lang={language} className="text-base break-words text-ink">
        {now.now}
      </p>
      <p className="text-sm text-muted">{texts.suggested}</p>
      {asMade}
      {accept(texts.acceptAnyway)}
    </>
  )
}

function Said({ comment: { id } }: { comment: Comment }) {
  const editor = useEditor()
  const texts = useTexts(COMMENT_TEXTS)
  return (
    <>
      <p className="text-sm text-muted">{texts.said}</p>
      <Button size="sm" onPress={() => void commentsOf(editor).settle({ id, from: 'open', to: 'accepted' })}>
        {texts.markAccepted}
      </Button>
    </>
  )
}
