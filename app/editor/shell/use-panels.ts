import { useState } from 'react'
import { PANEL_COOKIE, serializePanels, type PanelState } from './panel-state'

const YEAR = 31_536_000

/** The panels' sizes and folds; each change goes into the cookie, so that the next page already has them. */
export function usePanels(initial: PanelState) {
  const [panels, setPanels] = useState(initial)
  const change = (next: Partial<PanelState>) => {
    const all = { ...panels, ...next }
    // Each press on the page asks for the panel that is open already.
    const isOpen = all.leftOpen === panels.leftOpen && all.rightOpen === panels.rightOpen
    if (isOpen && all.left === panels.left && all.right === panels.right) return
    setPanels(all)
    document.cookie = `${PANEL_COOKIE}=${serializePanels(all)}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
  }
  return { panels, change }
}
