/**
 * Calls back once an element is laid out: at once, or in the frame that shows it, before that is painted. Answers how to
 * leave off waiting.
 */
export function whenLaidOut(box: HTMLElement, then: () => void): () => void {
  if (isLaidOut(box)) {
    then()
    return () => undefined
  }
  return onceLaidOut(box, then)
}

/** The same in the next frame that shows it: who is in no hurry need not have the browser lay out all there is for them. */
export function onceLaidOut(box: HTMLElement, then: () => void): () => void {
  const shown = new ResizeObserver(() => {
    if (!isLaidOut(box)) return
    shown.disconnect()
    then()
  })
  shown.observe(box)
  return () => shown.disconnect()
}

const isLaidOut = (box: HTMLElement) => box.getClientRects().length > 0
