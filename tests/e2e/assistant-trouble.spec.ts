import { FREE_ENTITLEMENTS } from '../../collections/membership/benefits'
import { streamPieces } from '../doubles/openai'
import { siteCall } from '../setup/site-call'
import { ACCEPT, asks, cardsIn, openPanel, panel, said, say, tab, test, words } from './assistant-test'
import { makeOwnResume, openEditor, openOwnResume } from './open-own-resume'
import { expect, forgive } from './test'
import { typeInto } from './type-into'

const PER_DAY = FREE_ENTITLEMENTS.aiTasksPerDay

test('a network that goes in the middle of an answer is waited for, and then all of it stands there once', async ({
  page,
  context,
  site,
  mailbox,
  provider,
  errors,
}) => {
  await page.clock.install()
  await openOwnResume({ page, site, mailbox, email: 'offline@example.com' })
  const answer = 'One line after the other, and then the last.'
  let finish = () => {}
  const mayFinish = new Promise<void>((resolve) => (finish = resolve))
  provider.replies = [
    async ({ res }) => {
      await streamPieces({ res, pieces: [answer.slice(0, 12)], finish: null })
      await mayFinish
      await streamPieces({ res, pieces: [answer.slice(12)] })
    },
  ]
  const drawer = await openPanel(page)
  await say(page, 'Say something long')
  await expect(said(page)).toHaveText(`${asks.assistant}: One line aft`)

  await context.setOffline(true)
  await expect(drawer.getByText(panel.states.reconnecting)).toBeVisible()
  // for longer than a server that does not answer is asked again
  for (let tries = 0; tries < 12; tries += 1) {
    const failed = page.waitForEvent('requestfailed', (request) => /ai\/resume\/chat/.test(request.url()))
    await page.clock.fastForward(15_000)
    await failed
  }
  await expect(drawer.getByText(panel.states.reconnecting)).toBeVisible()
  finish()
  await context.setOffline(false)
  await expect(drawer.getByRole('button', { name: panel.sent })).toBeVisible()
  await expect(said(page)).toHaveText(`${asks.assistant}: ${answer}`)
  await expect(drawer.getByRole('alert')).toHaveCount(0)
  forgive({ errors, matching: /ERR_INTERNET_DISCONNECTED/ })
})

test('a text about oneself becomes entries and skills, each taken or left', async ({
  page,
  site,
  mailbox,
  provider,
}) => {
  await openOwnResume({ page, site, mailbox, email: 'fills@example.com' })
  const entry = {
    ...{ title: 'Lamplighter', subtitle: 'Harbour Office', place: '', start: '2014-09', end: '2016-05' },
    text: '- Kept the lamps.',
  }
  const read = {
    sections: [{ kind: 'experience', title: 'Work', entries: [entry] }],
    skills: [{ name: 'Celestial navigation', level: '' }],
    notes: [],
  }
  provider.replies = [JSON.stringify(read)]
  const drawer = await openPanel(page)
  await tab(page, panel.tabs.improve).click()
  await drawer.getByText(asks.kinds.fill, { exact: true }).click()
  const fold = drawer.locator('details[open]')
  await expect(fold.getByRole('button', { name: asks.go })).toBeDisabled()
  await typeInto(
    fold.getByRole('textbox', { name: asks.fillLabel }),
    'Lamplighter at the Harbour Office, 2014-09 to 2016-05, kept the lamps.',
  )
  await fold.getByRole('button', { name: asks.go }).click()
  const cards = cardsIn(page)
  await expect(cards).toHaveCount(2)
  await cards.first().getByRole('button', { name: ACCEPT }).click()
  await cards.last().getByRole('button', { name: words.refuse, exact: true }).click()
  const paper = page.locator('.jl-editor-pages')
  await expect(paper).toContainText('Kept the lamps.')
  await expect(paper).not.toContainText('Celestial navigation')
  await page.getByRole('button', { name: /^Undo: Fill in: / }).click()
  await expect(paper).not.toContainText('Kept the lamps.')
})

test('the day’s last task is done; then what asks for more says why not, stays in reach and leads to what helps', async ({
  page,
  site,
  mailbox,
  provider,
  errors,
}) => {
  const { id, token } = await makeOwnResume({ page, site, mailbox, email: 'full@example.com' })
  provider.replies = ['Fine.']
  const all = provider.asked.length + PER_DAY
  const add = async () => {
    const body = { kind: 'chat', resumeId: id, input: { message: 'Is it fine?' } }
    const answer = await siteCall({ url: site.url, path: '/ai/task/add', token, body })
    return answer.status
  }
  // Three at a time; a fourth is refused until one is done.
  for (let count = 1; count < PER_DAY; count += 1) await expect.poll(add).toBe(200)
  await openEditor({ page, id })
  const drawer = await openPanel(page)
  await tab(page, panel.tabs.improve).click()
  await expect(drawer.getByText(panel.used(PER_DAY - 1, PER_DAY))).toBeVisible()

  // used up elsewhere: what is asked says why it is not done, and offers no way that leads to the same answer
  await expect.poll(add).toBe(200)
  const stronger = drawer.getByRole('button', { name: new RegExp(`^${asks.aims.stronger}`) })
  await stronger.click()
  const alert = drawer.getByRole('alert')
  await expect(alert.getByRole('link', { name: panel.plans })).toBeVisible()
  await expect(alert.getByRole('button', { name: panel.again })).toHaveCount(0)
  forgive({ errors, matching: /429.*task\/add/ })
  await expect.poll(() => provider.asked.length).toBe(all)

  // now that it is known, nothing is sent any more
  const notice = drawer.locator('section', { hasText: panel.dayFull(PER_DAY) }).last()
  await expect(stronger).toBeDisabled()
  await expect(stronger).toHaveAccessibleDescription(new RegExp(panel.dayFull(PER_DAY)))
  await page.mouse.move(0, 0)
  await stronger.hover()
  await expect(page.getByRole('tooltip')).toHaveText(panel.dayFull(PER_DAY))
  await stronger.press('Enter')
  await expect(notice).toBeFocused()
  await say(page, 'One more?')
  await expect(notice).toBeFocused()
  await expect(page.getByRole('textbox', { name: asks.message })).toHaveValue('One more?')
  await tab(page, panel.tabs.check).click()
  await expect(drawer.getByRole('button', { name: asks.kinds.inspect })).toBeDisabled()
  expect(provider.asked.length).toBe(all)
  await notice.getByRole('link', { name: panel.plans }).click()
  await expect(page).toHaveURL(`${site.url}/vip`)
})
