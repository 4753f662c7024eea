import { diffDocuments } from '../../document/patch/diff-documents'
import type { Conflict } from '../../document/patch/merge-three-way'
import { createValue } from '~/session/create-value'
import { isDirty, type AutosaveOptions, type Machine } from './machine'
import { savable, undecided } from './held-back'
import { joinBranch } from './take-in'
import { retryDelay } from './retry-delay'
import { takeIn } from './take-in'
import type { Autosave, SaveOutcome, SaveState } from './types'
import { listen } from '~/components/ui/listen'

const RETRIED = new Set<SaveState['kind']>(['offline', 'failed', 'conflict'])
/** How long typing pauses before it is saved, and how long it may go on without. */
const PAUSE_MS = 800
const LONGEST_MS = 5000
/** So much of what was sent without an answer is remembered: the first, which came most likely, and the newest among it. */
const MOST_SENT = 40

/**
 * Saves a document as it changes. One save is in flight at a time and the newest state wins. What others saved
 * meanwhile is merged in; only a place that both sides changed waits for the person, and the rest is saved. Failures are tried
 * again.
 */
export function createAutosave<T extends object>(options: AutosaveOptions<T>): Autosave<T> {
  const machine: Machine<T> = {
    ...options,
    sent: options.sent ?? [],
    status: createValue<SaveState>({ kind: 'saved' }),
    conflicts: createValue<readonly Conflict[]>([]),
    timer: undefined,
    due: undefined,
    running: undefined,
    urgent: false,
    keepalive: false,
    failures: 0,
    notBefore: 0,
    taking: false,
  }
  return {
    status: machine.status,
    conflicts: machine.conflicts,
    stored: () => machine.stored,
    sent: () => (machine.conflicts.get().length > 0 ? [] : endsOf(machine.sent)),
    isDirty: () => isDirty(machine),
    flush: ({ keepalive = false } = {}) => {
      machine.urgent = true
      machine.keepalive ||= keepalive
      return run(machine)
    },
    takeIn: (theirs) => {
      if (takeIn({ machine, theirs }) && !machine.running) rest(machine)
    },
    join: (branch) => {
      joinBranch({ machine, branch })
      if (!machine.running) rest(machine)
    },
    settle: (conflict) => {
      machine.conflicts.set(machine.conflicts.get().filter((other) => other !== conflict))
      if (!machine.running) rest(machine)
    },
    start: () => start(machine),
  }
}

function start<T extends object>(machine: Machine<T>): () => void {
  const stop = machine.store.subscribe(() => {
    if (!machine.taking && !machine.running) onChange(machine)
  })
  // A server that was away may be back once one turns to the page, and a resume that was in the trash.
  const again = () => {
    const { kind } = machine.status.get()
    if (kind === 'gone') machine.status.set({ kind: 'unsaved' })
    else if (machine.failures === 0 || !RETRIED.has(kind)) return
    void run(machine)
  }
  const deafen = typeof window === 'undefined' ? undefined : listen(window, { online: again, focus: again })
  if (isDirty(machine)) onChange(machine)
  return () => {
    stop()
    clearTimeout(machine.timer)
    deafen?.()
  }
}

function onChange<T extends object>(machine: Machine<T>): void {
  const { kind } = machine.status.get()
  if (kind === 'offline') machine.status.set({ kind, waiting: waiting(machine) })
  // These wait for a retry or for the person; a change alone is no reason to try.
  if (kind !== 'saved' && kind !== 'unsaved' && kind !== 'conflict') return
  if (kind === 'conflict' && machine.failures > 0) return
  rest(machine)
}

/** What there is to say and do while no save is under way. */
function rest<T extends object>(machine: Machine<T>): void {
  clearTimeout(machine.timer)
  machine.conflicts.set(undecided(machine))
  const { kind } = machine.status.get()
  const hasClash = machine.conflicts.get().length > 0
  if (!hasClash && (kind === 'gone' || kind === 'signed-out')) return
  if (hasClash) machine.status.set({ kind: 'conflict' })
  if (!hasNews(machine)) {
    machine.due = undefined
    return hasClash ? undefined : machine.status.set({ kind: 'saved' })
  }
  if (!hasClash && kind !== 'unsaved') machine.status.set({ kind: 'unsaved' })
  machine.due ??= Date.now() + LONGEST_MS
  schedule({ machine, delay: Math.max(0, Math.min(PAUSE_MS, machine.due - Date.now())) })
}

function schedule<T extends object>({ machine, delay }: { machine: Machine<T>; delay: number }): void {
  clearTimeout(machine.timer)
  machine.timer = setTimeout(() => void run(machine), delay)
}

