import { PREVIEW_TEXTS } from '../../app/routes/preview.$id/texts'
import { signInAt, siteCall } from '../setup/site-call'
import { expect, forgive, test } from './test'
import { typeInto } from './type-into'

test.use({ locale: 'en', javaScriptEnabled: false })

const texts = PREVIEW_TEXTS.en

test('a shared resume says what is wrong: code missing, wrong, too often, not shared', async ({
  page,
  site,
  mailbox,
  errors,
}) => {
  const { url } = site
  const token = await signInAt({ url, mailbox, email: 'shares@example.com' })
  const created = await siteCall({ url, path: '/resume/create', token, body: { templateCode: 'classic-en' } })
  const id = String(created.body.data)
  const share = (accessCode: string) =>
    siteCall({ url, path: `/resume/access-code/${id}`, token, body: { accessCode } })
  await share('48201957')

  await page.goto(`/preview/${id}`)
  await expect(page.getByRole('heading', { name: texts.askTitle })).toBeVisible()
  await typeInto(page.getByLabel(texts.code), '0000 000')
  const refused = page.waitForResponse(/\/preview\//)
  await page.getByRole('button', { name: texts.open }).click()
  expect((await refused).status()).toBe(403)
  await expect(page.getByRole('alert')).toHaveText(texts.wrong)

  await typeInto(page.getByLabel(texts.code), '4820-19 57')
  await page.getByRole('button', { name: texts.open }).click()
  await expect(page.locator('.jl-page').first()).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')

  await share('')
  expect((await page.goto(`/preview/${id}?code=48201957`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: texts.gone.title })).toBeVisible()

  await share('30758264')
  let status = 0
  for (let tries = 0; tries < 12 && status !== 429; tries++)
    status = (await page.goto(`/preview/${id}?code=00000000`))?.status() ?? 0
  expect(status).toBe(429)
  await expect(page.getByRole('alert')).toContainText(/Too many wrong codes/)
  forgive({ errors, matching: /(403|404|429).*preview/ })
})

test('the phone menu opens, without script, and follows its links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/preview/none')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Templates' }).first().click()
  await expect(page).toHaveURL(/#templates$/)
})
