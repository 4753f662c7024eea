import { createStore, type UseStore } from 'idb-keyval'

let store: UseStore | undefined

/** The browser's database of an account's resumes that were open here, to be opened again without a network. */
export function openedStore(): UseStore {
  store ??= createStore('jianli-opened', 'resumes')
  return store
}

/** Where the worker keeps the letters that such a resume is set in; `public/offline-worker.js` has the same name. */
export const LETTERS_CACHE = 'jianli-letters'
