/** Each is one file, asked for once one can write; later it is there. */
export const loadForPage = () => import('./for-page')
export const loadForEditor = () => import('./for-editor')
