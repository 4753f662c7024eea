import { LIST_TEXTS } from '../../app/routes/_site.user/list/texts'
import { LOGIN_TEXTS } from '../../app/session/login/texts'
import { QR_TEXTS } from '../../app/session/login/qr-texts'
import { APPROVE_TEXTS } from '../../app/routes/_site.approve/texts'
import { signInAt } from '../setup/site-call'
import { signInPage } from './open-own-resume'
import { expect, test } from './test'
import { expectAccessible } from './violations'

test.use({ locale: 'en' })
const login = LOGIN_TEXTS.en
const qr = QR_TEXTS.en
const approve = APPROVE_TEXTS.en

test('a QR code is scanned by a phone that is signed in, and the waiting browser is let in', async ({
  page,
  browser,
  site,
  mailbox,
}) => {
  const phone = await (
    await browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } })
  ).newPage()
  await signInPage({
    page: phone,
    site,
    token: await signInAt({ url: site.url, mailbox, email: 'phone@example.com' }),
  })
  await page.clock.install()
  await page.goto('/user')
  await page.getByRole('main').getByRole('button', { name: LIST_TEXTS.en.guest.none.signIn }).click()
  const dialog = page.getByRole('dialog', { name: login.title })
  const asked = page.waitForResponse(/auth\/wxmp\/qrcode/)
  await dialog.getByRole('tab', { name: login.byPhone }).click()
  const { data } = (await (await asked).json()) as { data: { sceneId: string } }
  await expect(dialog.getByRole('img', { name: qr.alt.site })).toBeVisible()
  await expect(dialog.getByText(qr.waiting.site)).toBeVisible()
  await expectAccessible(page, '[role=dialog]')

  await phone.goto(`${site.url}/approve?scene=${data.sceneId}`)
  await expect(phone.getByText(approve.warning)).toBeVisible()
  await expect(phone.getByText('Chrome · ')).toBeVisible()
  await expectAccessible(phone)
  // It asks every two seconds.
  await page.clock.fastForward(2_000)
  await expect(dialog.getByText(qr.scanned)).toBeVisible()
  await phone.getByRole('button', { name: approve.approve }).click()
  await expect(phone.getByRole('heading', { name: approve.approved })).toBeVisible()

  await page.clock.fastForward(2_000)
  await expect(page.getByText(login.welcome)).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/user`)
  await phone.reload()
  await expect(phone.getByRole('heading', { name: approve.ended })).toBeVisible()
  await phone.context().close()
})
