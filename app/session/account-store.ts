/** The dialogs of one's own account. */
export type AccountRequest =
  | { dialog: 'password' | 'email' | 'wechat' }
  | { dialog: 'merge'; /** proves the other account */ sceneId: string }

let request: AccountRequest | null = null
const listeners = new Set<() => void>()

/** Opens a dialog of the account from anywhere: `openAccountDialog({ dialog: 'password' })`. The person is signed in. */
export function openAccountDialog(next: AccountRequest) {
  change(next)
}

export function closeAccountDialog() {
  change(null)
}

/** For useSyncExternalStore. */
export const accountStore = {
  get: () => request,
  getOnServer: () => null,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function change(next: AccountRequest | null) {
  request = next
  listeners.forEach((listener) => listener())
}
