import { useEffect, type RefObject } from 'react'
import { fieldOfBlock } from '../page/field-of-block'
import { useEditor } from '../session/editor-context'
import { scrollInStep, type Scrolled } from './scroll-in-step'
import { twinSessionOf } from './twin-session'

type Options = {
  scroller: RefObject<HTMLElement | null>
  blocks: Scrolled['blocks']
  /** What the list or the focus is on. */
  active: string | undefined
}

const ownBlocks = () => Array.from(document.querySelectorAll<HTMLElement>('.jl-editor-pages [data-block]'))

/** Keeps the two pages in step: whichever somebody scrolls leads, and what the pointer is on here is marked there. */
export function useInStep({ scroller, blocks, active }: Options): void {
  const editor = useEditor()
  useEffect(() => {
    const own = document.getElementById('editor-page')
    const other = scroller.current
    if (!own || !other) return
    const pages = [
      { scroller: own, blocks: ownBlocks },
      { scroller: other, blocks },
    ] as const
    const stops = [follow(pages[0], pages[1]), follow(pages[1], pages[0]), watchPointer(own)]
    lead(pages[0], pages[1])
    return () => stops.forEach((stop) => stop())

    function watchPointer(page: HTMLElement): () => void {
      const { active: pointed } = twinSessionOf(editor)
      const over = ({ target }: Event) => {
        const block = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null
        pointed.set(block ? fieldOfBlock(block.dataset.block ?? '')?.owner : undefined)
      }
      const leave = () => pointed.set(undefined)
      page.addEventListener('pointerover', over)
      page.addEventListener('pointerleave', leave)
      return () => {
        page.removeEventListener('pointerover', over)
        page.removeEventListener('pointerleave', leave)
      }
    }
  }, [editor, scroller, blocks])
  useEffect(() => {
    const other = scroller.current
    if (active === undefined || !other || other.matches(':hover')) return
    const found = blocks().find((block) => fieldOfBlock(block.dataset.block ?? '')?.owner === active)
    if (!found || isInView(found, other)) return
    found.scrollIntoView({ block: 'center', behavior: 'instant' })
    led.set(other, other.scrollTop)
  }, [active, scroller, blocks])
}

/** Where a page was put that only followed: that scrolling leads nothing. */
const led = new WeakMap<HTMLElement, number>()

function follow(from: Scrolled, to: Scrolled): () => void {
  let frame = 0
  const scrolled = () => {
    if (Math.abs((led.get(from.scroller) ?? -1) - from.scroller.scrollTop) < 1) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => lead(from, to))
  }
  from.scroller.addEventListener('scroll', scrolled, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    from.scroller.removeEventListener('scroll', scrolled)
  }
}

function lead(from: Scrolled, to: Scrolled): void {
  led.delete(from.scroller)
  scrollInStep({ from, to })
  led.set(to.scroller, to.scroller.scrollTop)
}

function isInView(block: HTMLElement, scroller: HTMLElement): boolean {
  const [a, b] = [block.getBoundingClientRect(), scroller.getBoundingClientRect()]
  return a.top >= b.top && a.bottom <= b.bottom
}
