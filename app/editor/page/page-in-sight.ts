/** The large pages as they are drawn, in their order. */
export function pageElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.jl-editor-pages .jl-page')]
}

/** The index of the page that holds the middle of the view; of two side by side the first one that is not mostly out of it. */
export function pageInSight(canvas: HTMLElement | null): number {
  if (!canvas) return 0
  const { left, top, height } = canvas.getBoundingClientRect()
  const boxes = pageElements().map((page) => page.getBoundingClientRect())
  const row = boxes.findLast((box) => box.top <= top + height / 2)?.top ?? boxes[0]?.top
  const inRow = (box: DOMRect) => box.top === row
  const seen = boxes.findIndex((box) => inRow(box) && box.left + box.width / 2 >= left)
  return Math.max(0, seen < 0 ? boxes.findLastIndex(inRow) : seen)
}
