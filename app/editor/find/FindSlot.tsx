import { useEffect, useSyncExternalStore } from 'react'
import { latePart } from '~/components/late/late-part'
import { closeFind, findOpened } from './find-bar-state'

const FindBar = latePart(async () => (await import('./FindBar')).FindBar, { close: closeFind })

const ROW = 44

/** What the bar takes above the first page, in pixels, so that it stands over no text. */
export function useFindRoom(): number {
  const opened = useSyncExternalStore(findOpened.subscribe, findOpened.get, () => undefined)
  if (!opened) return 0
  return opened.replaces ? 2 * ROW : ROW
}

/** Where search and replace stands, over the page; its script comes when it is first opened. */
export function FindSlot() {
  const opened = useSyncExternalStore(findOpened.subscribe, findOpened.get, () => undefined)
  useEffect(() => closeFind, [])
  return opened ? <FindBar opened={opened} /> : null
}
