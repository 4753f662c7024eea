import { useEffect, useState, type RefObject } from 'react'
import { whenIdle } from './when-idle'

/** At the latest so long after a change, in milliseconds. */
const PATIENCE_MS = 1_000

/**
 * Small copies of the pages on the screen, renewed when the browser has nothing else to do: the drawn pages cloned, so
 * nothing is composed or measured a second time.
 */
export function usePageCopies(scroller: RefObject<HTMLElement | null>): HTMLElement[] {
  const [copies, setCopies] = useState<HTMLElement[]>([])
  useEffect(() => {
    const source = scroller.current?.querySelector('.jl-editor-pages')
    if (!source) return
    let leave: (() => void) | undefined
    const copy = () => {
      leave = undefined
      setCopies(Array.from(source.querySelectorAll<HTMLElement>('.jl-page'), copyOf))
    }
    const renew = () => {
      leave ??= whenIdle(copy, PATIENCE_MS)
    }
    renew()
    const observer = new MutationObserver(renew)
    observer.observe(source, { childList: true, subtree: true, characterData: true, attributes: true })
    return () => {
      observer.disconnect()
      leave?.()
    }
  }, [scroller])
  return copies
}

/** One page in a root of its own, so that the document's style sheet reaches it; without what makes it unique. */
function copyOf(page: HTMLElement): HTMLElement {
  const clone = page.cloneNode(true) as HTMLElement
  for (const element of [clone, ...clone.querySelectorAll('*')]) {
    for (const name of ['id', 'aria-owns', 'aria-label', 'data-block', 'tabindex'])
      element.removeAttribute(name)
  }
  const root = page.parentElement?.cloneNode(false)
  if (!(root instanceof HTMLElement)) return clone
  root.append(clone)
  return root
}
