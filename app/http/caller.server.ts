import { AsyncLocalStorage } from 'node:async_hooks'

type Caller = { name: string }

// an edge: the server's own bundle and the site's share nothing but this
const callers = ((globalThis as { jianliCallers?: AsyncLocalStorage<Caller> }).jianliCallers ??=
  new AsyncLocalStorage())

/** Whatever `run` begins is done for a caller: an address, until `nameCaller` says whose session it is. */
export function asCaller<Result>(name: string, run: () => Result): Result {
  return callers.run({ name }, run)
}

/** Whatever `run` begins is the server's own, whoever led to it. */
export function asServer<Result>(run: () => Result): Result {
  return callers.exit(run)
}

/** Says who it is that calls, once that is known. */
export function nameCaller(name: string): void {
  const caller = callers.getStore()
  if (caller) caller.name = name
}

/** For whom the work is that is done now; undefined is the server itself. */
export function currentCaller(): string | undefined {
  return callers.getStore()?.name
}
