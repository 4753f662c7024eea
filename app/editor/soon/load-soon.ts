const load = () => import('./for-page')
let forPage: Awaited<ReturnType<typeof load>> | undefined

/** Each is one file, asked for once one can write; later it is there. */
export const loadForPage = () => load().then((part) => (forPage = part))
/** What of it is there by now, for what can't wait. */
export const forPageNow = () => forPage
const loadEditor = () => import('./for-editor')
let forEditor: Awaited<ReturnType<typeof loadEditor>> | undefined
export const loadForEditor = () => loadEditor().then((part) => (forEditor = part))
export const forEditorNow = () => forEditor
export const loadForPhone = () => import('./for-phone')
