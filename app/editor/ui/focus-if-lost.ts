/**
 * Focuses an element where a dialog that closes now leaves the focus nowhere, because what opened it went with it. A dialog gives
 * the focus back in the frame after it has closed.
 */
export function focusIfLost(find: () => HTMLElement | null): void {
  const look = () => {
    if (document.activeElement === document.body) find()?.focus({ preventScroll: true })
  }
  requestAnimationFrame(() => requestAnimationFrame(look))
}
