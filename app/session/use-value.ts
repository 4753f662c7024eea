import { useSyncExternalStore } from 'react'
import type { Value } from './create-value'

/** What `read` answers, kept up to date; it must answer the same as long as nothing has changed. */
export function useRead<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  return useSyncExternalStore(subscribe, read, read)
}

/** A value, kept up to date. */
export function useValue<T>({ get, subscribe }: Pick<Value<T>, 'get' | 'subscribe'>): T {
  return useRead(subscribe, get)
}
