import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useValue } from '~/session/use-value'
import type { Planned } from '../page/use-page-plan'
import { whenIdle } from '../page/when-idle'
import type { Block } from './block'
import { drawnBlocks } from './block-marks'
import { keepBlocks } from './keep-blocks'
import { measureBlocks } from './measure-blocks'

/** At the latest so long after a letter the handles follow, in milliseconds. */
const PATIENCE_MS = 200

type Options = {
  planned: Planned
  layer: RefObject<HTMLElement | null>
  isWanted: boolean
  isWriting: boolean
}

/**
 * The blocks of the pages as they stand, while somebody is at one: measured before anything is painted, or while somebody
 * writes once there is nothing else to do, so that no letter waits for a handle.
 */
export function useDrawnBlocks({ planned, layer, isWanted, isWriting }: Options): readonly Block[] {
  const isMeasured = useRef(false)
  const measure = useRef(() => {})
  useLayoutEffect(() => {
    measure.current = () => {
      const pages = layer.current?.parentElement?.querySelector<HTMLElement>('.jl-editor-pages')
      if (!pages) return
      const after = measureBlocks({ pages, content: planned.content, layout: planned.layout })
      drawnBlocks.set(keepBlocks({ before: drawnBlocks.get(), after }))
    }
    const isLater = isWriting && isMeasured.current
    isMeasured.current = isWanted
    if (!isWanted) return
    if (isLater) return whenIdle(measure.current, PATIENCE_MS)
    measure.current()
  }, [planned, layer, isWanted, isWriting])
  useLayoutEffect(() => {
    if (!isWanted || !layer.current) return
    // On a phone the pages may be laid out only later, in the tab that shows them.
    const shown = new ResizeObserver(() => measure.current())
    shown.observe(layer.current)
    return () => shown.disconnect()
  }, [layer, isWanted])
  return useValue(drawnBlocks)
}
