import { makeLeaf } from '../model/make-leaf'
import type { Leaf } from '../model/types'
import type { Context } from './context'

type FactOptions = { id: string; label: string; value: string; context: Context }

/** A labelled fact: label and value inline, so that they read as one. */
export function factLeaf({ id, label, value, context }: FactOptions): Leaf | undefined {
  const head = label && value ? label + context.labels.colon : label
  return makeLeaf({
    id,
    tag: 'div',
    className: 'jl-fact',
    text: [{ text: head, className: 'jl-label' }, { text: value }],
    split: true,
  })
}
