import type { EntryItem } from '../../../collections/resumes/schema'
import { keepLastWithNext } from '../model/keep-last-with-next'
import { keepWithNext } from '../model/keep-with-next'
import { makeBox } from '../model/make-box'
import type { Box, DocNode } from '../model/types'

type ItemBoxOptions = {
  item: EntryItem
  className?: string
  head: (DocNode | undefined)[]
  text: DocNode[]
  tags?: DocNode
}

/** An item of a section: its heading stays with what follows it, its tags with what they follow. */
export function itemBox({ item, className = '', head, text, tags }: ItemBoxOptions): Box | undefined {
  const present = head.filter((node) => node !== undefined)
  const last = present.at(-1)
  const alone = last ? [...keepWithNext(present.slice(0, -1)), last] : []
  const leads = text.length > 0 || tags !== undefined
  return makeBox({
    id: item.id,
    className: `jl-item ${className}`.trim(),
    children: [...(leads ? keepWithNext(present) : alone), ...(tags ? keepLastWithNext(text) : text), tags],
    keep: item.keepTogether,
  })
}
