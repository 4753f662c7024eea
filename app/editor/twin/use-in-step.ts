import { useEffect, type RefObject } from 'react'
import { fieldOfBlock } from '../page/field-of-block'
import { useEditor } from '../session/editor-context'
import { keepInStep, onlyFollows } from './keep-in-step'
import type { Scrolled } from './scroll-in-step'
import { twinSessionOf } from './twin-session'
import { listen } from '~/components/ui/listen'

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
    const stops = [keepInStep(pages), watchPointer(own)]
    return () => stops.forEach((stop) => stop())

    function watchPointer(page: HTMLElement): () => void {
      const { active: pointed } = twinSessionOf(editor)
      const over = ({ target }: Event) => {
        const block = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null
        pointed.set(block ? fieldOfBlock(block.dataset.block ?? '')?.owner : undefined)
      }
      const leave = () => pointed.set(undefined)
      return listen(page, { pointerover: over, pointerleave: leave })
    }
  }, [editor, scroller, blocks])
  useEffect(() => {
    const other = scroller.current
    if (active === undefined || !other || other.matches(':hover')) return
    const found = blocks().find((block) => fieldOfBlock(block.dataset.block ?? '')?.owner === active)
    if (!found || isInView(found, other)) return
    found.scrollIntoView({ block: 'center', behavior: 'instant' })
    onlyFollows(other)
  }, [active, scroller, blocks])
}

function isInView(block: HTMLElement, scroller: HTMLElement): boolean {
  const [a, b] = [block.getBoundingClientRect(), scroller.getBoundingClientRect()]
  return a.top >= b.top && a.bottom <= b.bottom
}
