import { whenIdle } from './when-idle'

/** So long at most: a phone shows its page when it is asked for. In milliseconds. */
const PATIENCE_MS = 3_000
/** Who means to write at once does that first. */
const PAUSE_MS = 400
/** A browser that is never idle is interrupted after this long. */
const IDLE_MS = 1_000

let stands = () => {}
const page = new Promise<void>((resolve) => (stands = resolve))
let waited: Promise<void> | undefined

/** The first page of this tab stands on the screen. */
export const pageStands = () => stands()

/** Resolves with it: for what one can do without until then. */
export const pageIsThere = (): Promise<void> => Promise.race([page, pause(PATIENCE_MS)])

/** Resolves when one can write on the page and the browser has a moment: for what one can begin without. */
export function afterPage(): Promise<void> {
  waited ??= Promise.race([page.then(() => pause(PAUSE_MS)), pause(PATIENCE_MS)]).then(
    () => new Promise((idle) => void whenIdle(idle, IDLE_MS)),
  )
  return waited
}

const pause = (ms: number) => new Promise<void>((over) => setTimeout(over, ms))
