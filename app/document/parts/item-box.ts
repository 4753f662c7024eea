import type { EntryItem } from '../../../collections/resumes/schema'
import { makeBox } from '../model/make-box'
import type { Box, DocNode } from '../model/types'
import type { Reads } from '../text/direction'

type ItemBoxOptions = {
  item: EntryItem
  className?: string
  head: (DocNode | undefined)[]
  text: DocNode[]
  tags?: DocNode
  /** As its title is, where it has one. */
  reads?: Reads | undefined
}

/** An item of a section: its heading stays with what follows it, its tags with what they follow. */
export function itemBox({ item, className = '', head, text, tags, reads }: ItemBoxOptions): Box | undefined {
  const present = head.filter((node) => node !== undefined)
  const last = present.at(-1)
  const alone = last ? [...keepWithNext(present.slice(0, -1)), last] : []
  const leads = text.length > 0 || tags !== undefined
  return makeBox({
    id: item.id,
    className: `jl-item ${className}`.trim(),
    children: [...(leads ? keepWithNext(present) : alone), ...(tags ? keepLastWithNext(text) : text), tags],
    turns: 'right',
    reads,
    keep: item.keepTogether,
    breakBefore: item.pageBreak,
  })
}

/** The same nodes as headings: none of their leaves may be the last of a page. */
function keepWithNext(nodes: DocNode[]): DocNode[] {
  return nodes.map((node) =>
    node.type === 'leaf' ? { ...node, keepNext: true } : { ...node, children: keepWithNext(node.children) },
  )
}

/** The same nodes, the last leaf kept with what follows them: a line of tags should not open a page alone. */
function keepLastWithNext(nodes: DocNode[]): DocNode[] {
  const last = nodes.at(-1)
  if (!last) return nodes
  const kept: DocNode =
    last.type === 'leaf'
      ? { ...last, keepNext: true }
      : { ...last, children: keepLastWithNext(last.children) }
  return [...nodes.slice(0, -1), kept]
}
