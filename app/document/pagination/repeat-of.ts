import type { FlowLeaf } from './types'

/**
 * What the repeated title of a leaf's section takes above the leaf, in CSS pixels, measured in the galley; undefined for the title
 * itself and where none is repeated. A title beside its body takes only by what its line is lower than the body's, but may be higher
 * than what is left of the section.
 */
export function repeatOf(leaf: HTMLElement): Pick<FlowLeaf, 'repeat' | 'spare'> | undefined {
  const section = leaf.closest('.jl-section')
  const title = section?.querySelector<HTMLElement>(':scope > .jl-probe > .jl-again')
  const body = section?.querySelector<HTMLElement>(':scope > .jl-body')
  if (!section || !title || !body || leaf.matches('.jl-section-title')) return undefined
  const { height } = title.getBoundingClientRect()
  if (getComputedStyle(section).display !== 'grid')
    return { repeat: height + lengthOf(getComputedStyle(body).marginTop) }
  const lower = baselineOf(title) - baselineOf(leaf)
  const rest = body.getBoundingClientRect().bottom - leaf.getBoundingClientRect().top
  return { repeat: Math.max(0, lower), spare: lower + rest - height }
}

/** Where the baseline of a first line is, but for what all fonts have in common. */
function baselineOf(element: HTMLElement): number {
  const { lineHeight, fontSize } = getComputedStyle(element)
  return Math.ceil((lengthOf(lineHeight) + lengthOf(fontSize)) / 2)
}

const lengthOf = (text: string) => Number.parseFloat(text) || 0
