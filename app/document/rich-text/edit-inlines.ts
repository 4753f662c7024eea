import { inlineText } from './plain-text'
import type { Mark } from './signs'
import type { Inline } from './types'

type Around = Exclude<Inline, { type: 'text' | 'break' }>
type Children = readonly Inline[]

const isAround = (inline: Inline | undefined): inline is Around =>
  inline !== undefined && 'children' in inline
const isSame = (a: Around, b: Around) =>
  a.type === b.type && (a.type !== 'link' || (b.type === 'link' && a.url === b.url))

/** Side by side, what is the same becomes one; what is empty goes. */
export function joinInlines(children: Children): Inline[] {
  return children.reduce<Inline[]>((joined, child) => {
    const last = joined.at(-1)
    if (child.type === 'text' && last?.type === 'text')
      return [...joined.slice(0, -1), { type: 'text', value: last.value + child.value }]
    if (isAround(child) && isAround(last) && isSame(child, last))
      return [
        ...joined.slice(0, -1),
        { ...last, children: joinInlines([...last.children, ...child.children]) },
      ]
    if (inlineText([child]) === '') return joined
    return [...joined, isAround(child) ? { ...child, children: joinInlines(child.children) } : child]
  }, [])
}

/** The marks that a letter written between two stretches has, outermost first: those of the one before it, or at a line's start of the one behind. */
export function sharedMarks({ head, tail }: { head: Children; tail: Children }): Around[] {
  const [last, next] = [head.at(-1), tail[0]]
  const near = last ?? next
  if (!isAround(near)) return []
  const goesOn = isAround(last) && isAround(next) && isSame(last, next)
  // What is written before or behind a link is no part of it.
  if (near.type === 'link' && !goesOn) return []
  const inner = sharedMarks({
    head: last && isAround(last) ? last.children : [],
    tail: isAround(next) && (goesOn || !last) ? next.children : [],
  })
  return [{ ...near, children: [] }, ...inner]
}

type WithText = { children: Children; text: string; marks: Around[] }

/** A text at the end of what is there; line feeds are breaks. */
export function withText({ children, text, marks }: WithText): Inline[] {
  const pieces = text.split('\n').flatMap((value, i): Inline[] => [
    ...(i > 0 ? [{ type: 'break' } as const] : []),
    ...(value === ''
      ? []
      : [
          marks.reduceRight<Inline>((inner, mark) => ({ ...mark, children: [inner] }), {
            type: 'text',
            value,
          }),
        ]),
  ])
  return joinInlines([...children, ...pieces])
}

type Marking = { children: Children; mark: Mark; on: boolean }

/** With a mark around all of it, or without it anywhere. */
export function markInlines({ children, mark, on }: Marking): Inline[] {
  const bare = children.flatMap((child): Inline[] => {
    if (!isAround(child)) return [child]
    const inner = markInlines({ children: child.children, mark, on: false })
    return child.type === mark ? inner : [{ ...child, children: inner }]
  })
  return on && bare.length > 0 ? [{ type: mark, children: bare }] : bare
}

/** Their texts and marks, as a link takes them. */
export function withoutLinks(children: Children): Inline[] {
  return children.flatMap((child): Inline[] => {
    if (!isAround(child)) return [child]
    const inner = withoutLinks(child.children)
    return child.type === 'link' ? inner : [{ ...child, children: inner }]
  })
}

/** Whether every letter has a mark. */
export function isMarked({ children, mark }: { children: Children; mark: Mark }): boolean {
  return children.every(
    (child) =>
      child.type === 'break' ||
      child.type === mark ||
      (isAround(child) && isMarked({ children: child.children, mark })),
  )
}
