const METHODS = ['code', 'password', 'phone'] as const
export type LoginMethod = (typeof METHODS)[number]

const KEY = 'login-method'

/** The way the person signed in last; codes for the first time. */
export function lastMethod(): LoginMethod {
  return METHODS.find((method) => method === localStorage.getItem(KEY)) ?? 'code'
}

export function keepMethod(method: LoginMethod) {
  localStorage.setItem(KEY, method)
}
