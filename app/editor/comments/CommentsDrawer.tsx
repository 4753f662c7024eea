import { X } from 'lucide-react'
import { IconButton } from '~/components/ui/IconButton'
import { useTexts } from '~/i18n/use-texts'
import { COMMENT_TEXTS } from '../texts/comment-texts'
import { SideDrawer } from '../ui/SideDrawer'
import { CommentsPanel } from './CommentsPanel'
import { closeComments } from './comments-opened'

type Props = { isOverlay: boolean; onShare: () => void }

/** The comments beside the page, or over it on narrower screens. The focus goes in, and back when they close. */
export function CommentsDrawer({ isOverlay, onShare }: Props) {
  const texts = useTexts(COMMENT_TEXTS)
  return (
    <SideDrawer id="editor-comments" name={texts.name} isOverlay={isOverlay} onClose={closeComments}>
      <header className="flex h-12 shrink-0 items-center border-b border-line ps-4 pe-2">
        <h2 className="min-w-0 flex-1 truncate text-base font-semibold text-ink">{texts.name}</h2>
        <IconButton label={texts.close} size="sm" onPress={closeComments}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 pb-16">
        <CommentsPanel onShare={onShare} />
      </div>
    </SideDrawer>
  )
}
