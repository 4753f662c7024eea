type Options = {
  /** at once */
  places: number
  /** in the queue; one more is turned away */
  waiting: number
}

/** Runs work in the order it comes, so many pieces at once; undefined, and nothing done, when the queue is full. */
export function createTurns({ places, waiting }: Options) {
  const queue: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (running >= places) {
      if (queue.length >= waiting) return undefined
      await new Promise<void>((start) => queue.push(start))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
