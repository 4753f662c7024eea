import { useEffect, useState } from 'react'
import { useValue } from '~/session/use-value'
import { useEditor } from '../session/editor-context'
import { loadReading, type LoadedReading } from './load-reading'
import { readingWanted } from './reading-wanted'

/** What is read of the open resume's PDF: asked for when this is first drawn, and whenever it is wanted again. */
export function useReading(): LoadedReading {
  const editor = useEditor()
  const round = useValue(readingWanted)
  const [answer, setAnswer] = useState<{ round: number; loaded: LoadedReading }>()
  useEffect(() => {
    let isLeft = false
    void loadReading(editor).then((loaded) => {
      if (!isLeft) setAnswer({ round, loaded })
    })
    return () => {
      isLeft = true
    }
  }, [editor, round])
  return answer?.round === round ? answer.loaded : { state: 'reading' }
}
