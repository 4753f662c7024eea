import { useEffect } from 'react'
import { useValue } from '~/session/use-value'
import { sessionOf } from '../assistant/run/session'
import { useEditor } from '../session/editor-context'
import { watchTranslations } from './just-translated'
import { twinBehind } from './twin-behind'
import { twinSessionOf } from './twin-session'
import { useTwin } from './use-twin'
import { listen } from '~/components/ui/listen'

/**
 * Reads the twin when there is one, and again whenever the page comes to the front: it may have changed elsewhere. Says how much it has
 * left behind.
 */
export function useTwinWatch(): void {
  const { length } = useTwin().marks
  useEffect(() => {
    twinBehind.set(length)
    return () => twinBehind.set(0)
  }, [length])
  const editor = useEditor()
  const id = useValue(editor.twin)
  useEffect(() => {
    const session = twinSessionOf(editor)
    const look = () => {
      if (document.visibilityState === 'visible') void session.load()
    }
    void session.load()
    return listen(document, { visibilitychange: look })
  }, [editor, id])
  useEffect(() => {
    const { state } = sessionOf(editor)
    const madeOf = watchTranslations()
    const look = () => {
      const made = madeOf(state.get().runs)
      if (made && editor.twin.get() === '') editor.twin.set(made)
    }
    look()
    return state.subscribe(look)
  }, [editor])
}
