import { useEffect } from 'react'
import { latePart } from '~/components/late/late-part'
import { useValue } from '~/session/use-value'
import { noticesShown } from '../notices/notices-shown'
import { useEditor } from '../session/editor-context'
import { nameRow } from '../writing/name-row'
import { useWriting } from '../writing/use-writing'
import { tourSeen } from './tour-seen'

const Tour = latePart(() => import('./Tour'), 'Tour', { isExtra: true })

/** Not over a text that somebody writes, nor over a notice. Who begins a blank page or writes on one has found it. */
export function Hints() {
  const { content } = useEditor()
  const isSeen = useValue(tourSeen)
  const isWriting = useWriting()
  const hasNotice = useValue(noticesShown) > 0
  useEffect(() => {
    if (isWriting || nameRow(content())?.value === '') tourSeen.mark()
  }, [isWriting, content])
  return isSeen || isWriting || hasNotice ? null : <Tour />
}
