import type { Page } from '@playwright/test'
import { BASE_INFO_NAMES } from '../../collections/resumes/base-info-names'
import { MOBILE_TEXTS } from '../../app/editor/texts/mobile-texts'
import { READ_BACK_TEXTS } from '../../app/editor/read-back/read-back-texts'
import { SHELL_TEXTS } from '../../app/editor/texts/shell-texts'
import { EXPORT_TEXTS } from '../../app/session/export/export-texts'
import { EXPORT_RESULT_TEXTS } from '../../app/session/export/export-result-texts'
import { englishResume } from '../factories/english-resume'
import { openGuestResume } from './open-guest-resume'
import { openOwnResume } from './open-own-resume'
import { expect, forgive, test } from './test'
import { typeInto } from './type-into'
import { expectAccessible } from './violations'

test.use({ locale: 'en' })
const texts = READ_BACK_TEXTS.en
const exports = { ...EXPORT_TEXTS.en, ...EXPORT_RESULT_TEXTS.en }

/** A resume with letters that no font of ours has, and so nobody reads. */
function withoutLetters() {
  const content = englishResume()
  const entryList = content.entryList.map((section) =>
    section.kind === 'summary'
      ? { ...section, items: section.items.map((item) => ({ ...item, text: 'Speaks ꦗꦮ well' })) }
      : section,
  )
  return { ...content, entryList }
}

const goButton = (page: Page) => page.getByRole('button', { name: new RegExp(`^${texts.go}`) })

test('letters that do not read back are told after the export, shown where they stand, and mended there', async ({
  page,
  site,
  mailbox,
  errors,
}) => {
  const content = withoutLetters()
  await openOwnResume({ page, site, mailbox, email: 'read-back@example.com', content })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: SHELL_TEXTS.en.download, exact: true }).click()
  await downloading
  await expect(page.getByText(exports.differs(1))).toBeVisible()
  await page.getByRole('button', { name: exports.look, exact: true }).click()

  const panel = page.getByRole('region', { name: exports.readBack })
  await expect(panel).toBeFocused()
  await expect(panel.getByText(texts.found(1))).toBeVisible()
  await expect(panel.getByText('U+A997 U+A9AE')).toBeVisible()
  await expectAccessible(page, '#editor-read-back')
  await panel.getByRole('button', { name: texts.first }).click()
  await expect(goButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  // the letters are selected on the page
  await page.keyboard.type('Javanese')
  await expect(page.locator('.jl-editor-pages').getByText('Speaks Javanese well')).toBeVisible()
  await expect(panel.getByText(texts.changedSince)).toBeVisible()
  await panel.getByRole('button', { name: texts.again }).click()
  await expect(panel.getByText(/^Everything on the/)).toBeVisible()
  await expect(panel.getByText('Speaks Javanese well')).toBeVisible()

  await page.route('**/resume/read-back/**', (route) => route.abort())
  await panel.getByRole('button', { name: texts.again }).click()
  await expect(panel.getByRole('heading', { name: texts.offline })).toBeVisible()
  await page.unroute('**/resume/read-back/**')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByText(/^Everything on the/)).toBeVisible()
  forgive({ errors, matching: /ERR_FAILED/ })
})

test('a guest who types on is told of the file that was downloaded, and shown that one', async ({ page }) => {
  await openGuestResume({ page })
  const name = page.getByLabel(BASE_INFO_NAMES.en.name, { exact: true })
  await typeInto(name, 'Ana \ua997\ua9ae')
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/puppeteer/guest-read-back', async (route) => {
    await held
    await route.continue()
  })
  const asking = page.waitForRequest('**/puppeteer/guest-read-back')
  await page.getByRole('button', { name: SHELL_TEXTS.en.download, exact: true }).click()
  await asking
  await typeInto(name, 'Ana Plain')
  release()
  await page.getByRole('button', { name: exports.look, exact: true }).click()
  const panel = page.getByRole('region', { name: exports.readBack })
  await expect(panel.getByText('U+A997 U+A9AE')).toBeVisible()
  await expect(panel.getByText(texts.downloaded)).toBeVisible()
  await expect(panel.getByText(texts.changedSince)).toBeVisible()
  await panel.getByRole('button', { name: texts.again }).click()
  await expect(panel.getByText('Ana Plain')).toBeVisible()
  await expect(panel.getByText(texts.downloaded)).toBeHidden()
})

test('on a phone a guest finds it under “More”, whatever it holds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openGuestResume({ page, path: '/mobile/editor' })
  await page.getByRole('tab', { name: MOBILE_TEXTS.en.more }).click()
  await page.getByRole('button', { name: exports.readBack }).click()
  const dialog = page.getByRole('dialog', { name: exports.readBack })
  await expect(dialog.getByText(/^Everything on the/)).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
