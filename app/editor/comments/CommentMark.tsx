import { excerptOf } from '~/features/review-comments/excerpt-of'
import { useTexts } from '~/i18n/use-texts'
import { MARK_SIZE, type EdgeMark } from '../page/use-edge-marks'
import { COMMENT_TEXTS } from '../texts/comment-texts'
import { openComments } from './comments-opened'
import type { ShownComment } from './use-comments'

type Props = { mark: EdgeMark; comments: ShownComment['comment'][] }

/** How many comments there are on a text, and the way to them. */
export function CommentMark({ mark: { edge, top }, comments }: Props) {
  const texts = useTexts(COMMENT_TEXTS)
  return (
    <button
      type="button"
      data-comment-mark
      aria-label={texts.mark(comments.length, excerptOf(comments[0]?.quote ?? ''))}
      onClick={() => openComments(comments[0]?.id)}
      className="pointer-events-auto absolute z-10 flex items-center justify-center rounded-full bg-accent text-xs font-semibold text-white tabular-nums shadow-float hover:bg-accent-hover"
      style={{ left: edge - MARK_SIZE / 2, top, width: MARK_SIZE, height: MARK_SIZE }}
    >
      {comments.length}
    </button>
  )
}
