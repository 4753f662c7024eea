import { hasRightToLeft, type Direction } from '../../document/text/direction'

/** From which side a drawn text is read; one of signs alone as what is around it. Pages draw each text in one direction apart. */
export function drawnDirection(node: Node): Direction {
  const text = node instanceof Text ? node.data : ''
  if (hasRightToLeft(text)) return 'rtl'
  return /[\p{L}\p{Nd}]/u.test(text) ? 'ltr' : directionAround(node)
}

/** From which side the sentence is read that a place stands in, whatever the word there. */
export function directionAround(node: Node): Direction {
  const element = node instanceof Element ? node : node.parentElement
  const around = element?.closest('.jl-doc, .jl-doc [dir]:not(.jl-word)')
  return around?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr'
}
