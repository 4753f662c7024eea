import { createStore, type UseStore } from 'idb-keyval'

let store: UseStore | undefined

/** The browser's database of guests' resumes, opened on first use. Throws where IndexedDB is switched off. */
export function guestStore(): UseStore {
  store ??= createStore('jianli-guest-resumes', 'resumes')
  return store
}
