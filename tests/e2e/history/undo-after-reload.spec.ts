import type { Page } from '@playwright/test'
import { BASE_INFO_NAMES } from '../../../collections/resumes/base-info-names'
import { HISTORY_TEXTS } from '../../../app/editor/history/history-texts'
import { SHELL_TEXTS } from '../../../app/editor/texts/shell-texts'
import { LOGIN_TEXTS } from '../../../app/session/login/texts'
import { englishResume } from '../../factories/english-resume'
import { siteCall } from '../../setup/site-call'
import { openGuestResume } from '../open-guest-resume'
import { openEditor, openOwnResume } from '../open-own-resume'
import { expect, test } from '../test'
import { typeInto } from '../type-into'
import { saved } from '../save-state'

test.use({ locale: 'en' })
const texts = SHELL_TEXTS.en
const heading = (page: Page) => page.locator('.jl-editor-pages h1')
const nameOf = (page: Page) => page.getByLabel(BASE_INFO_NAMES.en.name, { exact: true })

test('undo and redo are there after a reload, until somebody else has changed the resume', async ({
  page,
  site,
  mailbox,
}) => {
  const email = 'undo-reload@example.com'
  const { id, token } = await openOwnResume({ page, site, mailbox, email, content: englishResume() })
  await typeInto(nameOf(page), 'Anna Hoofferr')
  await saved(page)
  await openEditor({ page, id })
  await expect(heading(page)).toHaveText('Anna Hoofferr')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(heading(page)).toHaveText('Rowan Ellery')
  await saved(page)
  await openEditor({ page, id })
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(heading(page)).toHaveText('Anna Hoofferr')
  await saved(page)

  await page.goto('/robots.txt')
  const content = englishResume({ themeColor: '#ab3a41' })
  await siteCall({ url: site.url, path: '/resume/update', token, body: { id, content } })
  await openEditor({ page, id })
  await expect(page.getByRole('button', { name: texts.undo, exact: true })).toBeDisabled()
})

test('a guest’s too, who is told that versions come with an account', async ({ page }) => {
  await openGuestResume({ page })
  const before = (await heading(page).textContent()) ?? ''
  await typeInto(nameOf(page), 'Anna Hoofferr')
  await expect(heading(page)).toHaveText('Anna Hoofferr')
  await saved(page)
  await page.reload()
  await expect(heading(page)).toHaveText('Anna Hoofferr')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(heading(page)).toHaveText(before)

  await page.keyboard.press('ControlOrMeta+Shift+h')
  await expect(page.getByRole('heading', { name: HISTORY_TEXTS.en.guest })).toBeVisible()
  await page.getByRole('button', { name: HISTORY_TEXTS.en.signIn }).click()
  await expect(page.getByRole('dialog', { name: LOGIN_TEXTS.en.title })).toBeVisible()
})
