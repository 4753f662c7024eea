import { createValue, type Value } from '~/session/create-value'
import type { DataOf } from '~/api/engine/call-types'
import type { Editor } from '../../session/editor'
import { keepDrafts, readDrafts } from './kept-drafts'
import type { TaskKind } from '../../../../collections/assistant/task-kinds'
import type { Ask, Run } from './run'

export const TABS = ['check', 'improve', 'tailor', 'chat'] as const
type TabName = (typeof TABS)[number]
export type Status = DataOf<'GET /ai/status'>
export type TaskSummary = DataOf<'GET /ai/task/list'>[number]
/** `name`: what it is called, where what is asked doesn't say so. */
export type Wanted = { ask: Ask; name?: string }

export type TypedDrafts = Readonly<Record<string, string | undefined>>

export type SessionState = {
  tab: TabName
  /** What stands in place of the tabs. */
  view: 'tabs' | 'history' | 'settings'
  /** The settings were opened for the sake of the key: once one is kept, the tabs are back. */
  isForKey: boolean
  /** The AI service has refused the person's own key since it was kept. */
  isKeyRefused: boolean
  runs: readonly Run[]
  /** What is typed and not sent yet, by field. */
  drafts: TypedDrafts
  /** What a guest asked for before signing in. */
  wanted: Wanted | undefined
  /** undefined until it is known, and for guests. */
  status: Status | undefined
  /** The run that was asked for last, to be brought into sight once. */
  wantedRun: string | undefined
  /** Earlier tasks on this resume, newest first. */
  history: readonly TaskSummary[] | undefined
}

/** What the assistant of one document holds, whether its panel is open or not. */
export type Session = {
  /** a guest's is another one in the account */
  resumeId: string
  state: Value<SessionState>
  update: (change: (state: SessionState) => Partial<SessionState>) => void
  /** Tasks that are listened to, by run. */
  streams: Map<string, AbortController>
}

/** The tab that shows what comes of a task. */
export function tabOf(kind: TaskKind): TabName {
  if (kind === 'chat' || kind === 'tailor') return kind
  return kind === 'inspect' ? 'check' : 'improve'
}

const sessions = new WeakMap<Editor['parts'], Session>()

/** The assistant of what is open; the same one when a guest's resume goes on in the account. */
export function sessionOf({ id, parts }: Editor): Session {
  const known = sessions.get(parts)
  if (known) {
    if (known.resumeId !== id) keepDrafts({ id, drafts: known.state.get().drafts })
    known.resumeId = id
    return known
  }
  const state = createValue<SessionState>({
    ...{ tab: 'check', view: 'tabs', isForKey: false, isKeyRefused: false, runs: [], drafts: readDrafts(id) },
    ...{ wanted: undefined, wantedRun: undefined, status: undefined, history: undefined },
  })
  const update: Session['update'] = (change) => {
    const changed = change(state.get())
    state.set({ ...state.get(), ...changed })
    if (changed.drafts) keepDrafts({ id: session.resumeId, drafts: changed.drafts })
  }
  const session: Session = { resumeId: id, state, update, streams: new Map() }
  sessions.set(parts, session)
  return session
}

type Options = { session: Session; key: string; change: (run: Run) => Partial<Run> }

/** Changes one run, if it is still there. */
export function updateRun({ session, key, change }: Options): void {
  session.update(({ runs }) => ({
    runs: runs.map((run) => (run.key === key ? { ...run, ...change(run) } : run)),
  }))
}
