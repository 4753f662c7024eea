import { createValue } from './create-value'

/** The dialogs of one's own account. */
export type AccountRequest =
  | {
      dialog:
        | 'password'
        | 'email'
        | 'wechat'
        | 'unbind'
        | 'end'
        | 'keep'
        | 'two-step'
        | 'two-step-manage'
        | 'passkey'
    }
  | { dialog: 'merge'; /** proves the other account */ sceneId: string }

export const accountStore = createValue<AccountRequest | null>(null)

/** Opens a dialog of the account from anywhere: `openAccountDialog({ dialog: 'password' })`. The person is signed in. */
export function openAccountDialog(next: AccountRequest) {
  accountStore.set(next)
}

export function closeAccountDialog() {
  accountStore.set(null)
}
