/** Where every line of text stands, for the page itself to run: a text a line, in hundredths of a pixel. */
export function lineBoxes(): string[] {
  const pages = document.querySelector('.jl-pages')
  if (!pages) throw new Error('There are no pages')
  const found: string[] = []
  const walker = document.createTreeWalker(pages, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].map(({ left, top, width, height }) =>
      [left, top, width, height].map((length) => length.toFixed(2)).join(' '),
    )
    found.push(`${boxes.join('|')} ${node.textContent}`)
  }
  return found
}
