import { useEffect, useRef, useState, type RefObject } from 'react'
import { listen } from '~/components/ui/listen'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { SMALL_PAGE } from './arrange-pages'
import { pageElements, pageInSight } from './page-in-sight'
import { whenIdle } from './when-idle'

type Scroller = RefObject<HTMLElement | null>
type Props = { scroller: Scroller; page: { width: number; height: number }; columns: number }

/** The pages in small beside the large ones: which is in sight, and a click to go to another. */
export function PageRail({ scroller, page, columns }: Props) {
  const texts = useTexts(SHELL_TEXTS)
  const copies = usePageCopies(scroller)
  const current = useCurrentPage({ scroller, count: copies.length, columns })
  const go = (index: number) => pageElements()[index]?.scrollIntoView({ block: 'start' })
  return (
    <nav
      aria-label={texts.pageRail}
      className="absolute inset-y-4 left-3 z-10 flex flex-col gap-3 overflow-y-auto rounded-menu bg-float p-2 shadow-float [scrollbar-width:none] h-fit max-h-[calc(100%-6rem)]"
    >
      {copies.map((copy, i) => (
        <button
          key={i}
          type="button"
          aria-label={texts.goToPage(i + 1, copies.length)}
          aria-current={i === current ? 'page' : undefined}
          onClick={() => go(i)}
          className="group shrink-0 rounded-[3px] text-center text-xs text-muted tabular-nums outline-offset-2"
        >
          <span
            className={cx(
              'relative block overflow-hidden bg-white shadow-rest group-hover:shadow-[0_0_0_2px_var(--sand-8)]',
              i === current && 'shadow-[0_0_0_2px_var(--indigo-9)]!',
            )}
            style={{ width: SMALL_PAGE, height: (SMALL_PAGE * page.height) / page.width }}
          >
            <Copy element={copy} scale={SMALL_PAGE / page.width} />
          </span>
          <span className={cx('mt-1 block', i === current && 'font-semibold text-link')}>{i + 1}</span>
        </button>
      ))}
    </nav>
  )
}

function Copy({ element, scale }: { element: HTMLElement; scale: number }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => place.current?.replaceChildren(element), [element])
  return (
    <span
      ref={place}
      aria-hidden
      inert
      className="absolute top-0 left-0 block w-max origin-top-left text-start"
      style={{ transform: `scale(${scale})` }}
    />
  )
}

type Current = { scroller: Scroller; count: number; columns: number }

function useCurrentPage({ scroller, count, columns }: Current): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => setCurrent(pageInSight(element))
    look()
    return listen(element, { scroll: look })
  }, [scroller, count, columns])
  return current
}

/** At the latest so long after a change, in milliseconds. */
const PATIENCE_MS = 1_000

/**
 * Small copies of the pages on the screen, renewed when the browser has nothing else to do: the drawn pages cloned, so
 * nothing is composed or measured a second time.
 */
function usePageCopies(scroller: RefObject<HTMLElement | null>): HTMLElement[] {
  const [copies, setCopies] = useState<HTMLElement[]>([])
  useEffect(() => {
    const source = scroller.current?.querySelector('.jl-editor-pages')
    if (!source) return
    let stop: (() => void) | undefined
    const copy = () => {
      stop = undefined
      setCopies(Array.from(source.querySelectorAll<HTMLElement>('.jl-page'), copyOf))
    }
    const renew = () => {
      stop ??= whenIdle(copy, PATIENCE_MS)
    }
    renew()
    const observer = new MutationObserver(renew)
    observer.observe(source, { childList: true, subtree: true, characterData: true, attributes: true })
    return () => {
      observer.disconnect()
      stop?.()
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
