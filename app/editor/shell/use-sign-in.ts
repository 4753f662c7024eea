import { useNavigate } from '@remix-run/react'
import { useCallback } from 'react'
import { loadTwice } from '~/components/late/load-twice'
import { openLogin, type LoginReason } from '~/session/login-store'
import { sessionStore } from '~/session/session-store'
import { movedId } from '../../features/guest-resumes/moved-resumes'
import { keepEditor } from '../open/started-editor'
import { useEditor } from '../session/editor-context'

/** What goes on after signing in, in the address of the editor that the reader is taken to. */
export const INTENTS = ['share', 'download', 'assistant', 'history', 'twin'] as const
export type Intent = (typeof INTENTS)[number]

const reasonOf = (intent: Intent | undefined): LoginReason | undefined =>
  intent === 'share' || intent === 'assistant' ? intent : undefined

/**
 * Asks a guest to sign in. Their resume moves into the account, and the editor goes on at its new address with text
 * and undo as they were, doing what was asked for.
 */
export function useSignIn(): (intent?: Intent) => void {
  const editor = useEditor()
  const navigate = useNavigate()
  return useCallback(
    (intent) => {
      const goOn = async () => {
        const id = movedId(editor.id)
        if (!id) return
        // Without it the account's copy is opened anew: the same text, no undo.
        const module = await loadTwice(() => import('../session/adopt-editor')).catch(() => undefined)
        if (module) keepEditor(module.adoptEditor({ editor, id }))
        const base = location.pathname.startsWith('/mobile/') ? '/mobile/editor' : '/editor'
        void navigate(`${base}/${id}`, { replace: true, state: { intent } })
      }
      // Signed in already, and the resume is on its way into the account.
      if (sessionStore.get().user) return void goOn()
      void editor.saver.flush().then(() => openLogin({ why: reasonOf(intent), then: () => void goOn() }))
    },
    [editor, navigate],
  )
}
