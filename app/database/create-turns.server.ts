type Turn<Result> = { key: string; work: () => Promise<Result> }
export type Turns<Result> = (turn: Turn<Result>) => Promise<Result>

/**
 * Work of one key runs one at a time. Whoever asks while it runs shares the one next run with all who do, so that what
 * they get was begun after they asked.
 */
export function createTurns<Result>(): Turns<Result> {
  const running = new Map<string, Promise<Result>>()
  const waiting = new Map<string, Promise<Result>>()

  function begin({ key, work }: Turn<Result>): Promise<Result> {
    const run = work().finally(() => running.delete(key))
    running.set(key, run)
    return run
  }

  return ({ key, work }) => {
    const next = waiting.get(key)
    if (next) return next
    const current = running.get(key)
    if (!current) return begin({ key, work })
    const after = () => {
      waiting.delete(key)
      return begin({ key, work })
    }
    const mine = current.then(after, after)
    waiting.set(key, mine)
    return mine
  }
}
