import type { Page } from '@playwright/test'
import { expect } from '../test'

/** Waits until the worker has what the open editor needs without a network. */
export async function editorKept(page: Page, scope = '/editor/'): Promise<void> {
  const isKept = (address: string) =>
    caches.match(address, { ignoreSearch: true, ignoreVary: true }).then(Boolean)
  await expect.poll(() => page.evaluate(isKept, `${scope}no-resume-of-anybody`)).toBe(true)
  await expect.poll(() => page.evaluate(isKept, '/user/offline')).toBe(true)
  const missing = () =>
    page.evaluate(async () => {
      const urls = performance.getEntriesByType('resource').map(({ name }) => name)
      const wanted = urls.filter((url) => /\/(assets|fonts\/(files|cut|letters|extra))\//.test(url))
      const found = await Promise.all(wanted.map((url) => caches.match(url, { ignoreVary: true })))
      return wanted.filter((_, i) => !found[i])
    })
  await expect.poll(missing).toEqual([])
}

/** What this device keeps of resumes in one of its databases, as JSON. */
export function keptIn(page: Page, name: 'jianli-opened' | 'jianli-unsaved'): Promise<string> {
  return page.evaluate(async (database) => {
    const known = await indexedDB.databases()
    if (!known.some((one) => one.name === database)) return ''
    const opened = indexedDB.open(database)
    const db = await new Promise<IDBDatabase>((resolve) => (opened.onsuccess = () => resolve(opened.result)))
    const asked = db.transaction('resumes').objectStore('resumes').getAll()
    const all = await new Promise<unknown[]>((resolve) => (asked.onsuccess = () => resolve(asked.result)))
    db.close()
    return all.map((one) => JSON.stringify(one)).join('\n')
  }, name)
}
