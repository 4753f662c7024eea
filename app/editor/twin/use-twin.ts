import { useDeferredValue, useMemo } from 'react'
import { useValue } from '~/session/use-value'
import { compareTwins, type TwinMark } from '../../features/twins/compare-twins'
import { pairOf, type Pair } from '../../features/twins/pair-of'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'
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
