import type { Page } from '@playwright/test'
import { LATE_TEXTS } from '../../app/components/late/late-texts'
import { BASE_INFO_NAMES } from '../../collections/resumes/base-info-names'
import { PANEL_TEXTS } from '../../app/editor/assistant/texts/panel-texts'
import { FORM_TEXTS } from '../../app/editor/texts/form-texts'
import { COMMAND_TEXTS } from '../../app/editor/commands/command-texts'
import { openGuestResume } from './open-guest-resume'
import { expect, forgive, test } from './test'

test.use({ locale: 'en' })

const texts = LATE_TEXTS.en
/** In the forms; the page's own box has the name of what is written there. */
const nameOf = (page: Page) =>
  page.locator('#editor-left').getByLabel(BASE_INFO_NAMES.en.name, { exact: true })
/** What the browser, and React, say of a script that did not come. */
const NOT_COME = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/

/** Lets the first `times` requests for a script fail; `most` of what it answers can be set while the page runs. */
async function fail({ page, script, times }: { page: Page; script: string; times: number }) {
  const asked = { times: 0, most: times }
  await page.route(`**/assets/${script}-*.js`, (route) =>
    ++asked.times > asked.most ? route.continue() : route.abort(),
  )
  return asked
}

test('a script that fails once, or for want of a network, is asked for again', async ({
  page,
  context,
  errors,
}) => {
  const asked = await fail({ page, script: 'for-editor', times: 1 })
  await openGuestResume({ page })
  await expect(page.getByRole('radio', { name: 'Letter' })).toBeVisible()
  await expect(page.getByText(texts.missing)).toBeHidden()
  expect(asked.times).toBe(2)

  // One that did not come for want of a network comes with it.
  await context.setOffline(true)
  const assistant = page.getByRole('button', { name: PANEL_TEXTS.en.name, exact: true })
  await assistant.click()
  await expect(page.getByText(texts.offline)).toBeVisible()
  // An arrow at the end of a field stays in it.
  await page.getByRole('textbox', { name: BASE_INFO_NAMES.en.name }).last().press('End')
  for (const key of ['ArrowRight', 'Alt+Enter']) await page.keyboard.press(key)
  await page.getByRole('menuitem', { name: FORM_TEXTS.en.details }).click()
  await expect(page.getByText(texts.missing)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(texts.missing)).toBeHidden()
  await assistant.click()
  await expect(page.getByRole('tab', { name: PANEL_TEXTS.en.tabs.check })).toBeVisible()
  forgive({ errors, matching: NOT_COME })
})

test('a part that does not come leaves the page, what was typed, and a button in its place', async ({
  page,
  errors,
}) => {
  const around = await fail({ page, script: 'for-editor', times: Infinity })
  await fail({ page, script: 'ShortcutSheet', times: 2 })
  await openGuestResume({ page })
  const name = page.locator('.jl-editor-pages h1')
  await name.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Anna Miller')
  // The forms at one side of the page, the style at the other.
  await expect(page.getByText(texts.missing)).toHaveCount(2)
  await expect(name).toHaveText('Anna Miller')
  around.most = 0
  await page.getByRole('button', { name: texts.again }).last().click()
  await expect(page.getByRole('radio', { name: 'Letter' })).toBeVisible()
  await page.getByRole('button', { name: texts.again }).click()
  await expect(nameOf(page)).toHaveValue('Anna Miller')

  // A dialog says so as well, and opens when it is asked for again.
  await page.keyboard.press('?')
  await expect(page.getByText(texts.missing)).toBeVisible()
  await expect(page.getByRole('button', { name: texts.reload })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: COMMAND_TEXTS.en.shortcuts })).toBeVisible()
  forgive({ errors, matching: NOT_COME })
})
