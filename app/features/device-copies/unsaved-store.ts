import { createStore, type UseStore } from 'idb-keyval'

let store: UseStore | undefined

/** The browser's database of changes that no server has yet: one copy for each resume and tab. */
export function unsavedStore(): UseStore {
  store ??= createStore('jianli-unsaved', 'resumes')
  return store
}

/** Under which key a copy lies; without a tab, how the keys of a resume's copies begin. */
export function copyKey({ id, tab = '' }: { id: string; tab?: string }): string {
  return `${id}/${tab}`
}

/** How the keys begin under which a page that goes leaves its last changes in `localStorage`. */
export const LAST_MOMENT = 'jianli-last/'
