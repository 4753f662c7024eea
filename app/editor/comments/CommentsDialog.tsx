import { Dialog } from '~/components/ui/Dialog'
import { useTexts } from '~/i18n/use-texts'
import { COMMENT_TEXTS } from '../texts/comment-texts'
import { CommentsPanel } from './CommentsPanel'
import { closeComments } from './comments-opened'

type Props = { onShare: () => void; onPage: () => void }

/** The comments on a phone: a sheet, which gives way to the page when one looks at the words there. */
export function CommentsDialog({ onShare, onPage }: Props) {
  const texts = useTexts(COMMENT_TEXTS)
  const leave = (then: () => void) => () => {
    closeComments()
    then()
  }
  return (
    <Dialog onClose={closeComments} title={texts.name}>
      <CommentsPanel onShare={leave(onShare)} onPage={leave(onPage)} />
    </Dialog>
  )
}
