/** Whether the work was done within `ms` milliseconds and without an error; the work itself goes on. */
export async function answersIn(ms: number, work: Promise<unknown>): Promise<boolean> {
  const done = work.then(
    () => true,
    () => false,
  )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), ms)))
  return Promise.race([done, late]).finally(() => clearTimeout(timer))
}
