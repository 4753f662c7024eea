import { useLayoutEffect, type RefObject } from 'react'
import type { Planned } from '../page/use-page-plan'
import type { Block } from './block'
import { drawnBlocks } from './block-marks'
import { measureBlocks } from './measure-blocks'
import { useValue } from './use-block-marks'

type Options = { planned: Planned; layer: RefObject<HTMLElement | null>; isWanted: boolean }

/** The blocks of the pages as they stand, while somebody is at one: measured before anything is painted. */
export function useDrawnBlocks({ planned, layer, isWanted }: Options): readonly Block[] {
  useLayoutEffect(() => {
    const element = layer.current
    if (!isWanted || !element) return
    const measure = () => {
      const pages = element.parentElement?.querySelector<HTMLElement>('.jl-editor-pages')
      if (pages) drawnBlocks.set(measureBlocks({ pages, content: planned.content, layout: planned.layout }))
    }
    measure()
    // On a phone the pages may be laid out only later, in the tab that shows them.
    const shown = new ResizeObserver(measure)
    shown.observe(element)
    return () => shown.disconnect()
  }, [planned, layer, isWanted])
  return useValue(drawnBlocks)
}
