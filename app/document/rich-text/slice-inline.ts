import type { Inline } from './types'

type SliceOptions = {
  children: readonly Inline[]
  /** Offsets into `inlineText(children)`, in UTF-16 units; `to` is not included. */
  from: number
  to: number
}

/** The part of a paragraph's children between two offsets of its plain text, marks and links kept around it. */
export function sliceInline({ children, from, to }: SliceOptions): Inline[] {
  let offset = 0
  return children.flatMap((child) => {
    const start = offset
    const sliced = sliceOne({ child, from: from - start, to: to - start })
    offset += sliced.length
    return sliced.part ? [sliced.part] : []
  })
}

type Sliced = { part: Inline | undefined; length: number }

function sliceOne({ child, from, to }: { child: Inline; from: number; to: number }): Sliced {
  if (child.type === 'break') return { part: from <= 0 && to > 0 ? child : undefined, length: 1 }
  if (child.type === 'text') {
    const value = child.value.slice(Math.max(from, 0), Math.max(to, 0))
    return { part: value === '' ? undefined : { type: 'text', value }, length: child.value.length }
  }
  const inner = sliceInline({ children: child.children, from, to })
  return { part: inner.length > 0 ? { ...child, children: inner } : undefined, length: lengthOf(child) }
}

function lengthOf(child: Inline): number {
  if (child.type === 'text') return child.value.length
  if (child.type === 'break') return 1
  return child.children.reduce((sum, inner) => sum + lengthOf(inner), 0)
}
