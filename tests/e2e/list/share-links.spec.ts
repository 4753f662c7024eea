import { PREVIEW_TEXTS } from '../../../app/routes/preview.$id/texts'
import { LINKS_TEXTS } from '../../../app/session/share/links-texts'
import { SHARE_TEXTS } from '../../../app/session/share/share-texts'
import { USER_TEXTS } from '../../../app/routes/_site.user/texts'
import { signInAt, siteCall } from '../../setup/site-call'
import { signInPage } from '../open-own-resume'
import { expect, forgive, test } from '../test'
import { typeInto } from '../type-into'
import { expectAccessible } from '../violations'

test.use({ locale: 'en', permissions: ['clipboard-read', 'clipboard-write'] })

const t = LINKS_TEXTS.en
const preview = PREVIEW_TEXTS.en

test('a link of its own: made, read on a phone as text, counted, used up, taken back', async ({
  page,
  browser,
  site,
  mailbox,
  errors,
}) => {
  const token = await signInAt({ url: site.url, mailbox, email: 'links@example.com' })
  await signInPage({ page, site, token })
  await siteCall({
    url: site.url,
    path: '/resume/create',
    token,
    body: { title: 'Mine', templateCode: 'classic-en' },
  })
  await page.goto('/user')
  await page.getByRole('button', { name: USER_TEXTS.en.actions('Mine') }).click()
  await page.getByRole('menuitem', { name: USER_TEXTS.en.share }).click()
  const dialog = page.getByRole('dialog', { name: SHARE_TEXTS.en.title })
  await dialog.getByRole('button', { name: t.make }).click()
  await typeInto(dialog.getByLabel(t.label), 'Hoopp & Co')
  await dialog.getByRole('textbox', { name: t.viewLimit }).press('1')
  await dialog.getByText(t.canDownload).click()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: t.create }).click()
  // the notice, which goes by itself, stands clear of the dialog
  const notice = page.getByText(SHARE_TEXTS.en.copied)
  await expect
    .poll(async () => {
      const [above, below] = [await notice.boundingBox(), await dialog.boundingBox()]
      return above && below && above.y + above.height < below.y
    })
    .toBe(true)
  await expect(dialog.getByText('Hoopp & Co')).toBeVisible()
  await expect(dialog.getByText(t.views(0, 1))).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(/\/preview\/[0-9a-f-]+\?code=\d{8}$/)

  const badge = page.getByText(USER_TEXTS.en.shared, { exact: true })
  await page.keyboard.press('Escape')
  await expect(badge).toBeVisible()

  const phone = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'en',
    viewport: { width: 390, height: 844 },
  })
  const reader = await phone.newPage()
  await reader.goto(address)
  await expect(reader.locator('.paper-fit')).toBeVisible()
  await expect(reader.getByRole('link', { name: preview.download })).toHaveCount(0)
  const heading = reader.getByRole('article').getByRole('heading', { level: 1 })
  await expect(heading).toBeHidden()
  await reader.getByText(preview.asText, { exact: true }).click()
  await expect(heading).toBeVisible()
  await expect(reader.locator('.paper-fit')).toBeHidden()
  await reader.reload()
  await expect(reader.locator('.jl-page').first()).toBeAttached()
  await phone.close()

  const late = await browser.newContext({ javaScriptEnabled: false, locale: 'zh-CN' })
  const other = await late.newPage()
  expect((await other.goto(address))?.status()).toBe(410)
  const { ended } = PREVIEW_TEXTS['zh-CN']
  await expect(other.getByRole('heading', { name: ended['used-up'].title })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('button', { name: USER_TEXTS.en.actions('Mine') })).toBeVisible()
  await expect(badge).toBeHidden()
  await page.getByRole('button', { name: USER_TEXTS.en.actions('Mine') }).click()
  await page.getByRole('menuitem', { name: USER_TEXTS.en.share }).click()
  await expect(dialog.getByText(t.views(1, 1))).toBeVisible()
  await expect(dialog.getByText(t.states['used-up'])).toBeVisible()
  await dialog.getByRole('button', { name: t.more('Hoopp & Co') }).click()
  await page.getByRole('menuitem', { name: t.show }).click()
  await expect(dialog.getByRole('table')).toContainText(t.views(1, null))
  await dialog.getByRole('button', { name: t.more('Hoopp & Co') }).click()
  await page.getByRole('menuitem', { name: t.revoke }).click()
  await expect(dialog.getByText(t.states.revoked)).toBeVisible()
  expect((await other.goto(address))?.status()).toBe(410)
  await expect(other.getByRole('heading', { name: ended.revoked.title })).toBeVisible()
  await late.close()
  forgive({ errors, matching: /410/ })
})
