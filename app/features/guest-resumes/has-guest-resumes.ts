const DATABASE = 'jianli-guest-resumes'

/** Whether this browser keeps resumes of a guest. What reads them is fetched only where there is something to read. */
export async function hasGuestResumes(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === DATABASE)) return false
    const { listGuestResumes } = await import('./list-guest-resumes')
    return (await listGuestResumes()).length > 0
  } catch {
    // A browser that keeps nothing has nothing to go on with.
    return false
  }
}
