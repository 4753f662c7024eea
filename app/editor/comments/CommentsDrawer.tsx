import { useTexts } from '~/i18n/use-texts'
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
