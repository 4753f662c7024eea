import type { Page } from 'puppeteer'
import type { ResumeContent } from '../../collections/resumes/schema'

type Options = { page: Page; url: string; content: ResumeContent }

/** Opens a guest's resume in the editor with its first text under the caret; answers how many pages it has. */
export async function openLongResume({ page, url, content }: Options): Promise<number> {
  await page.setViewport({ width: 1440, height: 900 })
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(keepResume, content)
  await page.goto(`${url}/editor/local-bench`)
  await page.waitForSelector('.jl-editor-pages .jl-page')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const place = await page.waitForSelector('.jl-editor-pages [data-block*=".text"]')
  await place?.click()
  await page.waitForFunction(() => document.activeElement instanceof HTMLTextAreaElement)
  return (await page.$$('.jl-editor-pages .jl-page')).length
}

/** Runs in the page: what the product itself would have kept for a guest. */
async function keepResume(content: object): Promise<void> {
  localStorage.setItem('cache-tour', '1')
  const now = new Date().toISOString()
  const opened = indexedDB.open('jianli-guest-resumes')
  opened.onupgradeneeded = () => opened.result.createObjectStore('resumes')
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opened.onsuccess = () => resolve(opened.result)
    opened.onerror = () => reject(new Error('no database'))
  })
  const id = 'local-bench'
  const about = { id, title: 'Bench', templateCode: '', layout: 'classic', layoutVersion: 1 }
  const write = database.transaction('resumes', 'readwrite')
  write.objectStore('resumes').put({ ...about, content, revision: 1, createdAt: now, updatedAt: now }, id)
  await new Promise((resolve) => (write.oncomplete = resolve))
  database.close()
}
