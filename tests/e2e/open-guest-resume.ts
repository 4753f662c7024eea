import type { Page } from '@playwright/test'

type Options = { page: Page; template?: string; path?: string }

/** Opens the editor as a guest with a resume made from a template, as the home page would make it. */
export async function openGuestResume({
  page,
  template = 'classic-en',
  path = '/editor',
}: Options): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(storeGuestResume, template)
  await page.goto(`${path}/local-e2e`)
  await page.locator('[data-save-state]').waitFor()
  // the pages come once their letters are there; on a phone they stand in a tab of their own
  const isDesk = path === '/editor' && (page.viewportSize()?.width ?? 0) >= 1024
  if (isDesk) await page.waitForFunction(standsWhole)
}

/** What lies over the page and stands beside it comes after it. */
function standsWhole(): boolean {
  return (
    document.querySelector('.jl-editor-pages [data-block]')?.checkVisibility() === true &&
    document.querySelector('.jl-blocks') !== null &&
    document.querySelector('#editor-left [aria-busy]') === null
  )
}

/** Runs in a page of the site. */
export async function storeGuestResume(code: string): Promise<void> {
  const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  const answer = await (await fetch(`/resume-api/template/info/${code}`, options)).json()
  const { title, content, layout, layoutVersion } = answer.data
  const now = new Date().toISOString()
  const opened = indexedDB.open('jianli-guest-resumes')
  opened.onupgradeneeded = () => opened.result.createObjectStore('resumes')
  const database = await new Promise<IDBDatabase>((resolve) => {
    opened.onsuccess = () => resolve(opened.result)
  })
  const resume = { id: 'local-e2e', title, templateCode: code, layout, layoutVersion, content, revision: 1 }
  const write = database.transaction('resumes', 'readwrite')
  write.objectStore('resumes').put({ ...resume, createdAt: now, updatedAt: now }, 'local-e2e')
  await new Promise((resolve) => (write.oncomplete = resolve))
  database.close()
}
