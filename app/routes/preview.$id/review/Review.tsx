import { useEffect, useState } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { passageOf } from './draft'
import { Marks } from './Marks'
import { ReviewPanel } from './ReviewPanel'
import { REVIEW_TEXTS } from './review-texts'
import { useDrafts } from './use-drafts'
import { useReview } from './use-review'
import { listen } from '~/components/ui/listen'

/** Commenting on a shared page: a button in its head, marks beside its texts, and the panel that both open. */
export function Review() {
  const { review, error, refresh } = useReview()
  const drafts = useDrafts()
  const { draft } = drafts
  const chosen = draft && review ? passageOf({ draft, passages: review.passages })?.block : undefined
  const [isOpen, setOpen] = useState(draft !== null)
  const [shown, setShown] = useState<string>()
  const count = review?.comments.filter(({ status }) => status === 'open').length ?? 0
  useOpener({ count, isOpen, toggle: () => setOpen(!isOpen) })
  useEffect(() => {
    document.documentElement.toggleAttribute('data-reviewing', isOpen)
  }, [isOpen])
  const choose = (block: string) => {
    const passage = review?.passages.find((one) => one.block === block)
    if (passage) drafts.open(passage)
  }
  const close = () => {
    setOpen(false)
    document.getElementById('review-button')?.focus()
  }
  return (
    <>
      {review ? (
        <Marks
          {...{ review, isOpen, choose }}
          chosen={isOpen ? chosen : undefined}
          show={(id) => {
            drafts.leave()
            setOpen(true)
            setShown(id)
          }}
        />
      ) : null}
      {isOpen ? <ReviewPanel {...{ review, error, refresh, drafts, choose, close, shown }} /> : null}
    </>
  )
}

/** The button stands in the page's head, which came without script. */
function useOpener({ count, isOpen, toggle }: { count: number; isOpen: boolean; toggle: () => void }): void {
  const t = useTexts(REVIEW_TEXTS)
  useEffect(() => {
    const button = document.getElementById('review-button')
    if (!(button instanceof HTMLButtonElement)) return
    button.disabled = false
    button.setAttribute('aria-expanded', String(isOpen))
    button.setAttribute('aria-label', t.comments(count))
    const badge = button.querySelector<HTMLElement>('[data-count]')
    if (badge) {
      badge.hidden = count === 0
      badge.textContent = String(count)
    }
    return listen(button, { click: toggle })
  }, [count, isOpen, toggle, t])
}
