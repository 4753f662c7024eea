import { useMemo, type PointerEvent } from 'react'
import type { Planned } from '../page/use-page-plan'
import { blockAt, type Block } from './block'
import { draggedBlock, hoveredBlock } from './block-marks'
import { measureBlocks } from './measure-blocks'

type Options = { planned: Planned | undefined; /** Pages side by side. */ columns: number }

/** A mouse over the pages shows which block it is at. */
export function useBlockPointer({ planned, columns }: Options) {
  return useMemo(() => {
    let measured: readonly Block[] | undefined
    return {
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { clientX, clientY, currentTarget, target } = event
        // At its handle a block stays the one.
        if (!planned || event.pointerType === 'touch' || event.buttons > 0 || draggedBlock.get()) return
        if (!(target instanceof Element) || target.closest('.jl-block-rail')) return
        const pages = currentTarget.querySelector<HTMLElement>('.jl-editor-pages')
        if (!pages) return
        measured ??= measureBlocks({ pages, content: planned.content, layout: planned.layout })
        const { left, top, width } = pages.getBoundingClientRect()
        const scale = width / pages.offsetWidth || 1
        const point = { x: (clientX - left) / scale, y: (clientY - top) / scale }
        const found = blockAt({ blocks: measured, point })
        const before = hoveredBlock.get()
        if (found?.id !== before?.id || found?.page !== before?.page) hoveredBlock.set(found)
      },
      onPointerLeave: () => hoveredBlock.set(undefined),
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- arranged anew, the blocks stand elsewhere
  }, [planned, columns])
}
