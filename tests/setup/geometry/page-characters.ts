/** A drawn character on its page; lengths in CSS pixels from the page's top left corner. */
export type PageCharacter = {
  text: string
  left: number
  right: number
  top: number
  bottom: number
  baseline: number
  /** Where the room of its line ends. */
  edge: number
  /** First drawn character of a line. */
  startsLine: boolean
}

/**
 * Runs in a browser: the characters of each `.jl-page`, in the order of the DOM. Only inline callbacks: it is sent as
 * text. Chromium draws the text of a line, or of a run with a ground of its own, from the whole pixel next to the top of
 * that on; the ascent below it is asked of a line of its own with the same font.
 */
export function pageCharacters(): PageCharacter[][] {
  return Array.from(document.querySelectorAll<HTMLElement>('.jl-pages .jl-page'), (page) => {
    const origin = page.getBoundingClientRect()
    const root = page.parentElement ?? page
    const rootTop = root.getBoundingClientRect().top
    const range = document.createRange()
    // In the document, whose way of rendering text decides how an ascent is rounded.
    const probe = root.appendChild(document.createElement('div'))
    probe.style.cssText = 'position: absolute; top: 0; left: 0; white-space: pre'
    const ascents = new Map<string, number>()
    // A transform leaves lengths a little beside the 64ths of a pixel that Chromium lays out in.
    const UNITS = 64
    const characters: PageCharacter[] = []
    const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement ?? page
      const { fontWeight, fontStyle, fontSize, fontFamily } = getComputedStyle(parent)
      const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
      if (!ascents.has(font)) {
        probe.style.font = font
        probe.innerHTML = 'x<span style="display: inline-block"></span>'
        range.selectNodeContents(probe.firstChild ?? probe)
        const foot = probe.lastElementChild?.getBoundingClientRect().bottom ?? 0
        ascents.set(font, foot - range.getBoundingClientRect().top)
      }
      const ascent = ascents.get(font) ?? 0
      const leaf = parent.closest('.jl-leaf') ?? parent
      const edge = leaf.getBoundingClientRect().right - origin.left
      // what is drawn by itself is so from its own top on
      const ground = parent.closest('.jl-word') ? null : parent.closest<HTMLElement>('.jl-tag')
      const grounds = ground ? Array.from(ground.getClientRects()) : []
      let at = 0
      for (const text of node.nodeValue ?? '') {
        range.setStart(node, at)
        range.setEnd(node, (at += text.length))
        const box = range.getClientRects()[0]
        if (!box || box.width === 0 || text.trim() === '') continue
        const [left, top] = [box.left - origin.left, box.top - origin.top]
        const last = characters.at(-1)
        const startsLine =
          !last || left < last.right - 1 || top > last.bottom - 1 || last.top > top + box.height - 1
        const [right, bottom] = [left + box.width, top + box.height]
        const from = grounds.find((rect) => rect.top <= box.top && rect.bottom >= box.bottom) ?? box
        const above = Math.round((from.top - rootTop) * UNITS) / UNITS
        const drawn = Math.round(above) + rootTop + (box.top - from.top)
        const baseline = drawn + ascent - origin.top
        characters.push({ text, left, top, right, bottom, baseline, edge, startsLine })
      }
    }
    probe.remove()
    return characters
  })
}
