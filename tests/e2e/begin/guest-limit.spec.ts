import { SHELL_TEXTS } from '../../../app/editor/texts/shell-texts'
import { EXPORT_RESULT_TEXTS } from '../../../app/session/export/export-result-texts'
import { LOGIN_TEXTS } from '../../../app/session/login/texts'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { typeInto } from '../type-into'

test.use({ locale: 'en' })

// The limit itself is counted in tests/integration/pdf/guest-pdf.test.ts; the other tests of this browser share its address.
test('a guest whose address has had its downloads signs in, and the file comes', async ({
  page,
  mailbox,
  errors,
}) => {
  await page.route('**/puppeteer/guest-pdf', (route) =>
    route.fulfill({ status: 429, json: { code: 429, success: false, message: 'no more', data: null } }),
  )
  await openGuestResume({ page })
  await page.getByRole('button', { name: SHELL_TEXTS.en.download }).click()
  await expect(page.getByText(EXPORT_RESULT_TEXTS.en.guestLimit)).toBeVisible()
  expect(errors.splice(0)).toEqual([expect.stringContaining('429')])

  const email = 'limit-all@example.com'
  const dialog = page.getByRole('dialog', { name: LOGIN_TEXTS.en.title })
  await typeInto(dialog.getByRole('textbox', { name: LOGIN_TEXTS.en.email }), email)
  await dialog.getByRole('button', { name: LOGIN_TEXTS.en.sendCode }).click()
  await expect(dialog.getByRole('textbox', { name: LOGIN_TEXTS.en.code })).toBeFocused()
  const downloading = page.waitForEvent('download')
  await page.keyboard.type(mailbox.codeFor(email))
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
})
