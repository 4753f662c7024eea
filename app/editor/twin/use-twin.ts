import { useDeferredValue, useEffect, useMemo } from 'react'
import { useValue } from '~/session/use-value'
import { compareTwins, type TwinMark } from '../../features/twins/compare-twins'
import { pairOf, type Pair } from '../../features/twins/pair-of'
import { sessionOf } from '../assistant/run/session'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'
import { watchTranslations } from './just-translated'
import { twinSessionOf, type TwinState } from './twin-session'

const NO_MARKS: readonly TwinMark[] = []

/** The resume in the other language beside the open one, and what of this one it has left behind. */
export function useTwin() {
  const editor = useEditor()
  const session = twinSessionOf(editor)
  const id = useValue(editor.twin)
  const state: TwinState = useValue(session.state)
  const isThere = id !== '' && state.state === 'there'
  // Without a twin no letter is of interest here.
  const content = useDeferredValue(useContent((now) => (isThere ? now : undefined)))
  const pair = useMemo<Pair | undefined>(
    () =>
      content && isThere
        ? pairOf({ own: { id: editor.id, content: session.noted(content) }, other: state.resume })
        : undefined,
    [editor.id, session, state, isThere, content],
  )
  const marks = useMemo(() => (pair ? compareTwins(pair) : NO_MARKS), [pair])
  return { editor, session, id, state, pair, marks }
}

/** Reads the twin when there is one, and again whenever the page comes to the front: it may have changed elsewhere. */
export function useTwinWatch(): void {
  const editor = useEditor()
  const id = useValue(editor.twin)
  useEffect(() => {
    const session = twinSessionOf(editor)
    const look = () => {
      if (document.visibilityState === 'visible') void session.load()
    }
    void session.load()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
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
