import { toast } from '~/components/ui/toast'
import { replaceMatches } from '../find/replace-matches'
import type { Match } from '../find/find-matches'
import type { Editor } from '../session/editor'
import { offerUndo } from '../session/offer-undo'
import { COMMENT_TEXTS } from '../texts/comment-texts'
import { writtenText } from '../writing/written-field'
import { commentsOf, type Comment } from './comments-store'
import { followAccepted } from './follow-accepted'

type Options = { editor: Editor; comment: Comment; match: Match; text: string }

/** Puts a reader's words where they belong, as one step of undo; an undo opens the comment again, a redo accepts it. */
export function acceptSuggestion({ editor, comment, match, text }: Options): void {
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
  offerUndo({ editor, text: texts.accepted, undo: texts.undo })
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
