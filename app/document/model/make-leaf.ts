import { readsOf } from '../text/direction'
import type { Leaf, Run } from './types'

type LeafOptions = Omit<Leaf, 'type' | 'runs'> & { text: string | Run[] }

/** A leaf with a text, or nothing when the text is empty. */
export function makeLeaf({ text, ...rest }: LeafOptions): Leaf | undefined {
  const runs = (typeof text === 'string' ? [{ text }] : text).filter((run) => run.text !== '')
  if (!runs.some((run) => run.text.trim() !== '')) return undefined
  const reads = readsOf(runs.map((run) => run.text).join(''))
  return { type: 'leaf', ...rest, ...(reads && { reads }), runs }
}
