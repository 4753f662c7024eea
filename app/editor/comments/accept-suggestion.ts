import { toast } from '~/components/ui/toast'
import { replaceMatches } from '../find/replace-matches'
import type { Match } from '../find/find-matches'
import type { Editor } from '../session/editor'
import { offerUndo } from '../session/offer-undo'
import { COMMENT_TEXTS } from '../texts/comment-texts'
import { writtenText } from '../writing/written-field'
import { commentsOf, type Comment } from './comments-store'

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
      if (done) follow({ editor, id: comment.id, match, before, after })
    })
}

type Follow = {
  editor: Editor
  id: string
  match: Match
  before: string | undefined
  after: string | undefined
}

/** Until the editor is left: what became of the comment goes along with undo and redo. */
function follow({ editor, id, match: { owner, field }, before, after }: Follow): void {
  let isAccepted = true
  const look = () => {
    const now = writtenText({ content: editor.content(), owner, field })
    if (!editor.hasTravelled() || now !== (isAccepted ? before : after)) return
    isAccepted = !isAccepted
    const [from, to] = isAccepted ? (['open', 'accepted'] as const) : (['accepted', 'open'] as const)
    void commentsOf(editor).settle({ id, from, to })
  }
  // an undo is known as one only once everybody has heard of it
  editor.subscribe(() => queueMicrotask(look))
  // an undo may have been faster than the server
  look()
}
