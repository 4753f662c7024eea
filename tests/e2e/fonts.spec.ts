import { STYLE_TEXTS } from '../../app/editor/texts/style-texts'
import { FONT_NAMES } from '../../app/document/style/font-names'
import { chineseResume } from '../factories/chinese-resume'
import { englishResume } from '../factories/english-resume'
import { openOwnResume } from './open-own-resume'
import { expect, forgive, test } from './test'
import { saved } from './save-state'

test.use({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })

test('a font is chosen by its own letters, which are few, and brings only what the page takes', async ({
  page,
  site,
  mailbox,
}) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  const content = chineseResume()
  await openOwnResume({ page, site, mailbox, email: 'fonts@example.com', content })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const files = (part: string) => fonts.filter((file) => file.startsWith(`/fonts/files/${part}`))
  // Nothing of any other font before one looks at their names.
  expect(fonts.filter((file) => /wenkai|plex|name-/.test(file))).toEqual([])

  const names = FONT_NAMES['zh-CN']
  await page.getByRole('button', { name: STYLE_TEXTS['zh-CN'].font }).click()
  const kai = page.getByRole('option', { name: names.kai })
  await expect(kai).toBeVisible()
  await expect.poll(() => files('name-kai').length).toBe(2)
  expect(files('wenkai')).toEqual([])

  await kai.click()
  const title = page.locator('.jl-editor-pages h1')
  await expect(title).toHaveCSS('font-family', /'?"?Jianli Garalde/)
  await expect.poll(() => files('wenkai-700').length).toBeGreaterThan(0)
  await saved(page)
  // The other Chinese font stands behind it, for what it lacks: signs, and no more of its Chinese characters.
  expect(files('serif-').length).toBeLessThan(5)
  expect(files('plex')).toEqual([])

  // A letter that no font has brings the boxes around it, and nothing did before.
  const boxes = () => fonts.filter((file) => file.startsWith('/fonts/box/'))
  expect(boxes()).toEqual([])
  await title.click()
  await page.keyboard.insertText('ꆈ')
  await expect(title).toContainText('ꆈ')
  await expect.poll(boxes).toEqual(['/fonts/box/kai-a000.ttf'])
  const isLoaded = () =>
    page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => /Screen Box/.test(family) && status === 'loaded'),
    )
  await expect.poll(isLoaded).toBe(true)
})

test('letters whose font did not come get it once it can be had', async ({ page, site, mailbox, errors }) => {
  await page.route('**/fonts/files/latin-sans-*', (route) => route.abort())
  // The style sheet, too, and before anything could hear of it.
  await page.route('**/fonts/jianli-*.css', (route) => route.abort())
  await openOwnResume({ page, site, mailbox, email: 'lost-fonts@example.com', content: englishResume() })
  await page.unroute('**/fonts/jianli-*.css')
  const sheet = page.locator('link[rel=stylesheet][href*="/fonts/jianli-"]')
  await expect
    .poll(() =>
      sheet.evaluate((link: HTMLLinkElement) => {
        try {
          return link.sheet?.cssRules.length ?? 0
        } catch {
          // The one that was cut off, until the next one stands in its place.
          return 0
        }
      }),
    )
    .toBeGreaterThan(0)
  const title = page.locator('.jl-editor-pages h1')
  const quotes = () =>
    title.evaluate(({ firstChild, textContent }) => {
      const range = document.createRange()
      if (firstChild) range.setStart(firstChild, textContent.indexOf('“'))
      if (firstChild) range.setEnd(firstChild, textContent.lastIndexOf('”') + 1)
      return range.getBoundingClientRect().width
    })
  await title.click()
  await page.keyboard.press('End')
  await page.keyboard.type('“”')
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some((face) => face.status === 'error')))
    .toBe(true)
  // The Chinese font's quotes are as wide as its letters.
  const wide = await quotes()
  await page.unroute('**/fonts/files/latin-sans-*')
  await expect.poll(quotes).toBeLessThan(wide * 0.8)
  forgive({ errors, matching: /ERR_FAILED.*(latin-|jianli-)/ })
})
