import { SITE_TEXTS } from '../../app/site/texts'
import { siteCall } from '../setup/site-call'
import { ACCEPT, asks, cardsIn, openPanel, panel, said, say, tab, test, words } from './assistant-test'
import { openEditor, openOwnResume } from './open-own-resume'
import { expect, forgive } from './test'
import { typeInto } from './type-into'
import { expectAccessible } from './violations'

type Content = { entryList: { id: string; kind: string; items: { id: string; text: string }[] }[] }
type ResumeOptions = { url: string; id: string; token: string }

async function entriesOf({ url, id, token }: ResumeOptions) {
  const { body } = await siteCall({ url, path: `/resume/info/${id}`, token, body: {} })
  const { content } = body.data as { content: Content }
  return content.entryList.find(({ kind }) => kind === 'experience')?.items ?? []
}

test('suggestions are decided by the keyboard: the focus stays at each, and a text that is edited waits', async ({
  page,
  site,
  mailbox,
  provider,
}) => {
  const { id, token } = await openOwnResume({ page, site, mailbox, email: 'decides@example.com' })
  const entries = await entriesOf({ url: site.url, id, token })
  const edits = entries
    .slice(0, 2)
    .map(({ id, text }) => ({ id, field: 'text', value: `${text}\n- Kept the minutes.`, why: '' }))
  provider.replies = [`Two **small** changes.\n\n\`\`\`edits\n${JSON.stringify(edits)}\n\`\`\``]
  const drawer = await openPanel(page)
  await say(page, 'What would you change?')
  await expect(said(page)).toHaveText(`${asks.assistant}: Two small changes.`)
  await expect(said(page).locator('strong')).toHaveText('small')
  const cards = cardsIn(page)
  await cards.first().getByRole('button', { name: words.edit }).press('Enter')
  const field = cards.first().getByRole('textbox', { name: words.editLabel })
  await expect(field).toBeFocused()
  await typeInto(field, '- My own words.')
  await tab(page, panel.tabs.check).click()
  await tab(page, panel.tabs.chat).click()
  await expect(field).toHaveValue('- My own words.')

  await cards.last().getByRole('button', { name: ACCEPT }).press('Enter')
  await expect(cards.last()).toContainText(words.states.accepted)
  await expect(cards.last()).toBeFocused()
  await cards.first().getByRole('button', { name: words.cancel }).press('Enter')
  await cards.first().getByRole('button', { name: words.refuse, exact: true }).press('Enter')
  await expect(cards.first()).toBeFocused()
  await expect(page.locator('.jl-editor-pages')).not.toContainText('My own words.')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test('a figure in doubt becomes one’s own in place, a claim tells its line, and a talk’s doubts are there after a reload', async ({
  page,
  site,
  mailbox,
  provider,
}) => {
  const { id, token } = await openOwnResume({ page, site, mailbox, email: 'figures@example.com' })
  const [entry] = await entriesOf({ url: site.url, id, token })
  const text = entry?.text ?? ''
  const edits = [{ id: entry?.id, field: 'text', value: `${text}\n- Hired 4321 people.`, why: '' }]
  provider.replies = [`You hired 8765 people.\n\n\`\`\`edits\n${JSON.stringify(edits)}\n\`\`\``]
  const drawer = await openPanel(page)
  await say(page, 'What would you change?')
  const card = cardsIn(page).first()
  await expect(card.locator('mark').filter({ hasText: words.flagged })).toHaveText(`${words.flagged}4321`)
  const own = card.getByRole('button', { name: words.ownFigureFor('4321') })
  const field = card.getByRole('textbox', { name: words.ownFigureField('4321') })
  await own.press('Enter')
  await expect(field).toBeFocused()
  await expectAccessible(page, '#editor-assistant')
  await page.keyboard.type('9')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeVisible()
  await own.click()
  await expect(field).toHaveValue('4321')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(card.locator('mark').filter({ hasText: words.flagged })).toHaveCount(0)
  await expect(card.locator('ins').filter({ hasText: '12' })).toBeVisible()
  await card.locator('[data-claim]').first().click()
  await expect(page.getByRole('dialog', { name: words.whereFrom })).toContainText(words.where.resume)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: words.whereFrom })).toBeHidden()
  await expect(drawer).toBeVisible()
  await card.getByRole('button', { name: ACCEPT }).click()
  await expect(page.locator('.jl-editor-pages')).toContainText('Hired 12 people')

  await openEditor({ page, id })
  await openPanel(page)
  await tab(page, panel.tabs.chat).click()
  await expect(page.getByRole('article').locator('mark').filter({ hasText: '8765' })).toBeVisible()
})

