import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '~/i18n/use-texts'
import { spread } from '~/features/review-comments/spread'
import { excerptOf } from '~/features/review-comments/excerpt-of'
import { pagePlaces, type Area, type PagePlaces } from './page-places'
import type { Comment, Review } from './review-client'
import { REVIEW_TEXTS } from './review-texts'
import { listen } from '~/components/ui/listen'

type Props = {
  review: Review
  isOpen: boolean
  /** the text that is being written about */
  chosen: string | undefined
  choose: (block: string) => void
  show: (comment: string) => void
}

const SIZE = 24
/** What a bubble takes of the edge where a finger may mean it. */
const FINGER = 46

/** Over the page, which they never move: a bubble at each text with comments, and the outline of what can be chosen. */
export function Marks({ review, isOpen, chosen, choose, show }: Props) {
  const t = useTexts(REVIEW_TEXTS)
  const places = usePagePlaces(review)
  const hovered = useChoice({ places, isOpen, choose })
  useEffect(() => {
    const [area] = (chosen !== undefined && places?.areas(chosen)) || []
    if (area) scrollNear(area)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- where it stands anew is no reason to scroll
  }, [chosen])
  if (!places) return null
  const textOf = (block: string) => review.passages.find((one) => one.block === block)?.text ?? ''
  const outlined = [...new Set([hovered, chosen])].filter((block) => block !== undefined)
  return createPortal(
    <div className="print:hidden">
      {outlined.flatMap((block) =>
        places.areas(block).map((area, i) => (
          <div
            key={`${block} ${i}`}
            aria-hidden
            className="pointer-events-none absolute z-10 rounded-control outline-2 outline-focus"
            style={{
              left: area.left - 4,
              top: area.top - 2,
              width: area.right - area.left + 8,
              height: area.bottom - area.top + 4,
            }}
          />
        )),
      )}
      {bubblesOf({ comments: review.comments, places }).map(({ block, comments, top, left }) => (
        <button
          key={block}
          type="button"
          aria-label={t.mark(comments.length, excerptOf(comments[0]?.quote || textOf(block)))}
          onClick={() => show(comments[0]?.id ?? '')}
          className="absolute z-10 flex items-center justify-center rounded-full bg-accent text-xs font-semibold text-white tabular-nums shadow-float any-pointer-coarse:after:absolute any-pointer-coarse:after:-inset-y-2.5 any-pointer-coarse:after:-start-5 any-pointer-coarse:after:end-0 any-pointer-coarse:after:content-[''] hover:bg-accent-hover"
          style={{ left, top, width: SIZE, height: SIZE }}
        >
          {comments.length}
        </button>
      ))}
    </div>,
    document.body,
  )
}

/** Where the texts stand, measured again when the page takes another size or the other view is shown. */
function usePagePlaces({ passages }: Review): PagePlaces | undefined {
  const [places, setPlaces] = useState<PagePlaces>()
  useEffect(() => {
    const measure = () => setPlaces(pagePlaces(passages))
    const watch = new ResizeObserver(measure)
    for (const view of document.querySelectorAll('.paper-fit, .reading, .reader')) watch.observe(view)
    const deafen = listen(window, { resize: measure })
    void document.fonts.ready.then(measure)
    return () => {
      watch.disconnect()
      deafen()
    }
  }, [passages])
  return places
}

type Choice = Pick<Props, 'isOpen' | 'choose'> & { places: PagePlaces | undefined }

/** While the panel is open, a text is outlined under the mouse and chosen by a click or a tap. */
function useChoice({ places, isOpen, choose }: Choice): string | undefined {
  const [hovered, setHovered] = useState<string>()
  useEffect(() => {
    const main = document.getElementById('main')
    if (!isOpen || !places || !main) return
    const onMove = ({ target, pointerType }: PointerEvent) =>
      setHovered(pointerType === 'mouse' ? places.blockAt(target) : undefined)
    const onLeave = () => setHovered(undefined)
    const onClick = (event: MouseEvent) => {
      const block = places.blockAt(event.target)
      if (block === undefined) return
      event.preventDefault()
      choose(block)
    }
    const deafen = listen(main, { pointermove: onMove, pointerleave: onLeave, click: onClick })
    return () => {
      deafen()
      setHovered(undefined)
    }
  }, [places, isOpen, choose])
  return hovered
}

type Bubble = { block: string; comments: Comment[]; top: number; left: number }

/** One for each text, at the page's edge; those of texts close together stand below each other. */
function bubblesOf({ comments, places }: { comments: Comment[]; places: PagePlaces }): Bubble[] {
  const byBlock = new Map<string, Comment[]>()
  for (const comment of comments) {
    const { block, status } = comment
    if (status === 'open' && block !== null) byBlock.set(block, [...(byBlock.get(block) ?? []), comment])
  }
  const found = [...byBlock].flatMap(([block, all]) => {
    const [area] = places.areas(block)
    return area ? [{ block, comments: all, top: area.top, left: places.edge }] : []
  })
  const isTouchable = matchMedia('(any-pointer: coarse)').matches
  return spread({ marks: found, step: isTouchable ? FINGER : SIZE + 2 })
}

/** Into the part of the window that neither the head nor a panel at the bottom covers. */
function scrollNear({ top, bottom }: Area): void {
  const [from, to] = [scrollY + 120, scrollY + innerHeight * 0.4]
  if (top < from || bottom > to) scrollTo({ top: Math.max(0, top - 140), behavior: 'instant' })
}
