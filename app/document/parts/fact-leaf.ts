import type { Fact } from '../../../collections/resumes/schema'
import { makeLeaf } from '../model/make-leaf'
import type { Leaf } from '../model/types'
import type { Context } from './context'

/** A labelled fact: label and value inline, so that they read as one. */
export function factLeaf({ fact, context }: { fact: Fact; context: Context }): Leaf | undefined {
  const label = fact.label && fact.value ? fact.label + context.labels.colon : fact.label
  return makeLeaf({
    id: `${fact.id}.fact`,
    tag: 'div',
    className: 'jl-fact',
    text: [{ text: label, className: 'jl-label' }, { text: fact.value }],
    split: true,
  })
}
