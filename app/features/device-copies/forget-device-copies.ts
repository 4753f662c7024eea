import { clear, delMany, keys } from 'idb-keyval'
import { IMPORT_NOTES } from '../interchange/import-notes'
import { isGuestId } from '../guest-resumes/guest-resume'
import { LETTERS_CACHE, openedStore } from './opened-store'
import { LAST_MOMENT, unsavedStore } from './unsaved-store'

/** Whose copies are here; gone once somebody has signed out. */
export const ACCOUNT = 'jianli-account'

/** Takes an account's resumes off this device: those to be opened without a network and their letters. Never rejects. */
export async function forgetOpened(): Promise<void> {
  await Promise.allSettled([
    clear(openedStore()),
    typeof caches === 'undefined' ? undefined : caches.delete(LETTERS_CACHE),
  ])
}

/** What was removed is no resume to be opened without a network. Never rejects. */
export async function forgetRemoved(ids: readonly string[]): Promise<void> {
  for (const id of ids) localStorage.removeItem(IMPORT_NOTES + id)
  await delMany([...ids], openedStore()).catch(() => undefined)
}

/** For signing out: what was not saved goes, too. A guest's resumes belong to the browser and stay. Never rejects. */
export async function forgetDeviceCopies(): Promise<void> {
  localStorage.removeItem(ACCOUNT)
  for (const key of Object.keys(localStorage)) {
    const kept = [LAST_MOMENT, IMPORT_NOTES].find((start) => key.startsWith(start))
    if (kept !== undefined && !isGuestId(key.slice(kept.length))) localStorage.removeItem(key)
  }
  await Promise.allSettled([forgetOpened(), forgetUnsavedOfAccount()])
}

/** Whether an account's changes are here that no server has: signing out would lose them. */
export async function hasUnsavedOfAccount(): Promise<boolean> {
  const last = Object.keys(localStorage).filter((key) => key.startsWith(LAST_MOMENT))
  if (last.some((key) => !isGuestId(key.slice(LAST_MOMENT.length)))) return true
  const all = await keys(unsavedStore()).catch(() => [])
  return all.some((key) => typeof key === 'string' && !isGuestId(key) && !key.endsWith('/data-tmp'))
}

async function forgetUnsavedOfAccount(): Promise<void> {
  const all = await keys(unsavedStore())
  await delMany(
    all.filter((key) => typeof key === 'string' && !isGuestId(key)),
    unsavedStore(),
  )
}

/** Whoever signs in finds nothing that another account has opened here. */
export function claimDevice(account: string): void {
  const before = localStorage.getItem(ACCOUNT)
  if (before === account) return
  localStorage.setItem(ACCOUNT, account)
  // Nobody's before: a new device, or one that somebody signed out of.
  if (before !== null) void forgetOpened()
}
