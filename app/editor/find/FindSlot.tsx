import { useEffect } from 'react'
import { latePart } from '~/components/late/late-part'
import { useValue } from '~/session/use-value'
import { closeFind, findHeight, findOpened } from './find-bar-state'

const FindBar = latePart(() => import('./FindBar'), 'FindBar', { close: closeFind })

/** What the bar takes above the first page, in pixels, so that it stands over no text. */
export const useFindRoom = (): number => useValue(findHeight)

/** Where search and replace stands, over the page; its script comes when it is first opened. */
export function FindSlot() {
  const opened = useValue(findOpened)
  useEffect(() => closeFind, [])
  return opened ? <FindBar opened={opened} /> : null
}
