export type ToastKind = 'info' | 'success' | 'warning' | 'error'
export type ToastAction = {
  /** “Undo” without it. */
  label?: string
  onAction: () => void
  /** The same can be done elsewhere, as by the editor's undo: the notice goes after a while. */ isBrief?: boolean
}
export type Toast = {
  id: number
  kind: ToastKind
  text: string
  action?: ToastAction
  /** Milliseconds; undefined stays until it is dismissed. */
  timeout?: number
  /** When it came, in milliseconds. */
  at: number
}

const QUICK_MS = 5_000
const WARNING_MS = 8_000
const BRIEF_ACTION_MS = 20_000
const MOST = 4
/** What comes within it comes at once, in milliseconds. */
const READ_MS = 1_500

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

/**
 * Short notices, callable from anywhere in the browser. Errors, and whatever has an action that can't be done
 * elsewhere, stay until dismissed. The newest is shown, the others wait under it: what offers something is never lost to news.
 * `toast.success(text, { onAction })` offers to undo it and gives the id for `toast.dismiss`.
 */
export const toast = {
  info: (text: string, action?: ToastAction) => add({ kind: 'info', text, action }),
  success: (text: string, action?: ToastAction) => add({ kind: 'success', text, action }),
  warning: (text: string, action?: ToastAction) => add({ kind: 'warning', text, action }),
  error: (text: string, action?: ToastAction) => add({ kind: 'error', text, action }),
  /**
   * Of a call; `code` is 0 where there was no answer. That there is no network is over once there is one, but for an offer to
   * try again.
   */
  failure({ message, code }: { message: string; code: number }, again?: ToastAction) {
    const id = toast.error(message, again)
    if (code === 0 && !navigator.onLine && !again)
      window.addEventListener('online', () => toast.dismiss(id), { once: true })
    return id
  },
  dismiss: (id: number) => change(toasts.filter((item) => item.id !== id)),
  /** As one leaves what their actions would change: those that came since `toast.next()`. */
  withdraw: (since: number) => change(toasts.filter(({ id, action }) => id < since || !action)),
  next: () => nextId,
  /** As something opens over all that they tell of: troubles stay, and what can be done nowhere else. */
  clear: () => change(toasts.filter((one) => weightOf(one) === TROUBLE || one.timeout === undefined)),
}

/** For useSyncExternalStore. */
export const toastStore = {
  get: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function add({ kind, text, action }: Pick<Toast, 'kind' | 'text' | 'action'>): number {
  const id = nextId++
  const timeout = timeoutOf({ kind, action })
  const item = { id, kind, text, action, timeout, at: Date.now() }
  const isFresh = ({ at }: Toast) => item.at - at < READ_MS
  // The same words twice are one notice, and mere news that were read give way.
  const rest = toasts.filter(
    (one) => (one.text !== text || one.kind !== kind) && (weightOf(one) !== NEWS || isFresh(one)),
  )
  const top = rest.at(-1)
  const waits = top && isFresh(top) && !goesBefore(item, top)
  change((waits ? [...rest.slice(0, -1), item, top] : [...rest, item]).slice(-MOST))
  return id
}

const [NEWS, OFFER, TROUBLE] = [0, 1, 2]

const weightOf = ({ kind, action }: Toast) =>
  kind === 'warning' || kind === 'error' ? TROUBLE : action ? OFFER : NEWS

/** Of two at once the one that weighs more is shown first, of two that weigh something the newer one; what went right after an error lies over it. */
const goesBefore = (item: Toast, top: Toast) =>
  top.kind === 'error' || weightOf(item) >= Math.max(weightOf(top), OFFER)

function timeoutOf({ kind, action }: Pick<Toast, 'kind' | 'action'>): number | undefined {
  if (kind === 'error') return undefined
  if (action) return action.isBrief ? BRIEF_ACTION_MS : undefined
  return kind === 'warning' ? WARNING_MS : QUICK_MS
}

function change(next: readonly Toast[]) {
  toasts = next
  listeners.forEach((listener) => listener())
}
