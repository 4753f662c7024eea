import { HOME_TEXTS } from '../../app/routes/_site._index/texts'
import { chineseResume } from '../factories/chinese-resume'
import { beginWith } from './begin/begin-with'
import { makeOwnResume, openEditor } from './open-own-resume'
import { saved } from './save-state'
import { expect, test } from './test'

test.use({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })

test('the editor of a Chinese resume brings its letters in one file a weight; a new letter comes from a slice', async ({
  page,
  site,
  mailbox,
}) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url().slice(site.url.length))
  })
  const content = chineseResume()
  const { id } = await makeOwnResume({ page, site, mailbox, email: 'letters@example.com', content })
  // No page waits for the thread that finds letters to begin.
  const html = async () => (await page.request.get(`/editor/${id}`)).text()
  await expect.poll(html).toContain('/fonts/letters/')
  await openEditor({ page, id })
  const letters = () => fonts.filter((file) => file.startsWith('/fonts/letters/'))
  await expect.poll(() => letters().length).toBe(2)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // The Latin letters of either weight, and none of the many slices of Chinese ones.
  expect(fonts.filter((file) => file.startsWith('/fonts/files/')).length).toBeLessThanOrEqual(2)

  await page.locator('.jl-editor-pages h1').click()
  await page.keyboard.type('鹮')
  await expect(page.locator('.jl-editor-pages h1')).toContainText('鹮')
  await expect
    .poll(() => fonts.filter((file) => /^\/fonts\/(files|extra)\//.test(file)).length)
    .toBeGreaterThan(2)

  // Nobody has a font cut by changing an address, and what was written is in the page when it is opened again.
  const forged = letters()[0]?.replace(/letters=[\w-]{4}/, 'letters=6bOl') ?? ''
  expect((await page.request.get(forged)).status()).toBe(404)
  await saved(page)
  expect(await html()).toContain('鹮')
  expect(await (await fetch(`${site.url}/editor/${id}`)).text()).not.toContain('鹮')
})

test('a guest’s blank page keeps the grey words’ letters from its beginning; its own are never asked for', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: HOME_TEXTS['zh-CN'].start }).first().click()
  await beginWith({ page, way: 'blank', locale: 'zh-CN' })
  await page.locator('.jl-editor-pages h1').waitFor()

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url().slice(site.url.length)))
  await page.reload()
  await page.locator('.jl-editor-pages h1').click()
  const slices = () => asked.filter((file) => /^\/fonts\/(files|extra)\//.test(file))
  await expect.poll(() => asked.some((file) => file.startsWith('/fonts/letters/'))).toBe(true)
  expect(slices().length).toBeLessThanOrEqual(2)
  await page.keyboard.type('鹮')
  await expect.poll(() => slices().length).toBeGreaterThan(0)
  expect(asked.filter((file) => file.includes('/resume/letters'))).toEqual([])
})
