import { Button } from '~/components/ui/Button'
import { ChangedWords } from '~/features/review-comments/ChangedWords'
import { useTexts } from '~/i18n/use-texts'
import { toast } from '~/components/ui/toast'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'
import { COMMENT_TEXTS } from '../texts/comment-texts'
import { replaceMatches } from '../find/replace-matches'
import type { Match } from '../find/find-matches'
import type { Editor } from '../session/editor'
import { offerUndo } from '../session/offer-undo'
import { writtenText } from '../writing/written-field'
import { commentsOf, type Comment } from './comments-store'
import type { SuggestionNow } from './suggestion-now'
import { followAccepted } from './follow-accepted'

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

type Options = { editor: Editor; comment: Comment; match: Match; text: string }

/** Puts a reader's words where they belong, as one step of undo; an undo opens the comment again, a redo accepts it. */
function acceptSuggestion({ editor, comment, match, text }: Options): void {
  const { language } = editor
  const texts = COMMENT_TEXTS[language]
  const content = editor.content()
  const replaced = replaceMatches({ content, matches: [match], text, language, isWording: true })
  if (replaced.refusal !== undefined) return void toast.warning(texts.refused(replaced.refusal))
  const { owner, field } = match
  const before = writtenText({ content, owner, field })
  // The edge: a recipe's draft is the document's own type made writable.
  editor.change({ name: texts.accepting, recipe: (draft) => void Object.assign(draft, replaced.content) })
  const after = writtenText({ content: editor.content(), owner, field })
  offerUndo({ editor, text: texts.accepted })
  void commentsOf(editor)
    .settle({ id: comment.id, from: 'open', to: 'accepted' })
    .then((done) => {
      if (!done) return
      followAccepted({
        ...{ editor, store: commentsOf(editor), id: comment.id, target: { owner, field } },
        isBefore: (now) => now === (before ?? ''),
        isAfter: (now) => now === (after ?? ''),
      })
    })
}
