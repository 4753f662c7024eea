/**
 * Texts that stand wrong in a galley, for the page itself to run: beside their flow, or on another text. The boxes
 * of lines touch one another, so that two texts meet only where they share more than a third of a line.
 */
export function strayTexts(): string[] {
  type Line = { text: string; owner: Element | null; box: DOMRect }
  const found: string[] = []
  const linesOf = (page: Element): Line[] => {
    const lines: Line[] = []
    const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      const owner = node.parentElement?.closest('[data-block]') ?? node.parentElement
      const parent = node.parentElement
      // a sign's blank half, which it has given away
      const blank = parent?.matches('.jl-tight') ? -Number.parseFloat(getComputedStyle(parent).marginLeft) : 0
      for (const { x, y, width, height } of range.getClientRects()) {
        const box = new DOMRect(x + blank, y, width - blank, height)
        lines.push({ text: node.textContent ?? '', owner, box })
      }
    }
    return lines.filter(({ text, box }) => text.trim() !== '' && box.width > 0)
  }
  const meet = (a: DOMRect, b: DOMRect) => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return across > 2 && down > Math.min(a.height, b.height) / 3
  }
  for (const page of document.querySelectorAll('.jl-page')) {
    const sheet = page.getBoundingClientRect()
    const lines = linesOf(page)
    for (const { text, owner, box } of lines) {
      const flow = owner?.closest('.jl-flow')?.getBoundingClientRect() ?? sheet
      if (box.left < flow.left - 1 || box.right > flow.right + 1) found.push(`beside: ${text}`)
    }
    for (const [i, a] of lines.entries())
      for (const b of lines.slice(i + 1))
        if (a.owner !== b.owner && meet(a.box, b.box)) found.push(`on another: ${a.text} | ${b.text}`)
  }
  return found
}
