import { createValue } from './create-value'

/** What was asked for that needs an account, where the dialog says why it does. */
export type LoginReason = 'share' | 'assistant'

export type LoginRequest = {
  why?: LoginReason | undefined
  /** Runs once when the person has signed in. */
  then?: () => void
  /** The first step went well: what is left is the second. */
  ticket?: string | undefined
}

export const loginStore = createValue<LoginRequest | null>(null)

/** Opens the login dialog from anywhere: `openLogin({ then: () => save() })`. */
export function openLogin(next: LoginRequest = {}) {
  loginStore.set(next)
}

/** A way in has answered that a second step is needed: the dialog asks for it. */
export function askSecondStep(ticket: string | undefined) {
  loginStore.set({ ...loginStore.get(), ticket })
}

export function closeLogin() {
  loginStore.set(null)
}
