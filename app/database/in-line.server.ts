const lines = new Map<string, Promise<unknown>>()

/**
 * Work of one key runs one after the other in this process, each for itself: many writers of one row who meet in the database
 * would start again and again, and the unlucky ones give up.
 */
export function inLine<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const mine = (lines.get(key) ?? Promise.resolve()).then(work, work)
  const leave = () => {
    if (lines.get(key) === line) lines.delete(key)
  }
  const line = mine.then(leave, leave)
  lines.set(key, line)
  return mine
}
