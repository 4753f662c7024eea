import type { Page } from '@playwright/test'
import { HISTORY_TEXTS } from '../../../app/editor/history/history-texts'
import { EXPORT_TEXTS } from '../../../app/session/export/export-texts'
import { englishResume } from '../../factories/english-resume'
import { makeOwnResume, openEditor } from '../open-own-resume'
import { expect, forgive, test } from '../test'
import { typeInto } from '../type-into'
import { saveVersions } from './save-versions'
import { expectAccessible } from '../violations'
import { saved } from '../save-state'

test.use({ locale: 'en' })
const texts = HISTORY_TEXTS.en
const heading = (page: Page) => page.locator('.jl-editor-pages h1')
const rows = (page: Page) => page.getByRole('listbox', { name: texts.versions }).getByRole('option')
const marks = (page: Page) => page.getByRole('list', { name: texts.marks }).getByRole('listitem')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

test('a version shows what has changed since, takes a name, and comes back as one step of undo', async ({
  page,
  site,
  mailbox,
}) => {
  const email = 'history@example.com'
  const { id, token } = await makeOwnResume({ page, site, mailbox, email, content: englishResume() })
  const file = `${site.url}/resume-api/resume/export/${id}?format=markdown`
  expect((await page.request.get(file, { headers: { authorization: token } })).status()).toBe(200)
  await saveVersions({ site, id, token })
  await openEditor({ page, id })
  await page.keyboard.press('ControlOrMeta+Shift+h')

  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).nth(0)).toContainText(texts.current)
  await expect(rows(page).nth(0)).toContainText(texts.counts({ added: 1, changed: 0, removed: 1 }))
  await expect(rows(page).nth(1)).toContainText(texts.counts({ added: 0, changed: 1, removed: 0 }))
  // The arrows go through them; the one before the current is chosen at first.
  await expect(rows(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(2)).toHaveAttribute('aria-selected', 'true')
  await expect(marks(page)).toHaveText([
    new RegExp(`${texts.changed}: Rowan Ellery`),
    new RegExp(`${texts.removed}: Bristol`),
  ])
  await tab(page, texts.now).click()
  await expect(marks(page)).toHaveText([
    new RegExp(`${texts.changed}: Anna Hoofferr`),
    new RegExp(`${texts.added}: Balloon committee`),
  ])
  // What has changed since the file is a press away: the pages of now, with the same marks.
  await rows(page).nth(1).click()
  await page.getByRole('button', { name: texts.sinceExport }).click()
  await expect(rows(page).nth(2)).toContainText(texts.exportedAs(EXPORT_TEXTS.en.formats.markdown))
  await expect(tab(page, texts.now)).toHaveAttribute('aria-selected', 'true')
  await expect(marks(page)).toHaveText([
    new RegExp(`${texts.changed}: Anna Hoofferr`),
    new RegExp(`${texts.added}: Balloon committee`),
  ])
  await expectAccessible(page, '[role=dialog]')
  await tab(page, texts.asText).click()
  const compared = page.getByRole('region', { name: texts.asText })
  await expect(compared.locator('del').first()).toContainText('Rowan Ellery')
  await expect(compared.locator('ins').last()).toContainText('Added: Balloon committee')
  await expectAccessible(page, '[role=dialog]')

  await typeInto(page.getByRole('textbox', { name: texts.name }), 'Sent to Hooff & Balloon')
  await page.keyboard.press('Enter')
  await expect(rows(page).nth(2)).toContainText('Sent to Hooff & Balloon')

  await page.getByRole('button', { name: texts.restore }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(heading(page)).toHaveText('Rowan Ellery')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(heading(page)).toHaveText('Anna Hoofferr')
  await expect(page.locator('.jl-editor-pages')).toContainText('Balloon committee')
  await page.locator('#editor-page').focus()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(heading(page)).toHaveText('Rowan Ellery')
  await saved(page)
  await openEditor({ page, id })
  await expect(heading(page)).toHaveText('Rowan Ellery')
})

test('what can’t be read is asked for once more', async ({ page, site, mailbox, errors }) => {
  const email = 'history-lost@example.com'
  const { id, token } = await makeOwnResume({ page, site, mailbox, email, content: englishResume() })
  await saveVersions({ site, id, token })
  await openEditor({ page, id })
  await page.route('**/resume-api/resume/version*/**', (route) => route.abort())
  await page.keyboard.press('ControlOrMeta+Shift+h')
  await expect(page.getByRole('heading', { name: texts.failed })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.unroute('**/resume-api/resume/version*/**')
  await page.route('**/resume-api/resume/version/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByRole('button', { name: texts.restore })).toBeDisabled()
  await page.unroute('**/resume-api/resume/version/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: texts.restore })).toBeEnabled()

  // Another tab's save let it go meanwhile: what is kept now is asked for.
  const gone = { postData: JSON.stringify({ version: '0' }) }
  await page.route('**/resume-api/resume/version/**', (route) => route.continue(gone), { times: 1 })
  await rows(page).nth(2).click()
  await expect(page.getByText(texts.gone)).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: texts.restore })).toBeEnabled()
  forgive({ errors, matching: /ERR_FAILED|404.*resume\/version/ })
})
