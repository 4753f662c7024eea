import { makeLeaf } from '../model/make-leaf'
import type { Leaf, Run } from '../model/types'

/** Tags as runs parted by spaces, so that they wrap and read back one by one. */
export function tagsLeaf({ id, tags }: { id: string; tags: string[] }): Leaf | undefined {
  let at = 0
  const placed = tags.map((tag) => {
    const from = at
    at += tag.length + 1
    return { tag, source: { owner: id, field: 'tags', from } }
  })
  const shown = placed.filter(({ tag }) => tag.trim() !== '')
  const runs = shown.flatMap(({ tag, source }, i): Run[] => [
    ...(i > 0 ? [{ text: ' ' }] : []),
    { text: tag, className: 'jl-tag', source },
  ])
  return makeLeaf({ id: `${id}.tags`, tag: 'div', className: 'jl-tags', text: runs })
}
