import { COMMENT_TEXTS } from '../../../app/editor/texts/comment-texts'
import { siteCall } from '../../setup/site-call'
import { openOwnResume } from '../open-own-resume'
import { expect, test } from '../test'

test.use({ locale: 'en' })

const CODE = '59381746'
const QUOTE = 'Led a team'
const content = {
  config: { language: 'en' },
  entryList: [
    { id: 's1', kind: 'experience', title: 'Work', items: [{ id: 'i1', title: 'Hoopp', text: QUOTE }] },
  ],
}

test('a comment comes to an editor that stays open, and one that nobody sees asks for none', async ({
  page,
  site,
  mailbox,
}) => {
  await page.clock.install()
  let asked = 0
  page.on('request', (request) => (asked += Number(/\/resume\/comments\//.test(request.url()))))
  const { id, token } = await openOwnResume({ page, site, mailbox, email: 'arrival@example.com', content })
  await expect.poll(() => asked).toBeGreaterThan(0)
  const call = (path: string, body: object) => siteCall({ url: site.url, path, token, body })
  const link = (await call(`/resume/links/create/${id}`, { code: CODE, canComment: true })).body.data as {
    id: string
  }
  const comment = { block: 'i1.text.0', quote: QUOTE, text: 'Which team?' }
  const made = await call('/resume/review/comment', { id: link.id, code: CODE, ...comment })
  expect(made.status).toBe(200)

  await page.clock.fastForward(61_000)
  await expect(page.getByRole('button', { name: COMMENT_TEXTS.en.open(1) })).toBeVisible()
  const before = asked
  await page.clock.fastForward(30_000)
  expect(asked).toBe(before)
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }))
  await page.clock.fastForward(120_000)
  expect(asked).toBe(before)
})

test('an answer comes to a reader who stays with the page', async ({ page, browser, site, mailbox }) => {
  const { id, token } = await openOwnResume({ page, site, mailbox, email: 'answered@example.com', content })
  const call = async (path: string, body: object) =>
    (await siteCall({ url: site.url, path, token, body })).body.data as { id: string }
  const link = await call(`/resume/links/create/${id}`, { code: CODE, canComment: true })
  const comment = { block: 'i1.text.0', quote: QUOTE, text: 'Which team?' }
  const { id: commentId } = await call('/resume/review/comment', { id: link.id, code: CODE, ...comment })

  const reader = await (await browser.newContext({ locale: 'en' })).newPage()
  await reader.clock.install()
  await reader.goto(`${site.url}/preview/${link.id}?code=${CODE}`)
  await reader.locator('#review-button').click()
  await expect(reader.getByText('Which team?')).toBeVisible()
  await call(`/resume/comments/answer/${id}`, { commentId, text: 'That of the bees.' })
  await reader.clock.fastForward(61_000)
  await expect(reader.getByText('That of the bees.')).toBeVisible()
})