test('what is typed and not sent is there after a reload, and gone for who signs in next', async ({
  page,
  site,
  mailbox,
  provider,
  errors,
}) => {
  const { id, token } = await openOwnResume({ page, site, mailbox, email: 'typed@example.com' })
  const [entry] = await entriesOf({ url: site.url, id, token })
  const edits = [
    { id: entry?.id, field: 'text', value: `${entry?.text ?? ''}\n- Kept the minutes.`, why: '' },
  ]
  provider.replies = [`One change.\n\n\`\`\`edits\n${JSON.stringify(edits)}\n\`\`\``]
  const drawer = await openPanel(page)
  await say(page, 'What would you change?')
  const field = cardsIn(page).first().getByRole('textbox', { name: words.editLabel })
  await cardsIn(page).first().getByRole('button', { name: words.edit }).click()
  await typeInto(field, '- My own words.')
  await tab(page, panel.tabs.tailor).click()
  await typeInto(drawer.getByRole('textbox'), 'We look for somebody who writes plainly.')

  await openEditor({ page, id })
  await openPanel(page)
  await tab(page, panel.tabs.tailor).click()
  await expect(drawer.getByRole('textbox')).toHaveValue('We look for somebody who writes plainly.')
  await tab(page, panel.tabs.chat).click()
  await drawer.getByRole('button', { name: words.showPast(1) }).click()
  await expect(field).toHaveValue('- My own words.')
  expect(await page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0)

  await page.goto(`${site.url}/user`)
  await page.getByRole('banner').getByText('typed', { exact: true }).click()
  await page.getByRole('button', { name: SITE_TEXTS.en.signOut }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('My own words')
  // The list, or its picture, may be asked for as the session ends.
  forgive({ errors, matching: /404.*thumbnails\/resume|401.*resume\/list/ })
})

test('a letter’s doubts are marked in its text; a model’s opinion stands under the check alone, also from the history', async ({
  page,
  site,
  mailbox,
  provider,
}) => {
  const { id, token } = await openOwnResume({ page, site, mailbox, email: 'letter@example.com' })
  const [entry] = await entriesOf({ url: site.url, id, token })
  const finding = {
    id: entry?.id,
    severity: 'hint',
    title: 'Unclear duty',
    why: 'Whose work?',
    how: 'Say it.',
  }
  provider.replies = [JSON.stringify({ findings: [finding] })]
  const drawer = await openPanel(page)
  await drawer.getByRole('button', { name: asks.kinds.inspect }).click()
  await expect(drawer.getByRole('heading', { name: 'Unclear duty' })).toBeVisible()

  provider.replies = ['## A letter\n\nI hired **4321 people** in my time.']
  await tab(page, panel.tabs.improve).click()
  await expect(drawer.getByText('Unclear duty')).toHaveCount(0)
  await drawer.getByText(asks.kinds['cover-letter'], { exact: true }).click()
  await drawer.locator('details[open]').getByRole('button', { name: asks.go }).click()
  const letter = drawer.getByRole('article')
  await expect(letter.locator('mark').filter({ hasText: '4321' })).toBeVisible()
  await expect(letter.getByText(words.flagsTitle)).toBeVisible()
  await expect(letter).not.toContainText(/\*\*|##/)
  await expectAccessible(page, '#editor-assistant')

  await drawer.getByRole('button', { name: panel.history }).click()
  await drawer.getByRole('button', { name: `Open: ${asks.kinds.inspect}` }).press('Enter')
  await expect(tab(page, panel.tabs.check)).toHaveAttribute('aria-selected', 'true')
  await expect(drawer.locator(':focus')).toContainText('Unclear duty')
})
