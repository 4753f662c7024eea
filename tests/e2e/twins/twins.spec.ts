import type { Page } from '@playwright/test'
import { entryItem, entrySection, resumeContent } from '../../../collections/resumes/schema'
import { TWIN_TEXTS } from '../../../app/editor/twin/twin-texts'
import { openOwnResume } from '../open-own-resume'
import { expect, test } from '../test'
import { typeInto } from '../type-into'
import { expectAccessible } from '../violations'

test.use({ locale: 'en', viewport: { width: 1440, height: 900 } })

const t = TWIN_TEXTS.en

const content = resumeContent.parse({
  config: { language: 'en' },
  baseInfo: { title: 'Basic information', list: [{ id: 'name', kind: 'name', value: 'Anna Miller' }] },
  entryList: [
    entrySection.parse({
      id: 'work',
      kind: 'experience',
      title: 'Experience',
      items: [entryItem.parse({ id: 'job', title: 'Acme', start: '2019-05', text: '- Led five people' })],
    }),
  ],
})

const drawer = (page: Page) => page.getByRole('region', { name: t.name, exact: true })
const button = (page: Page) => page.getByRole('button', { name: new RegExp(`^${t.name}`) })
const card = (page: Page, name: string) =>
  drawer(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
/** What one writes on. */
const drawn = (page: Page) => page.locator('.jl-editor-pages')
const heading = (page: Page, name: string) => drawer(page).getByRole('heading', { name, exact: true })

/** Puts a text into a field of the forms. */
async function write(page: Page, field: string, text: string): Promise<void> {
  for (const owner of ['work', 'job']) {
    const head = page.locator(`[data-owner="${owner}"] button[aria-expanded]`).first()
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  }
  await typeInto(page.locator(`[data-field="job.${field}"]`), text)
}

test('one makes the other language, changes one, and brings the other into step', async ({
  page,
  site,
  mailbox,
}) => {
  await openOwnResume({ page, site, mailbox, email: 'twins@example.com', content })
  await button(page).click()
  await drawer(page).getByRole('button', { name: t.make }).click()

  // the copy is open, its headings translated, its texts waiting
  await expect(drawn(page)).toContainText('工作经历')
  await expect(heading(page, t.count(3))).toBeVisible()
  await expect(page.getByRole('region', { name: t.page.en })).toContainText('Led five people')
  await expectAccessible(page, '#editor-twin')
  for (const left of [2, 1]) {
    await drawer(page).getByRole('button', { name: t.keep }).first().press('Enter')
    await expect(heading(page, t.count(left))).toBeVisible()
  }
  await drawer(page).getByRole('button', { name: t.keep }).press('Enter')
  await expect(heading(page, t.inStep)).toBeVisible()

  // back in the first one, a date and a line change
  await expect(page.getByText(t.kept)).toBeVisible()
  await drawer(page).getByRole('button', { name: t.go.en }).first().click()
  await expect(drawn(page)).toContainText('Experience')
  // what that would undo is not here
  await expect(page.getByText(t.kept)).toHaveCount(0)
  await expect(heading(page, t.inStep)).toBeVisible()
  await drawer(page).getByRole('button', { name: t.close }).click()
  await write(page, 'start', '2018-03')
  await page.locator('[data-field="job.text"]').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' and a budget')
  await button(page).click()
  await expect(drawer(page)).toContainText(t.otherBehind({ count: 2, version: t.version['zh-CN'] }))
  await drawer(page).getByRole('button', { name: t.go['zh-CN'] }).first().click()

  // both are marked in the other
  await expect(heading(page, t.count(2))).toBeVisible()
  await expect(button(page)).toHaveAccessibleName(t.button(2))
  const date = card(page, 'Experience › Acme › Start')
  const text = card(page, 'Experience › Acme › What you did and achieved')
  await expect(date).toContainText('2018-03')
  await expect(text).toContainText('and a budget')
  await date.getByRole('button', { name: t.take, exact: true }).click()
  await expect(date).toHaveCount(0)
  await expect(drawn(page)).toContainText('2018.03')
  await text.getByRole('button', { name: t.edit }).press('Enter')
  await page.keyboard.type('带领 ')
  await expect(heading(page, t.inStep)).toBeVisible()

  await page.keyboard.press('ControlOrMeta+z')
  await expect(heading(page, t.count(1))).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(heading(page, t.count(2))).toBeVisible()
  await expect(drawn(page)).toContainText('2019.05')
})
