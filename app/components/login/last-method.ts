export type LoginMethod = 'code' | 'password'

const KEY = 'login-method'

/** The way the person signed in last; codes for the first time. */
export function lastMethod(): LoginMethod {
  return localStorage.getItem(KEY) === 'password' ? 'password' : 'code'
}

export function keepMethod(method: LoginMethod) {
  localStorage.setItem(KEY, method)
}
