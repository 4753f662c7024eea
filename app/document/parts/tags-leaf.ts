import { makeLeaf } from '../model/make-leaf'
import type { Leaf, Run } from '../model/types'

/** Tags as runs parted by spaces, so that they wrap and read back one by one. */
export function tagsLeaf({ id, tags }: { id: string; tags: string[] }): Leaf | undefined {
  const shown = tags.filter((tag) => tag.trim() !== '')
  const runs = shown.flatMap((tag, i): Run[] => [
    ...(i > 0 ? [{ text: ' ' }] : []),
    { text: tag, className: 'jl-tag' },
  ])
  return makeLeaf({ id: `${id}.tags`, tag: 'div', className: 'jl-tags', text: runs })
}
