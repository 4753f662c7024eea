import { useCallback, useEffect, useState } from 'react'
import { useEditor } from '../session/editor-context'
import { loadReading, type LoadedReading } from './load-reading'

const READING: LoadedReading = { state: 'reading' }

/** What is read of the open resume's PDF, from when this is first drawn; `again` asks anew. */
export function useReading(): { loaded: LoadedReading; again: () => void } {
  const editor = useEditor()
  const [loaded, setLoaded] = useState(READING)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isLeft = false
    void loadReading(editor).then((result) => {
      if (!isLeft) setLoaded(result)
    })
    return () => {
      isLeft = true
    }
  }, [editor, round])
  const again = useCallback(() => {
    setLoaded(READING)
    setRound((last) => last + 1)
  }, [])
  return { loaded, again }
}
