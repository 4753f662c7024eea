import type { Page } from '@playwright/test'
import { LIST_TEXTS } from '../../../app/routes/_site.user/list/texts'
import { USER_TEXTS } from '../../../app/routes/_site.user/texts'
import { BLANK_TEXTS } from '../../../app/session/export/blank-texts'
import { signInAt, siteCall } from '../../setup/site-call'
import { signInPage } from '../open-own-resume'
import { expect, test } from '../test'
import { typeInto } from '../type-into'
import { expectAccessible } from '../violations'

test.use({ locale: 'en' })

const t = LIST_TEXTS.en
const user = USER_TEXTS.en
const card = (page: Page, title: string) => page.getByRole('link', { name: user.open(title) })
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: t.select(title) })
const bar = (page: Page) => page.getByRole('group', { name: t.selection })

type Made = { page: Page; site: { url: string }; token: string; titles: readonly string[] }

/** An account with resumes of these titles, the last of them the last changed, at its list. */
async function openList({ page, site, token, titles }: Made): Promise<void> {
  for (const title of titles)
    await siteCall({
      url: site.url,
      path: '/resume/create',
      token,
      body: { title, templateCode: 'classic-en' },
    })
  await page.goto('/user')
  for (const title of titles) await expect(card(page, title)).toBeVisible()
}

test('one searches, orders and tags, and finds the list as it was left', async ({ page, site, mailbox }) => {
  const token = await signInAt({ url: site.url, mailbox, email: 'seeks@example.com' })
  await signInPage({ page, site, token })
  await openList({ page, site, token, titles: ['Beta', 'Alpha', 'Gamma'] })
  const cards = page.getByRole('link', { name: /^Edit “/ })
  await expect(cards).toHaveCount(3)
  await expect(cards.first()).toHaveAccessibleName(user.open('Gamma'))
  // Each shows its own first page.
  const picture = page.getByRole('main').locator('img').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  await page.getByRole('button', { name: new RegExp(t.sort) }).click()
  await page.getByRole('option', { name: t.sorts.title }).click()
  await expect(cards.first()).toHaveAccessibleName(user.open('Alpha'))

  await page.getByRole('button', { name: user.actions('Beta') }).click()
  await page.getByRole('menuitem', { name: t.tag }).click()
  const dialog = page.getByRole('dialog', { name: t.tagDialog.title(1) })
  await typeInto(dialog.getByLabel(t.tagDialog.add), 'Summer')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: t.tagDialog.save }).click()
  await page.getByRole('button', { name: t.tagged('Summer', 1) }).click()
  await expect(cards).toHaveCount(1)

  await card(page, 'Beta').click()
  await page.waitForURL(/\/editor\//)
  await page.goBack()
  await expect(cards).toHaveCount(1)
  await page.getByRole('button', { name: t.allTags, exact: true }).click()
  await typeInto(page.getByRole('searchbox', { name: t.search }), 'gamm')
  await expect(cards).toHaveCount(1)
  await typeInto(page.getByRole('searchbox', { name: t.search }), 'nobody')
  await expect(page.getByText(t.noMatch.title)).toBeVisible()
  await page.getByRole('button', { name: t.clearQuery }).click()
  await expect(cards).toHaveCount(3)
  await expect(cards.first()).toHaveAccessibleName(user.open('Alpha'))
})

test('several are selected with Shift, exported, deleted and brought back; the trash is emptied for good', async ({
  page,
  site,
  mailbox,
}) => {
  const token = await signInAt({ url: site.url, mailbox, email: 'selects@example.com' })
  await signInPage({ page, site, token })
  await siteCall({ url: site.url, path: '/resume/create', token, body: { title: 'E', templateCode: '' } })
  await openList({ page, site, token, titles: ['D', 'C', 'B', 'A'] })
  await box(page, 'A').focus()
  await page.keyboard.press('Space')
  await box(page, 'C').click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText(t.selected(3))
  await expectAccessible(page)
  const exporting = page.waitForEvent('download')
  await bar(page).getByRole('button', { name: t.exportFile }).click()
  expect((await exporting).suggestedFilename()).toBe(`${t.archive}.zip`)

  await bar(page).getByRole('button', { name: user.remove }).click()
  await expect(card(page, 'A')).toHaveCount(0)
  await expect(card(page, 'D')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(t.restoredMany(3))).toBeVisible()
  for (const title of ['A', 'B', 'C', 'D']) await expect(card(page, title)).toBeVisible()

  // Of several too it is asked before there is a file of nothing.
  await box(page, 'D').click()
  // While one is selected, another's picture selects it too.
  await card(page, 'E').click()
  await bar(page).getByRole('button', { name: t.exportFile }).click()
  await expect(page.getByText(BLANK_TEXTS.en.blankMany(['E']))).toBeVisible()
  const asked = page.waitForEvent('download')
  await page.getByRole('button', { name: BLANK_TEXTS.en.anyway }).click()
  await asked
  await bar(page).getByRole('button', { name: t.clearSelection }).click()

  await box(page, 'A').click()
  await box(page, 'B').click({ modifiers: ['Shift'] })
  await page.keyboard.press('Delete')
  await expect(page.getByText(t.removedMany(2))).toBeVisible()
  await page.goto('/user?tab=trash')
  await page.getByRole('button', { name: `${t.erase.one}: A` }).click()
  await page.getByRole('button', { name: t.erase.do(1) }).click()
  await expect(page.getByRole('button', { name: user.restore })).toHaveCount(1)
  await page.getByRole('button', { name: t.erase.all }).click()
  const dialog = page.getByRole('alertdialog', { name: t.erase.titleAll(1) })
  await expect(dialog.getByRole('button', { name: t.erase.cancel })).toBeFocused()
  await expectAccessible(page, '[role=alertdialog]')
  await dialog.getByRole('button', { name: t.erase.do(1) }).click()
  await expect(page.getByText(user.emptyTrash.title)).toBeVisible()
})
