import { useEffect } from 'react'
import { useValue } from '~/session/use-value'
import { useEditor } from '../../session/editor-context'
import { useSignIn } from '../../shell/use-sign-in'
import { sessionOf, type Wanted } from './session'
import { startRun } from './start-run'
import { loadStatus } from './status'

/** The assistant of the editor around; `start` asks it for something, a guest signs in first. */
export function useAssistant() {
  const editor = useEditor()
  const session = sessionOf(editor)
  const state = useValue(session.state)
  const signIn = useSignIn()
  const start = (wanted: Wanted) => {
    if (!editor.guest) return startRun({ session, editor, ...wanted })
    session.update(() => ({ wanted }))
    signIn('assistant')
  }
  return { editor, session, state, start }
}

/** What is typed into a field of the panel; it outlives the panel. */
export function useDraft(name: string): [string, (text: string) => void] {
  const { session, state } = useAssistant()
  const set = (text: string) => session.update(({ drafts }) => ({ drafts: { ...drafts, [name]: text } }))
  return [state.drafts[name] ?? '', set]
}

/** Whether there is an assistant to ask. */
export function useCanAsk(): boolean {
  const { editor, session, state } = useAssistant()
  const isKnown = state.status !== undefined
  useEffect(() => {
    if (!isKnown) void loadStatus({ session, editor })
  }, [isKnown, session, editor])
  return state.status?.isOn === true
}
