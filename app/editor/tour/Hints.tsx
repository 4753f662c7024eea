import { useEffect, useSyncExternalStore } from 'react'
import { latePart } from '~/components/late/late-part'
import { noticesShown } from '../notices/notices-shown'
import { useEditor } from '../session/editor-context'
import { nameRow } from '../writing/name-row'
import { useWriting } from '../writing/use-writing'
import { tourSeen } from './tour-seen'

const Tour = latePart(async () => (await import('./Tour')).Tour, { isExtra: true })

/** Not over a text that somebody writes, nor over a notice. Who begins a blank page or writes on one has found it. */
export function Hints() {
  const { content } = useEditor()
  const isSeen = useSyncExternalStore(tourSeen.subscribe, tourSeen.get, () => true)
  const isWriting = useWriting()
  const hasNotice = useSyncExternalStore(
    noticesShown.subscribe,
    () => noticesShown.get() > 0,
    () => false,
  )
  useEffect(() => {
    if (isWriting || nameRow(content())?.value === '') tourSeen.mark()
  }, [isWriting, content])
  return isSeen || isWriting || hasNotice ? null : <Tour />
}
