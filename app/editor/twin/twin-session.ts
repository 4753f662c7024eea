import { produce } from '../../document/patch/produce'
import { CallError } from '~/api/client'
import type { DataOf } from '~/api/engine/call-types'
import { createValue, type Value } from '~/session/create-value'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { pairOf, type Pair } from '../../features/twins/pair-of'
import { cameInStep, writeNotes } from '../../features/twins/settle'
import { withSkillPlace } from '../open/with-skill-place'
import type { Editor } from '../session/editor'
import { editorClient } from '../session/editor-client'
import { createWaitingNotes, type WaitingNotes } from './waiting-notes'

export type TwinResume = Pick<
  DataOf<'POST /resume/info/{id}'>,
  'id' | 'title' | 'content' | 'layout' | 'layoutVersion'
>
export type TwinState = { state: 'none' | 'loading' | 'failed' } | { state: 'there'; resume: TwinResume }

export type TwinSession = {
  state: Value<TwinState>
  /** What the pointer or the focus is on, on either page or in the list, by its id here. */
  active: Value<string | undefined>
  /** Reads the twin, anew if it is there; what has come into step meanwhile is written down with the next change. */
  load: () => Promise<void>
  /** Both as they are now. */
  pair: () => Pair | undefined
  /** This one with what has come into step and is not written down yet. */
  noted: (content: ResumeContent) => ResumeContent
}

const sessions = new WeakMap<Editor, TwinSession>()

/** What an editor knows of its resume in the other language. */
export function twinSessionOf(editor: Editor): TwinSession {
  const known = sessions.get(editor)
  if (known) return known
  const state = createValue<TwinState>({ state: 'none' })
  const waiting = createWaitingNotes(editor)
  const pair = () => {
    const twin = state.get()
    return twin.state === 'there'
      ? pairOf({ own: { id: editor.id, content: waiting.on(editor.content()) }, other: twin.resume })
      : undefined
  }
  const session: TwinSession = {
    state,
    active: createValue<string | undefined>(undefined),
    load: () => load({ editor, session, waiting }),
    pair,
    noted: waiting.on,
  }
  sessions.set(editor, session)
  return session
}

type Options = { editor: Editor; session: TwinSession; waiting: WaitingNotes }

async function load({ editor, session, waiting }: Options): Promise<void> {
  const id = editor.twin.get()
  const { state } = session
  const before = state.get()
  if (id === '') return state.set({ state: 'none' })
  if (before.state !== 'there' || before.resume.id !== id) state.set({ state: 'loading' })
  try {
    const found = await editorClient().call('POST /resume/info/{id}', { params: { id }, ignoreToast: true })
    if (editor.twin.get() !== id) return
    // as its own editor has it
    const resume = { ...found, content: withSkillPlace(found.content) }
    state.set({ state: 'there', resume })
    noteWhatCame({ editor, session, waiting })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (editor.twin.get() !== id) return
    // in the trash since: this one stands alone
    if (error.code === 404) {
      editor.twin.set('')
      state.set({ state: 'none' })
    } else if (state.get().state !== 'there') state.set({ state: 'failed' })
  }
}

/** On top of what waits already to be written down. */
function noteWhatCame({ editor, waiting, session }: Options): void {
  const pair = session.pair()
  const notes = pair && cameInStep(pair)
  if (!notes || notes.size === 0) return
  const twin = editor.twin.get()
  const noted = produce(
    waiting.on(editor.content()),
    (draft) => void writeNotes({ draft, pair, twin, notes }),
  )
  waiting.set(noted.inStep)
}
