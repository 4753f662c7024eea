import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { pageElements, pageInSight } from './page-in-sight'
import type { ZoomControl } from './use-zoom'
import { createKeptFlag } from '~/session/create-kept-flag'
import { useValue } from '~/session/use-value'

export type Spread = {
  /** Whether two pages are wanted side by side, where there are two and room for them. */
  isWanted: boolean
  /** Whether there are; kept by the canvas. */
  isPossible: RefObject<boolean>
  toggle: () => void
  /** The page that stays in sight when they are arranged anew. */
  held: RefObject<number | undefined>
}

/** Two pages side by side, for the canvas and for the command that changes it. */
export function useSpread({ zoom, set }: Pick<ZoomControl, 'zoom' | 'set'>): Spread {
  const isWanted = useValue(spreadWanted)
  const isPossible = useRef(false)
  const held = useRef<number>(undefined)
  return useMemo(
    () => ({
      isWanted,
      isPossible,
      held,
      toggle: () => {
        held.current = pageInSight(document.getElementById('editor-page'))
        // A size chosen for one page shows half of two, and the other way round.
        if (typeof zoom === 'number') set('auto')
        spreadWanted.set(!isWanted)
      },
    }),
    [isWanted, zoom, set],
  )
}

/** Keeps the page in sight that was when the pages are arranged anew. */
export function useHeldPage({ held, columns }: { held: Spread['held'] | undefined; columns: number }): void {
  useLayoutEffect(() => {
    const page = held?.current
    if (!held || page === undefined) return
    held.current = undefined
    pageElements()[page]?.scrollIntoView({ block: 'start', inline: 'nearest' })
  }, [held, columns])
}

/** Whether somebody wants two pages side by side, kept in this browser. */
const spreadWanted = createKeptFlag({ key: 'jianli-spread', without: false })
