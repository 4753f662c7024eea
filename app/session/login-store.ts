import { createValue } from './create-value'

export type LoginRequest = {
  /** Runs once when the person has signed in. */
  then?: () => void
}

export const loginStore = createValue<LoginRequest | null>(null)

/** Opens the login dialog from anywhere: `openLogin({ then: () => save() })`. */
export function openLogin(next: LoginRequest = {}) {
  loginStore.set(next)
}

export function closeLogin() {
  loginStore.set(null)
}
