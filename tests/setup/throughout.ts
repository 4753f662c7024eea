import { afterAll, beforeAll } from 'vitest'
import type { Role } from '../../collections/roles'
import type { SignedIn, TestApi } from './open-api'
import { signUpAs } from './sign-up-as'

type Open<T> = () => Promise<T>

/** What a file has open from before its first test to behind its last one; what was named first is there for the next. */
export function throughout<T extends { close: () => unknown }>(open: Open<T>): T {
  let opened: T | undefined
  const now = () => {
    if (!opened) throw new Error('It is opened before the tests, not while their file is read')
    return opened
  }
  beforeAll(async () => void (opened = await open()))
  afterAll(() => opened?.close())
  // an edge: it stands in for what is not opened yet
  return new Proxy({} as T, {
    get: (_, name) => Reflect.get(now(), name) as unknown,
    set: (_, name, value) => Reflect.set(now(), name, value),
  })
}

/** Somebody who is signed in for a whole file, as an administrator where a role is named. */
export function somebody(api: TestApi, role?: Role): SignedIn {
  const person: SignedIn = { token: '', id: '', email: '' }
  beforeAll(async () => void Object.assign(person, await (role ? signUpAs({ api, role }) : api.signUp())))
  return person
}
