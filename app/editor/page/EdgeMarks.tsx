import { memo, useRef } from 'react'
import { TriangleAlert } from 'lucide-react'
import { useValue } from '~/session/use-value'
import { shownComment, openComments } from '../comments/comments-opened'
import { useComments, usePlaced, type ShownComment } from '../comments/use-comments'
import { useEdgeMarks, MARK_SIZE, type WantedMark, type EdgeMark } from './use-edge-marks'
import type { Planned } from './use-page-plan'
import { isRemoval, type Conflict } from '../../document/patch/merge-three-way'
import { excerptOf } from '~/features/review-comments/excerpt-of'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import { placeOfConflict } from '../notices/place-of-conflict'
import { useConflicts } from '../notices/use-conflicts'
import { COMMENT_TEXTS } from '../texts/comment-texts'
import { useEditor } from '../session/editor-context'
import { NOTICE_TEXTS } from '../texts/notice-texts'
import { deciding } from '../notices/deciding'
import { nameOfPlace } from '../notices/name-of-place'
import { useTouch } from '../shell/use-touch'

type Props = { planned: Planned; scale: number }

/**
 * At the page's edge, beside each text with open comments how many and the way to them, and beside what was changed elsewhere
 * too the way to the choice. No line moves for them.
 */
export const EdgeMarks = memo(function EdgeMarks({ planned, scale }: Props) {
  const comments = useOpenComments(planned)
  const clashes = useClashes(planned)
  const layer = useRef<HTMLDivElement>(null)
  const wanted = [...clashes, ...comments].map(({ key, selectors }) => ({ key, selectors }))
  const step = useTouch() ? FINGER : MARK_SIZE + 2
  const marks = useEdgeMarks({ wanted, planned, scale, layer, step })
  const shown = useValue(shownComment)
  if (wanted.length === 0) return null
  return (
    <div ref={layer} data-edge-marks className="pointer-events-none absolute inset-0">
      {comments
        .filter((one) => one.comments.some(({ id }) => id === shown))
        .flatMap(({ key }) => marks.find((mark) => mark.key === key)?.areas ?? [])
        .map(({ left, top, width, height }, i) => (
          <div
            key={i}
            aria-hidden
            className="absolute rounded-control outline-2 outline-focus"
            style={{ left: left - 4, top: top - 2, width: width + 8, height: height + 4 }}
          />
        ))}
      {marks.map((mark) => {
        const clash = clashes.find(({ key }) => key === mark.key)
        const commented = comments.find(({ key }) => key === mark.key)
        if (clash) return <ClashMark key={mark.key} mark={mark} conflict={clash.conflict} />
        return commented ? <CommentMark key={mark.key} mark={mark} comments={commented.comments} /> : null
      })}
    </div>
  )
})

type Commented = WantedMark & { comments: ShownComment['comment'][] }

/** Open comments by the text that they are about. */
function useOpenComments({ content, layout }: Planned): Commented[] {
  const { list } = useComments()
  const placed = usePlaced({ list, content, layout })
  const blocks = new Map<string, ShownComment['comment'][]>()
  for (const { comment, place } of placed) {
    const block = place?.passage.block
    if (comment.status === 'open' && block !== undefined)
      blocks.set(block, [...(blocks.get(block) ?? []), comment])
  }
  return [...blocks].map(([block, comments]) => ({
    key: `comment ${block} ${comments.map(({ id }) => id).join()}`,
    selectors: [`[data-block="${CSS.escape(block)}"]`],
    comments,
  }))
}

/** The disputed places of the pages, each once, and where their texts stand. */
function useClashes({ content }: Planned): (WantedMark & { conflict: Conflict })[] {
  const clashes = useConflicts().flatMap((conflict) => {
    const place = placeOfConflict({ content, conflict })
    if (!place) return []
    const { owner, field } = place
    return [{ key: `clash ${owner}`, selectors: textsOf({ owner, field }), conflict }]
  })
  return clashes.filter(({ key }, i) => clashes.findIndex((one) => one.key === key) === i)
}

/** The texts of a field; where it has none of its own, as a period of two dates, those of what it belongs to. */
function textsOf({ owner, field }: { owner: string; field: string | undefined }): string[] {
  const leaf = `${owner}.${field ?? ''}`
  return [
    `[data-block="${CSS.escape(leaf)}"], [data-block^="${CSS.escape(leaf)}."]`,
    `[data-block^="${CSS.escape(owner)}."]`,
  ]
}

/** What a mark takes of the edge where a finger may mean it. */
const FINGER = 46
/** Of a mark that stands over a page's edge. A finger's room lies to the left: a phone ends where the mark does. */
const MARK =
  "pointer-events-auto absolute z-10 flex items-center justify-center rounded-full shadow-float any-pointer-coarse:after:absolute any-pointer-coarse:after:-inset-y-2.5 any-pointer-coarse:after:end-0 any-pointer-coarse:after:-start-5 any-pointer-coarse:after:content-['']"

type CommentMarkProps = { mark: EdgeMark; comments: ShownComment['comment'][] }

/** How many comments there are on a text, and the way to them. */
function CommentMark({ mark: { edge, top }, comments }: CommentMarkProps) {
  const texts = useTexts(COMMENT_TEXTS)
  return (
    <button
      type="button"
      data-comment-mark
      aria-label={texts.mark(comments.length, excerptOf(comments[0]?.quote ?? ''))}
      onClick={() => openComments(comments[0]?.id)}
      className={cx(MARK, 'bg-accent text-xs font-semibold text-white tabular-nums hover:bg-accent-hover')}
      style={{ left: edge - MARK_SIZE / 2, top, width: MARK_SIZE, height: MARK_SIZE }}
    >
      {comments.length}
    </button>
  )
}

type ClashMarkProps = { mark: EdgeMark; conflict: Conflict }

/** That a text was changed or removed elsewhere too, and the way to the choice. */
function ClashMark({ mark: { edge, top }, conflict }: ClashMarkProps) {
  const editor = useEditor()
  const texts = useTexts(NOTICE_TEXTS)
  const name = nameOfPlace({ path: conflict.path, content: editor.content(), language: editor.language })
  const label = isRemoval(conflict) ? texts.removedMark(name) : texts.clashMark(name)
  return (
    <button
      type="button"
      data-clash-mark
      aria-label={label}
      title={label}
      onClick={() => deciding.set(true)}
      className={cx(MARK, 'bg-warning-tint text-warning hover:bg-hover')}
      style={{ left: edge - MARK_SIZE / 2, top, width: MARK_SIZE, height: MARK_SIZE }}
    >
      <TriangleAlert aria-hidden className="size-3.5" />
    </button>
  )
}
