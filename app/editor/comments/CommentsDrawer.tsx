import { useTexts } from '~/i18n/use-texts'
import { Dialog } from '~/components/ui/Dialog'
import { COMMENT_TEXTS } from '../texts/comment-texts'
import { TitledDrawer } from '../ui/SideDrawer'
import { CommentsPanel } from './CommentsPanel'
import { closeComments } from './comments-opened'

type Props = { isOverlay: boolean; onShare: () => void }

/** The comments beside the page, or over it on narrower screens. The focus goes in, and back when they close. */
export function CommentsDrawer({ isOverlay, onShare }: Props) {
  const texts = useTexts(COMMENT_TEXTS)
  return (
    <TitledDrawer
      id="editor-comments"
      name={texts.name}
      close={texts.close}
      isOverlay={isOverlay}
      onClose={closeComments}
    >
      <CommentsPanel onShare={onShare} />
    </TitledDrawer>
  )
}

type DialogProps = { onShare: () => void; onPage: () => void }

/** The comments on a phone: a sheet, which gives way to the page when one looks at the words there. */
export function CommentsDialog({ onShare, onPage }: DialogProps) {
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
