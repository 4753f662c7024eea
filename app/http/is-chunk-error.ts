/** Whether an error says that a part of the program could not be fetched (each browser has its own words for it). */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|preload CSS|Loading chunk/i.test(error.message)
  )
}
