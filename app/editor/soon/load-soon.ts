import type * as ForPage from './for-page'

let forPage: typeof ForPage | undefined

/** Each is one file, asked for once one can write; later it is there. */
export const loadForPage = () => import('./for-page').then((part) => (forPage = part))
/** What of it is there by now, for what can't wait. */
export const forPageNow = () => forPage
export const loadForEditor = () => import('./for-editor')
