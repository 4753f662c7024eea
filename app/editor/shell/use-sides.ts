import { useEffect, useState, type CSSProperties } from 'react'
import { useValue } from '~/session/use-value'
import { closeComments, commentsOpened } from '../comments/comments-opened'
import { type PanelState, PANEL_COOKIE, serializePanels } from './panel-state'
import { useMedia } from './use-media'

export type Side = 'left' | 'right'
/** What stands where the style does, in its place or beside the page. */
export type Guest = 'assistant' | 'twin' | 'comments' | 'read-back'

/** Of a guest over the page, in pixels. */
const GUEST_WIDTH = 384

/**
 * The panels beside the page, and what opens in their place: the assistant, comments, what is read of the PDF, or the other language, which takes half the
 * window, so that both panels then open over the page. Narrower screens have less room for either. `covered` is what they take of the page.
 */
export function useSides({ initial, guest: first }: { initial: PanelState; guest?: Guest | undefined }) {
  const { panels, change } = usePanels(initial)
  const [asked, setAsked] = useState<Guest | undefined>(first)
  // Comments are opened from the page as well, by the marks beside its texts.
  const guest = useValue(commentsOpened) ? 'comments' : asked
  const setGuest = (next: Guest | undefined) => {
    closeComments()
    setAsked(next)
  }
  const [overlay, setOverlay] = useState<Side>()
  useEffect(
    () =>
      commentsOpened.subscribe(() => {
        if (!commentsOpened.get()) return
        setAsked(undefined)
        setOverlay(undefined)
      }),
    [],
  )
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
  const invite = (next: Exclude<Guest, 'comments'> | undefined) => {
    setOverlay(undefined)
    setGuest(next)
  }
  const coveredBy = (side: Side) => (isOver[side] && isOpen(side) ? panels[side] : 0)
  const covered: CSSProperties & Record<`--covered-${Side}`, string> = {
    '--covered-left': `${coveredBy('left')}px`,
    '--covered-right': `${guest && isMedium ? GUEST_WIDTH : coveredBy('right')}px`,
  }
  return { panels, change, isNarrow, isMedium, isOver, isOpen, open, guest, invite, covered }
}

const YEAR = 31_536_000

/** The panels' sizes and folds; each change goes into the cookie, so that the next page already has them. */
function usePanels(initial: PanelState) {
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
