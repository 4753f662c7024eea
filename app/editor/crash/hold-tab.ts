const held = new Set<string>()

/**
 * Makes this page the one that answers for a tab's copies, until it goes; false while that tab, or another one that
 * has taken them over, still lives. Where pages can't know of each other, every tab counts as gone.
 */
export async function holdTab(tab: string): Promise<boolean> {
  // Not there on plain http.
  const locks: LockManager | undefined = navigator.locks
  if (!locks || held.has(tab)) return true
  const isOurs = await new Promise<boolean>((resolve, reject) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock ? new Promise<never>(() => undefined) : undefined
    }
    locks.request(`jianli-tab-${tab}`, { ifAvailable: true }, hold).catch(reject)
  })
  if (isOurs) held.add(tab)
  return isOurs
}
