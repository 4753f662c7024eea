/** `isOwn`: of the document itself, not put there by the recipe, which may have put drafts into it. */
type Part = { origin: object; copy: object; isOwn: boolean }
type Parts = Map<object, Part>

/**
 * What a recipe makes of a document that itself stays as it is. The recipe writes on a draft, each part of which is copied as it is
 * looked into; a part that came out as it was is the very object it was. For plain data. What came out is frozen, as far as it is new: it
 * changes no more, and what is known of it holds.
 */
export function produce<T extends object>(document: T, recipe: (draft: T) => void): T {
  const parts: Parts = new Map()
  const draft = draftOf({ origin: document, isOwn: true, parts })
  // edges: a draft has the shape of what it is of, and what came out is made of that and of what the recipe put there
  recipe(draft as T)
  return settled(draft, parts) as T
}

type DraftOptions = { origin: object; isOwn: boolean; parts: Parts }

function draftOf({ origin, isOwn, parts }: DraftOptions): object {
  const copy: object = Array.isArray(origin) ? origin.slice() : { ...origin }
  const draft = new Proxy(copy, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (!isPart(value) || parts.has(value)) return value
      const inner = draftOf({ origin: value, isOwn: isOwn && value === Reflect.get(origin, key), parts })
      Reflect.set(target, key, inner)
      return inner
    },
  })
  parts.set(draft, { origin, copy, isOwn })
  return draft
}

/** Drafts replaced by what they have become, in what the recipe put there as well. */
function settled(value: unknown, parts: Parts): unknown {
  if (!isPart(value)) return value
  const { origin, copy, isOwn } = parts.get(value) ?? { copy: value, isOwn: false }
  let isSame = origin !== undefined && Object.keys(origin).length === Object.keys(copy).length
  for (const [key, now] of Object.entries(copy)) {
    const was: unknown = origin && Reflect.get(origin, key)
    if (isOwn && now === was && now !== undefined) continue
    const then = settled(now, parts)
    if (then !== now && !Reflect.set(copy, key, then)) throw new TypeError(key)
    if (then !== was || (origin && !Object.hasOwn(origin, key))) isSame = false
  }
  return isSame ? origin : Object.freeze(copy)
}

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null
