import { useEffect, useSyncExternalStore } from 'react'
import { latePart } from '~/components/late/late-part'
import { closeFind, findOpened } from './find-bar-state'

const FindBar = latePart(async () => (await import('./FindBar')).FindBar, { close: closeFind })

/** Where search and replace stands, over the page; its script comes when it is first opened. */
export function FindSlot() {
  const opened = useSyncExternalStore(findOpened.subscribe, findOpened.get, () => undefined)
  useEffect(() => closeFind, [])
  return opened ? <FindBar opened={opened} /> : null
}
