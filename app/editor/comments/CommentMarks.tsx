import { memo, useLayoutEffect, useRef, useState } from 'react'
import { excerptOf } from '~/features/review-comments/excerpt-of'
import { spread } from '~/features/review-comments/spread'
import { useTexts } from '~/i18n/use-texts'
import { useValue } from '~/session/use-value'
import type { Planned } from '../page/use-page-plan'
import { COMMENT_TEXTS } from '../texts/comment-texts'
import { openComments, shownComment } from './comments-opened'
import { useComments, usePlaced, type ShownComment } from './use-comments'

const SIZE = 24

type Props = { planned: Planned; scale: number }

/** At the page's edge, beside each text with open comments: how many, and the way to them. No line moves for it. */
export const CommentMarks = memo(function CommentMarks({ planned, scale }: Props) {
  const texts = useTexts(COMMENT_TEXTS)
  const { list } = useComments()
  const { content, layout } = planned
  const open = usePlaced({ list, content, layout }).filter(({ comment }) => comment.status === 'open')
  const layer = useRef<HTMLDivElement>(null)
  const marks = useMeasured({ open, planned, scale, layer })
  const shown = useValue(shownComment)
  if (open.length === 0) return null
  return (
    <div ref={layer} data-comment-marks className="pointer-events-none absolute inset-0">
      {marks
        .filter(({ comments }) => comments.some(({ id }) => id === shown))
        .flatMap(({ areas }) =>
          areas.map(({ left, top, width, height }, i) => (
            <div
              key={i}
              aria-hidden
              className="absolute rounded-control outline-2 outline-focus"
              style={{ left: left - 4, top: top - 2, width: width + 8, height: height + 4 }}
            />
          )),
        )}
      {marks.map(({ block, comments, edge, top }) => (
        <button
          key={block}
          type="button"
          data-comment-mark={block}
          aria-label={texts.mark(comments.length, excerptOf(comments[0]?.quote ?? ''))}
          onClick={() => openComments(comments[0]?.id)}
          className="pointer-events-auto absolute z-10 flex items-center justify-center rounded-full bg-accent text-xs font-semibold text-white tabular-nums shadow-float hover:bg-accent-hover"
          style={{ left: edge - SIZE / 2, top, width: SIZE, height: SIZE }}
        >
          {comments.length}
        </button>
      ))}
    </div>
  )
})

type Area = { left: number; top: number; width: number; height: number }
type Mark = {
  block: string
  comments: ShownComment['comment'][]
  areas: Area[]
  edge: number
  top: number
}
type Options = {
  open: readonly ShownComment[]
  planned: Planned
  scale: number
  layer: React.RefObject<HTMLElement | null>
}

/** Where the texts stand, in pixels of the screen from the first page's corner. */
function useMeasured({ open, planned, scale, layer }: Options): Mark[] {
  const [marks, setMarks] = useState<Mark[]>([])
  const key = open.map(({ comment, place }) => `${comment.id} ${place?.passage.block}`).join()
  useLayoutEffect(() => {
    const pages = layer.current?.parentElement?.querySelector<HTMLElement>('.jl-editor-pages')
    if (!pages) return
    const measure = () => setMarks(marksOn({ pages, open }))
    measure()
    // On a phone the pages may be laid out only later, in the tab that shows them.
    const watch = new ResizeObserver(measure)
    watch.observe(pages)
    return () => watch.disconnect()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `open` is made anew with each drawing; `key` says whether it is another
  }, [key, planned, scale, layer])
  return marks
}

function marksOn({ pages, open }: { pages: HTMLElement; open: readonly ShownComment[] }): Mark[] {
  const origin = pages.getBoundingClientRect()
  const blocks = new Map<string, ShownComment['comment'][]>()
  for (const { comment, place } of open) {
    const block = place?.passage.block
    if (block !== undefined) blocks.set(block, [...(blocks.get(block) ?? []), comment])
  }
  const marks = [...blocks].flatMap(([block, comments]) => {
    const leaves = [...pages.querySelectorAll(`[data-block="${CSS.escape(block)}"]`)]
    const areas = leaves.map((leaf) => {
      const { left, top, width, height } = leaf.getBoundingClientRect()
      return { left: left - origin.left, top: top - origin.top, width, height }
    })
    const [first] = areas
    return first ? [{ block, comments, areas, edge: origin.width, top: first.top }] : []
  })
  return spread({ marks, step: SIZE + 2 })
}
