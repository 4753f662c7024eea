import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useValue } from '~/session/use-value'
import type { Planned } from '../page/use-page-plan'
import type { Block } from './block'
import { drawnBlocks } from './block-marks'
import { measureBlocks } from './measure-blocks'

type Options = {
  planned: Planned
  layer: RefObject<HTMLElement | null>
  isWanted: boolean
  isWriting: boolean
}

/**
 * The blocks of the pages as they stand, while somebody is at one: measured before anything is painted, or while somebody
 * writes just after, so that no letter waits for a handle.
 */
export function useDrawnBlocks({ planned, layer, isWanted, isWriting }: Options): readonly Block[] {
  const isMeasured = useRef(false)
  const measure = useRef(() => {})
  useLayoutEffect(() => {
    measure.current = () => {
      const pages = layer.current?.parentElement?.querySelector<HTMLElement>('.jl-editor-pages')
      if (pages) drawnBlocks.set(measureBlocks({ pages, content: planned.content, layout: planned.layout }))
    }
    const isLater = isWriting && isMeasured.current
    isMeasured.current = isWanted
    if (!isWanted) return
    if (isLater) return afterPaint(measure.current)
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

/** Runs once what is drawn now is painted; answers how to call it off. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
