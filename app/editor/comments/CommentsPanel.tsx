import { ChevronRight, MessageSquareText } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { LineFailed } from '~/components/ui/LoadFailed'
import { EmptyState } from '~/components/ui/EmptyState'
import { Skeleton } from '~/components/ui/Skeleton'
import { useTexts } from '~/i18n/use-texts'
import { useValue } from '~/session/use-value'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'
import { useLayout } from '../session/use-layout'
import { COMMENT_TEXTS } from '../texts/comment-texts'
import { CommentCard } from './CommentCard'
import { shownComment } from './comments-opened'
import { commentsOf } from './comments-store'
import { useComments, usePlaced } from './use-comments'

type Props = {
  /** Where a first link is made. */
  onShare: () => void
  /** Brings the page into sight. */
  onPage?: (() => void) | undefined
}

/** What readers wrote, in the order of the page; below it what has been dealt with. */
export function CommentsPanel({ onShare, onPage }: Props) {
  const editor = useEditor()
  const texts = useTexts(COMMENT_TEXTS)
  const { list, failed } = useComments()
  const placed = usePlaced({ list, content: useContent((content) => content), layout: useLayout() })
  const shown = useValue(shownComment)
  const open = placed.filter(({ comment }) => comment.status === 'open')
  const settled = placed.filter(({ comment }) => comment.status !== 'open')
  return (
    <div className="space-y-4 pointer-coarse:[&_:is(button,summary)]:min-h-11">
      {failed && <LineFailed text={texts.failed} onRetry={() => void commentsOf(editor).refresh()} />}
      {!list && !failed && <Skeleton className="h-24 w-full" />}
      {list?.length === 0 && (
        <EmptyState
          icon={<MessageSquareText />}
          title={texts.empty}
          text={texts.emptyText}
          action={<Button onPress={onShare}>{texts.share}</Button>}
        />
      )}
      {settled.length > 0 && open.length === 0 && <p className="text-base text-muted">{texts.allDone}</p>}
      {open.length > 0 && (
        <ul className="space-y-3">
          {open.map((one) => (
            <CommentCard key={one.comment.id} {...one} isShown={one.comment.id === shown} onPage={onPage} />
          ))}
        </ul>
      )}
      {settled.length > 0 && (
        <details className="group">
          <summary className="flex min-h-8 cursor-pointer list-none items-center gap-1 text-sm text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
            <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
            {texts.settled(settled.length)}
          </summary>
          <ul className="mt-2 space-y-3">
            {settled.map((one) => (
              <CommentCard key={one.comment.id} {...one} isShown={one.comment.id === shown} onPage={onPage} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
