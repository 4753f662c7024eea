import { useEffect, useState, type RefObject } from 'react'

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
    let waiting: number | undefined
    const copy = () => {
      waiting = undefined
      setCopies(Array.from(source.querySelectorAll<HTMLElement>('.jl-page'), copyOf))
    }
    const renew = () => {
      waiting ??= whenIdle(copy)
    }
    renew()
    const observer = new MutationObserver(renew)
    observer.observe(source, { childList: true, subtree: true, characterData: true, attributes: true })
    return () => {
      observer.disconnect()
      if (waiting !== undefined) cancelIdle(waiting)
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

// Safari has no idle callbacks.
const hasIdle = () => 'requestIdleCallback' in window
const whenIdle = (run: () => void): number =>
  hasIdle() ? requestIdleCallback(run, { timeout: PATIENCE_MS }) : window.setTimeout(run, PATIENCE_MS / 2)
const cancelIdle = (id: number): void => (hasIdle() ? cancelIdleCallback(id) : clearTimeout(id))
