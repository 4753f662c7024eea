import { MessageSquareText } from 'lucide-react'
import { Badge } from '~/components/ui/Badge'
import { Button } from '~/components/ui/Button'
import { Tooltip } from '~/components/ui/Tooltip'
import { useTexts } from '~/i18n/use-texts'
import { useValue } from '~/session/use-value'
import { COMMENT_TEXTS } from '../texts/comment-texts'
import { closeComments, commentsOpened, openComments } from './comments-opened'
import { useComments } from './use-comments'

/** In the bar once there are comments: how many wait, and the way to them. */
export function CommentsButton({ size }: { size: 'sm' | 'lg' }) {
  const texts = useTexts(COMMENT_TEXTS)
  const isOpen = useValue(commentsOpened)
  const { list = [] } = useComments()
  const count = list.filter(({ status }) => status === 'open').length
  if (list.length === 0) return null
  return (
    <Tooltip text={texts.name}>
      <Button
        size={size}
        look="ghost"
        className="px-2"
        aria-label={texts.open(count)}
        aria-expanded={isOpen}
        onPress={() => (isOpen ? closeComments() : openComments())}
      >
        <MessageSquareText aria-hidden className={size === 'lg' ? 'size-5' : 'size-4'} />
        {count > 0 && <Badge tone="accent">{count}</Badge>}
      </Button>
    </Tooltip>
  )
}
