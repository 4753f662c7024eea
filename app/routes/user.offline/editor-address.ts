/** What the worker keeps of an editor, by `public/offline-worker.js`. */
const NO_RESUME = 'no-resume-of-anybody'
const [DESK, PHONE] = ['/editor/', '/mobile/editor/'] as const
/** As the desk's editor has it. */
const SMALL = '(width < 768px), (height < 500px) and (pointer: coarse)'

/** Where a resume opens without a server, to be followed by its id: in the editor for this screen, else in the one that is kept. */
export async function editorAddress(): Promise<string> {
  const [first, second] = matchMedia(SMALL).matches ? [PHONE, DESK] : [DESK, PHONE]
  return (await isKept(first)) || !(await isKept(second)) ? first : second
}

async function isKept(scope: string): Promise<boolean> {
  const options = { ignoreSearch: true, ignoreVary: true }
  return typeof caches !== 'undefined' && (await caches.match(scope + NO_RESUME, options)) !== undefined
}
