import { useState } from 'react'
import type { PanelState } from './panel-state'
import { useMedia } from './use-media'
import { usePanels } from './use-panels'

export type Side = 'left' | 'right'
/** What stands where the style does, in its place or beside the page. */
export type Guest = 'assistant' | 'twin'

/**
 * The panels beside the page, and what opens in their place: the assistant, or the other language, which takes half the
 * window, so that both panels then open over the page. Narrower screens have less room for either.
 */
export function useSides({ initial, guest: first }: { initial: PanelState; guest?: Guest | undefined }) {
  const { panels, change } = usePanels(initial)
  const [guest, setGuest] = useState<Guest | undefined>(first)
  const [overlay, setOverlay] = useState<Side>()
  const isNarrow = !useMedia({ query: '(width >= 1024px)', onServer: true })
  const isMedium = !useMedia({ query: '(width >= 1200px)', onServer: true })
  const isTwin = guest === 'twin'
  const isOver = { left: isNarrow || (isTwin && !isMedium), right: isMedium || isTwin }
  const isShown = { left: panels.leftOpen, right: panels.rightOpen }
  const isOpen = (side: Side) => {
    if (side === 'right' && guest && !(isTwin && overlay === 'right')) return false
    return isOver[side] ? overlay === side : isShown[side]
  }
  const open = (side: Side) => (isWanted: boolean) => {
    if (side === 'right' && isWanted && (!isTwin || isMedium)) setGuest(undefined)
    if (isOver[side]) setOverlay(isWanted ? side : undefined)
    else change(side === 'left' ? { leftOpen: isWanted } : { rightOpen: isWanted })
  }
  const invite = (next: Guest | undefined) => {
    setOverlay(undefined)
    setGuest(next)
  }
  return { panels, change, isNarrow, isMedium, isOver, isOpen, open, guest, invite }
}
