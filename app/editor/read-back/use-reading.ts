import { useEffect, useState } from 'react'
import { useValue } from '~/session/use-value'
import { useEditor } from '../session/editor-context'
import { loadReading, type LoadedReading } from './load-reading'
import { readingWanted } from './reading-wanted'

/** What is read of the PDF that is wanted: asked for when this is first drawn, and whenever one is wanted again. */
export function useReading(): LoadedReading {
  const editor = useEditor()
  const wanted = useValue(readingWanted)
  const [answer, setAnswer] = useState<{ to: typeof wanted; loaded: LoadedReading }>()
  useEffect(() => {
    let isLeft = false
    void loadReading({ editor, file: wanted.file }).then((loaded) => {
      if (!isLeft) setAnswer({ to: wanted, loaded })
    })
    return () => {
      isLeft = true
    }
  }, [editor, wanted])
  return answer?.to === wanted ? answer.loaded : { state: 'reading' }
}
