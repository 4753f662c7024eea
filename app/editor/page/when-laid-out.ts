/**
 * Calls back once an element is laid out: at once, or in the frame that shows it, before that is painted. Answers how to
 * leave off waiting.
 */
export function whenLaidOut(box: HTMLElement, then: () => void): () => void {
  const isLaidOut = () => box.getClientRects().length > 0
  if (isLaidOut()) {
    then()
    return () => undefined
  }
  const shown = new ResizeObserver(() => {
    if (!isLaidOut()) return
    shown.disconnect()
    then()
  })
  shown.observe(box)
  return () => shown.disconnect()
}
