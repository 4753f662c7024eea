import { makeLeaf } from '../model/make-leaf'
import type { Leaf, Source } from '../model/types'
import type { Context } from './context'

type FactOptions = {
  id: string
  label: string
  value: string
  context: Context
  /** The fields they stand in; a label may be a word of ours. */
  sources: { label?: Source; value: Source }
}

/** A labelled fact: label and value inline, so that they read as one. */
export function factLeaf({ id, label, value, context, sources }: FactOptions): Leaf | undefined {
  const head = label && value ? label + context.labels.colon : label
  return makeLeaf({
    id,
    tag: 'div',
    className: 'jl-fact',
    text: [
      {
        text: head,
        className: 'jl-label',
        source: sources.label && { ...sources.label, length: label.length },
      },
      { text: value, source: sources.value },
    ],
    split: true,
  })
}
