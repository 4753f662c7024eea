import { useSyncExternalStore } from 'react'
import type { Value } from './create-value'

/** A value, kept up to date. */
export function useValue<T>({ get, subscribe }: Pick<Value<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(subscribe, get, get)
}
