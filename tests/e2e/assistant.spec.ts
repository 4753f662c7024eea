import type { Page } from '@playwright/test'
import { CHECK_TEXTS } from '../../app/editor/assistant/texts/check-texts'
import { LOGIN_TEXTS } from '../../app/session/login/texts'
import { SHELL_TEXTS } from '../../app/editor/texts/shell-texts'
import { siteCall } from '../setup/site-call'
import { ACCEPT, asks, openPanel, panel, tab, test, words } from './assistant-test'
import { openGuestResume } from './open-guest-resume'
import { openOwnResume } from './open-own-resume'
import { expect } from './test'
import { typeInto } from './type-into'
import { expectAccessible } from './violations'
import { saved } from './save-state'

const axe = async (page: Page) => await expectAccessible(page, '#editor-assistant')

type Content = { entryList: { id: string; kind: string; items: { id: string; text: string }[] }[] }
async function storedContent({ url, id, token }: { url: string; id: string; token: string }) {
  const { body } = await siteCall({ url, path: `/resume/info/${id}`, token, body: {} })
  return (body.data as { content: Content }).content
}

test('a suggestion is refused and nothing changes, is accepted as one step, and one step takes it back; the talk streams', async ({
  page,
  site,
  mailbox,
  provider,
}) => {
  const { id, token } = await openOwnResume({ page, site, mailbox, email: 'panel@example.com' })
  const before = await storedContent({ url: site.url, id, token })
  const section = before.entryList.find(({ kind }) => kind === 'experience')
  const item = section?.items[0]
  if (!section || !item) throw new Error('the template has no experience')
  const offer = (line: string) =>
    JSON.stringify({
      edits: [{ id: item.id, field: 'text', value: `- ${line}\n${item.text}`, why: 'Says more' }],
      questions: [],
    })
  provider.replies = [offer('Hired 4321 people.'), offer('Wrote plainly, so that others could follow.')]
  const paper = page.locator('.jl-editor-pages')
  // What is picked on the page is what is asked about.
  await paper.locator(`[data-block^="${item.id}."]`).first().click()
  const drawer = await openPanel(page)
  await tab(page, panel.tabs.improve).click()
  await drawer.getByRole('button', { name: new RegExp(`^${asks.aims.stronger}`) }).click()
  const list = drawer.getByRole('group', { name: words.list })
  // The resume has no such number.
  await expect(list.locator('mark').filter({ hasText: '4321' })).toBeVisible()
  await axe(page)
  await list.getByRole('button', { name: words.refuse, exact: true }).click()
  await expect(list.getByText(words.states.refused)).toBeVisible()
  expect(await storedContent({ url: site.url, id, token })).toEqual(before)
  await expect(paper).not.toContainText('4321')

  await drawer.getByRole('button', { name: new RegExp(`^${asks.aims.stronger}`) }).click()
  await list.getByRole('button', { name: ACCEPT }).click()
  await expect(paper).toContainText('Wrote plainly, so that others could follow.')
  await saved(page)
  await page.getByRole('button', { name: new RegExp(`^${SHELL_TEXTS.en.undo}: Suggestion`) }).click()
  await expect(paper).not.toContainText('Wrote plainly, so that others could follow.')
  await expect.poll(() => storedContent({ url: site.url, id, token })).toEqual(before)

  provider.replies = ['It is fine as it is. Keep the dates.']
  provider.pace = 30
  await tab(page, panel.tabs.chat).click()
  await typeInto(drawer.getByRole('textbox', { name: asks.message }), 'Is it fine?')
  await page.keyboard.press('Enter')
  await expect(
    drawer.getByText('It is fine as it is. Keep the dates.', { exact: false }).first(),
  ).toBeVisible()
  await axe(page)
  provider.pace = 0
  // What went out is there to be read.
  await drawer.getByRole('button', { name: panel.sent }).last().click()
  await expect(page.getByRole('dialog', { name: panel.sentTitle })).toContainText('Is it fine?')
  await page.keyboard.press('Escape')

  await drawer.getByRole('textbox', { name: asks.message }).focus()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test('a guest has the check and its patches with no model; asking for more leads to signing in', async ({
  page,
}) => {
  await openGuestResume({ page })
  await typeInto(page.getByLabel(/^e-?mail$/i), 'someone at home')
  const paper = page.locator('.jl-editor-pages')
  await paper.locator('[data-block*=".text"]').first().click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Knows Javascript.')
  await expect(paper).toContainText('Knows Javascript.')
  const drawer = await openPanel(page)
  await expect(drawer.getByText(/out of 100/)).toBeVisible()
  const fix = drawer.getByRole('button', { name: /^Write “JavaScript”/ })
  await fix.click()
  await expect(fix).toBeHidden()
  await expect(paper).toContainText('Knows JavaScript.')
  await expect(page.getByRole('button', { name: new RegExp(`^${SHELL_TEXTS.en.undo}: `) })).toBeEnabled()
  await drawer
    .getByRole('button', { name: new RegExp(`^${CHECK_TEXTS.en.goTo('')}`) })
    .first()
    .click()
  await expect(page.getByLabel(/^e-?mail$/i)).toBeFocused()
  await axe(page)

  await tab(page, panel.tabs.improve).click()
  await axe(page)
  await drawer.getByRole('button', { name: new RegExp(`^${asks.aims.shorter}`) }).click()
  await expect(page.getByRole('dialog', { name: LOGIN_TEXTS.en.title })).toBeVisible()
})
