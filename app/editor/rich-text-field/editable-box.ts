import type { TextBox } from '../writing/text-box'

/** A stretch of an editable element that is drawn as one piece: letters, a line feed, or nothing (`length` 0). */
type Leaf = { node: Node; start: number; length: number }

/**
 * An editable element as a box of plain text, its blocks parted by line feeds. It is read for its letters only: whatever a
 * browser makes of its elements while somebody types is drawn anew from the document.
 */
export function editableBox(element: HTMLElement): TextBox {
  const offsets = () => {
    const selection = document.getSelection()
    const { anchorNode, focusNode } = selection ?? {}
    if (!selection || !anchorNode || !focusNode || !element.contains(anchorNode))
      return { anchor: 0, focus: 0 }
    return {
      anchor: offsetOf({ element, node: anchorNode, at: selection.anchorOffset }),
      focus: offsetOf({ element, node: focusNode, at: selection.focusOffset }),
    }
  }
  return {
    get value() {
      return leavesOf(element).text
    },
    get selectionStart() {
      const { anchor, focus } = offsets()
      return Math.min(anchor, focus)
    },
    get selectionEnd() {
      const { anchor, focus } = offsets()
      return Math.max(anchor, focus)
    },
    get selectionDirection() {
      const { anchor, focus } = offsets()
      return focus < anchor ? 'backward' : 'forward'
    },
    setSelectionRange: (from, to, direction) => {
      const [start, end] = [placeOf({ element, at: from ?? 0 }), placeOf({ element, at: to ?? 0 })]
      const [anchor, focus] = direction === 'backward' ? [end, start] : [start, end]
      document.getSelection()?.setBaseAndExtent(anchor.node, anchor.at, focus.node, focus.at)
    },
  }
}

function leavesOf(element: HTMLElement): { leaves: Leaf[]; text: string } {
  const leaves: Leaf[] = []
  let text = ''
  const add = (node: Node, value: string) => {
    leaves.push({ node, start: text.length, length: value.length })
    text += value
  }
  let hasBlock = false
  const read = (node: Node) => {
    for (const child of node.childNodes) {
      if (child instanceof Text) add(child, child.data)
      else if (child instanceof HTMLBRElement) add(child, isFiller(child, element) ? '' : '\n')
      else if (!isBlock(child)) read(child)
      else {
        if (hasBlock) text += '\n'
        hasBlock = true
        if (child.childNodes.length === 0) add(child, '')
        read(child)
      }
    }
  }
  read(element)
  return { leaves, text }
}

const isBlock = (node: Node) => node instanceof HTMLElement && /^(P|DIV|LI|UL|OL)$/.test(node.tagName)

/** Whether nothing stands behind a `br` in its line: it only gives the line its height. */
function isFiller(br: Node, element: HTMLElement): boolean {
  for (let node: Node = br; node !== element && !isBlock(node); node = node.parentNode ?? element) {
    for (let next = node.nextSibling; next; next = next.nextSibling) {
      if (isBlock(next)) return true
      if (next.textContent !== '' || next instanceof HTMLBRElement) return false
    }
  }
  return true
}

type Place = { element: HTMLElement; node: Node; at: number }

function offsetOf({ element, node, at }: Place): number {
  const { leaves, text } = leavesOf(element)
  const own = leaves.find((leaf) => leaf.node === node)
  if (own) return own.start + Math.min(at, own.length)
  // Between the children of an element: before the first leaf that stands behind, within its line.
  const range = document.createRange()
  range.setStart(node, at)
  range.collapse(true)
  const line = leaves.filter((leaf) => node === element || blockOf(leaf.node) === blockOf(node))
  const next = line.find((leaf) => range.comparePoint(leaf.node, 0) >= 0)
  const last = line.at(-1)
  return next?.start ?? (last ? last.start + last.length : text.length)
}

function blockOf(node: Node): Node | null {
  for (let at: Node | null = node; at; at = at.parentNode) if (isBlock(at)) return at
  return null
}

function placeOf({ element, at }: { element: HTMLElement; at: number }): { node: Node; at: number } {
  const { leaves } = leavesOf(element)
  const leaf = leaves.find(({ start, length }) => at >= start && at <= start + length) ?? leaves.at(-1)
  if (!leaf) return { node: element, at: 0 }
  if (leaf.node instanceof Text) return { node: leaf.node, at: Math.min(at - leaf.start, leaf.length) }
  if (!(leaf.node instanceof HTMLBRElement)) return { node: leaf.node, at: 0 }
  const parent = leaf.node.parentNode ?? element
  const index = [...parent.childNodes].indexOf(leaf.node)
  return { node: parent, at: index + (at > leaf.start ? 1 : 0) }
}