function run<T extends object>(machine: Machine<T>): Promise<void> {
  clearTimeout(machine.timer)
  const wait = machine.notBefore - Date.now()
  if (wait > 0) {
    schedule({ machine, delay: wait })
    return Promise.resolve()
  }
  machine.running ??= saveAll(machine).finally(() => {
    machine.running = undefined
    machine.urgent = false
    machine.keepalive = false
  })
  return machine.running
}

/** Whether there is something to save; also where that can't be told, so that saving it fails and is tried again. */
function hasNews<T extends object>(machine: Machine<T>): boolean {
  try {
    return machine.sent.length > 0 || savable(machine) !== undefined
  } catch {
    return true
  }
}

async function saveAll<T extends object>(machine: Machine<T>): Promise<void> {
  try {
    await saveEach(machine)
  } catch {
    // Whatever went wrong here, what is written is still here and is tried again.
    retryLater({ machine, outcome: { ok: false, reason: 'failed' } })
  }
}

async function saveEach<T extends object>(machine: Machine<T>): Promise<void> {
  do {
    // A place that both sides changed holds back itself alone.
    const state = savable(machine) ?? (machine.sent.length > 0 ? machine.stored.state : undefined)
    if (machine.status.get().kind === 'gone' || state === undefined) break
    machine.due = undefined
    remember({ machine, state })
    say({ machine, state: { kind: 'saving' } })
    const outcome = await attempt({ machine, state })
    if (!settleAttempt({ machine, state, outcome })) return
  } while (machine.urgent)
  rest(machine)
}

/**
 * Where places wait to be decided on, what is sent has those of the others and says nothing of what was written here. What is
 * stored already needs no remembering.
 */
function remember<T extends object>({ machine, state }: Sending<T>): void {
  const { sent, stored, conflicts } = machine
  if (state === stored.state || conflicts.get().length > 0 || sent.includes(state)) return
  machine.sent = [...sent.slice(0, MOST_SENT - 1), state]
}

type Sending<T extends object> = { machine: Machine<T>; state: T }

async function attempt<T extends object>({ machine, state }: Sending<T>): Promise<SaveOutcome<T>> {
  const { send, stored, keepalive } = machine
  try {
    return await send({ base: stored.state, state, revision: stored.revision, keepalive })
  } catch {
    // Whatever went wrong in sending, the text is still here and is sent again.
    return { ok: false, reason: 'failed' }
  }
}

type Attempt<T> = { machine: Machine<T>; state: T; outcome: SaveOutcome<T> }

/** Takes note of an attempt; true when the next one may follow. */
function settleAttempt<T extends object>({ machine, state, outcome }: Attempt<T>): boolean {
  if (outcome.ok) {
    machine.failures = 0
    machine.sent = []
    // Another tab may have told of a newer revision before this answer came.
    if (outcome.revision > machine.stored.revision) machine.stored = { state, revision: outcome.revision }
    machine.onSaved?.(machine.stored)
    return true
  }
  if (outcome.reason === 'conflict' && takeIn({ machine, theirs: outcome.theirs })) {
    // The merged document is saved at once, unless the person has to decide first.
    machine.urgent = true
    return true
  }
  if (outcome.reason === 'signed-out' || outcome.reason === 'gone') {
    machine.sent = machine.sent.filter((other) => other !== state)
    machine.status.set({ kind: outcome.reason })
    return false
  }
  retryLater({ machine, outcome })
  return false
}

type Failed = Extract<SaveOutcome<unknown>, { ok: false }>

function retryLater<T extends object>({ machine, outcome }: { machine: Machine<T>; outcome: Failed }): void {
  machine.failures += 1
  const isOffline = outcome.reason === 'offline'
  say({ machine, state: isOffline ? { kind: 'offline', waiting: waiting(machine) } : { kind: 'failed' } })
  const retryAfterMs = 'retryAfterMs' in outcome ? outcome.retryAfterMs : undefined
  const delay = retryDelay({ failures: machine.failures, retryAfterMs })
  if (retryAfterMs) machine.notBefore = Date.now() + delay
  schedule({ machine, delay })
}

/** What waits to be decided on is said before all else. */
function say<T extends object>({ machine, state }: { machine: Machine<T>; state: SaveState }): void {
  machine.status.set(machine.conflicts.get().length > 0 ? { kind: 'conflict' } : state)
}

function waiting<T>({ store, stored, sent }: Machine<T>): number {
  const changes = diffDocuments({ from: stored.state, to: store.get() }).filter(({ op }) => op !== 'test')
  // What was taken back after it was sent waits as well.
  return Math.max(changes.length, Math.min(sent.length, 1))
}

/** The first and the last of what was sent: copies of more would take the room of what is written. */
const endsOf = <T>(sent: readonly T[]): readonly T[] =>
  sent.length > 2 ? [...sent.slice(0, 1), ...sent.slice(-1)] : sent
