import type { Page } from '@playwright/test'
import { signInAdminAt, signInAt } from '../../setup/site-call'
import { expect, test } from '../test'
import { formStands } from './form-stands'
import { pasteInto, typeInto } from '../type-into'

const FIRST = 'Quokkas write short lines'
const SECOND = 'Wombats write long lines'

test('an editor writes, previews, schedules, changes and withdraws a guide, unseen until it is published', async ({
  page,
  site,
  mailbox,
}) => {
  const token = await signInAt({ url: site.url, mailbox, email: 'editor@example.com' })
  const root = await signInAdminAt({ url: site.url })
  await makeEditor({ url: site.url, email: 'editor@example.com', root })
  await page.context().addCookies([{ name: 'payload-token', value: token, url: site.url }])

  // write
  await page.goto('/admin/collections/guides/create')
  await page.waitForURL(/\/guides\/(?!create)[\w-]+$/)
  await formStands(page)
  const id = page.url().split('/').at(-1) ?? ''
  const draft = async () => {
    const headers = { authorization: `JWT ${token}` }
    return (await fetch(`${site.url}/api/guides/${id}?draft=true`, { headers })).text()
  }
  const write = async (field: string, text: string) => {
    await typeInto(page.locator(`#field-${field}`), text)
    await expect.poll(draft).toContain(JSON.stringify(text))
  }
  await write('title', FIRST)
  // Each key has the admin's server look at the whole form: what is typed has been, in the title.
  await pasteInto(page.locator('#field-summary'), `${FIRST}, and why`)
  await pasteInto(page.locator('#field-author'), 'Jianli editors')
  await pasteInto(page.locator('#field-slug'), 'quokkas')
  for (const text of [`${FIRST}, and why`, 'Jianli editors', 'quokkas'])
    await expect.poll(draft).toContain(JSON.stringify(text))
  await page.locator('[data-lexical-editor=true]').first().click()
  await page.keyboard.type(`${FIRST} in a paragraph.`)
  await expect.poll(draft).toContain(`${FIRST} in a paragraph.`)
  // What visitors get by every other door: tests/integration/guides/doors.test.ts.
  const visited = async () => (await fetch(`${site.url}/guide/quokkas`)).text()
  expect(await visited(), 'a draft').not.toContain(FIRST)

  // preview, in the site's own page
  await page.locator('#live-preview-toggler').click()
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('h1')).toHaveText(FIRST)
  await expect(preview.locator('#draft')).toContainText(`${FIRST} in a paragraph.`)

  await schedulePublishing(page)
  await expect.poll(visited).toContain(FIRST)

  // change: the site shows what was published, until that is published again
  await page.reload()
  await formStands(page)
  await write('title', SECOND)
  const changed = await visited()
  expect(changed, 'a change that is not published').not.toContain(SECOND)
  expect(changed).toContain(FIRST)
  await page.locator('#action-save').click()
  await expect.poll(visited).toContain(SECOND)

  // withdraw; what is withdrawn stays as a draft
  await page.locator('.doc-controls__popup .popup-button').click()
  await page.locator('#action-unpublish').click()
  await page.locator('#confirm-action').click()
  await expect.poll(visited).not.toContain(SECOND)
  await page.reload()
  await formStands(page)
  await expect(page.locator('#field-title')).toHaveValue(SECOND)
})

/** Plans it in the drawer for the day's first minute, which has passed: the queue does it with its next look. */
async function schedulePublishing(page: Page): Promise<void> {
  await page.locator('.form-submit .popup-button').click()
  await page.locator('#schedule-publish').click()
  const drawer = page.locator('dialog[open]')
  const choice = drawer.getByRole('radio', { name: '发布', exact: true })
  await drawer
    .locator('label')
    .filter({ hasText: /^发布$/ })
    .click()
  await expect(choice).toBeChecked()
  const time = drawer.locator('.date-time-picker input').last()
  await time.click()
  // Told to the item itself: the list scrolls to the present time on its own, from under a pointer. The admin's picker may
  // be drawing itself anew just then; as a person would, it is pressed again.
  await expect(async () => {
    await page.locator('.react-datepicker__time-list-item').first().dispatchEvent('click')
    await expect(time).toHaveValue(/12:00|00:00/, { timeout: 2_000 })
  }).toPass()
  // It may open again as its box gets the focus back, over the button.
  await drawer.getByRole('heading').first().click()
  await expect(page.locator('.react-datepicker')).toHaveCount(0)
  await drawer.locator('#scheduled-publish-save').click()
  await expect(time).toHaveValue('')
  await drawer.locator('.drawer-close-button').click()
  await expect(drawer).toHaveCount(0)
}

type MakeEditor = { url: string; email: string; root: string }

/** As a super administrator does in the list of users. */
async function makeEditor({ url, email, root }: MakeEditor): Promise<void> {
  const headers = { authorization: `JWT ${root}`, 'content-type': 'application/json' }
  const where = `where[email][equals]=${encodeURIComponent(email)}`
  const body = JSON.stringify({ roles: ['ADMIN'] })
  const answer = await fetch(`${url}/api/users?${where}`, { method: 'PATCH', headers, body })
  expect(answer.status).toBe(200)
}
