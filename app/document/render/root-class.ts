import type { Layout } from '../layouts/types'

/** Classes of the element that holds a document; every rule of its style sheet starts with one of them. */
export function rootClass({ code, version }: Layout): string {
  return `jl-doc jl-${code}-${version}`
}
