/** Between two tries: a lost packet is over by then, a lost network is not. */
const PAUSE_MS = 1000

/** A script that comes when it is needed; one that did not come is asked for once more. */
export async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return load()
  }
}
