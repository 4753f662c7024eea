const FRAMES = 60
let latest: object | undefined

type Options = {
  find: () => HTMLElement | null
  run: (element: HTMLElement) => void
  /** Tried at once, before any frame: whether that was enough. */
  tryNow?: () => boolean
}

/**
 * Runs once an element is there. Tries for a second at most, as an unfolding section takes a frame or two to appear,
 * longer where its fields are still on their way; a later call takes the place of one that waits.
 */
export function whenDrawn(options: Options): void {
  latest = options
  if (options.tryNow?.()) return
  attempt(options, FRAMES)
}

function attempt(options: Options, tries: number): void {
  requestAnimationFrame(() => {
    // Someone has gone elsewhere meanwhile.
    if (latest !== options) return
    const found = options.find()
    if (found) options.run(found)
    else if (tries > 0) attempt(options, tries - 1)
  })
}
