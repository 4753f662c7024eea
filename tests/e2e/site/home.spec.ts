import { expect, test } from '../test'

test.use({ locale: 'en' })

const HERO = 'section:first-of-type'

test('the page on top is written before one’s eyes, until one takes it over', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/')
  const frame = page.frameLocator(`${HERO} iframe`)
  const line = frame.locator('li[data-live]').first()
  const html = frame.locator('html')
  // No time passes on the page but this.
  const afterSeconds = (seconds: number, look: () => Promise<unknown>) =>
    expect.poll(() => page.clock.runFor(seconds * 1000).then(look))
  await afterSeconds(1, () => page.locator(`${HERO} iframe`).count()).toBe(1)
  await expect(html).toHaveAttribute('data-live', 'waiting')
  const begun = (await line.innerText()).length
  await afterSeconds(5, () => html.getAttribute('data-live')).toBe('done')
  expect((await line.innerText()).length).toBeGreaterThan(begun)
  // What stands there in the end is the template's own text.
  const picture = await page.locator(`${HERO} img`).first().getAttribute('src')
  const code = /template\/([^?]+)/.exec(picture ?? '')?.[1] ?? ''
  const info = await page.request.post(`/resume-api/template/info/${code}`, { data: {} })
  const words = (await line.innerText()).replaceAll(/\s+/g, ' ').trim()
  expect(JSON.stringify(await info.json()).replaceAll('*', '')).toContain(words.replaceAll('*', ''))

  await page
    .getByRole('button', { name: /^Color #/ })
    .first()
    .click()
  await expect(page.locator(`${HERO} iframe`)).toHaveCount(0)
  await expect(page.locator(`${HERO} img`).first()).toHaveAttribute('src', /[?&]color=/)
})

test.describe('for those who want no motion', () => {
  test('the page on top stays still', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/')
    await page.getByRole('button', { name: /^Edit this page/ }).waitFor()
    // Longer than the page would wait before it begins.
    await page.clock.install()
    await page.reload()
    await page.clock.runFor(10_000)
    await expect(page.locator(`${HERO} iframe`)).toHaveCount(0)
    expect(asked.filter((url) => url.includes('/live-page'))).toEqual([])
  })
})

test('scripts come at the first sign of a person, and a button pressed before them is not lost', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/entry\.client/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  expect(scripts).toEqual([])
  const asked = page.waitForRequest(/entry\.client/)
  await page.getByRole('button', { name: /^Edit this page/ }).click()
  await asked
  expect(new URL(page.url()).pathname).toBe('/')
  release()
  await expect(page.locator('.jl-writer-box')).toBeFocused()
})
