import { MOBILE_TEXTS } from '../../../app/editor/texts/mobile-texts'
import { siteCall } from '../../setup/site-call'
import { fingerRooms } from '../blocks/handles'
import { makeOwnResume } from '../open-own-resume'
import { expect, test } from '../test'

test.use({ locale: 'en', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const CODE = '59381746'
const content = {
  config: { language: 'en' },
  baseInfo: { list: [{ id: 'n1', kind: 'name', key: 'Name', value: 'Anna Miller' }] },
  entryList: [
    {
      id: 's1',
      kind: 'experience',
      title: 'Work',
      items: [{ id: 'i1', title: 'Hoopp', subtitle: 'Engineer', text: 'Led a team' }],
    },
  ],
}

test('on a phone the mark of each comment has a finger’s room, however close the next one is', async ({
  page,
  site,
  mailbox,
}) => {
  const { id, token } = await makeOwnResume({ page, site, mailbox, email: 'marks@example.com', content })
  const path = `/resume/links/create/${id}`
  const made = await siteCall({ url: site.url, path, token, body: { code: CODE, canComment: true } })
  const link = (made.body.data as { id: string }).id
  const quotes = { 'i1.title': 'Hoopp', 'i1.text.0': 'Led a team' }
  for (const [block, quote] of Object.entries(quotes)) {
    const body = { id: link, code: CODE, block, quote, text: 'Which?' }
    const sent = await siteCall({ url: site.url, path: '/resume/review/comment', body })
    expect(sent.status).toBe(200)
  }
  await page.goto(`/mobile/editor/${id}`)
  await page.getByRole('tab', { name: MOBILE_TEXTS.en.page, exact: true }).tap()
  const marks = page.locator('[data-comment-mark]')
  await expect(marks).toHaveCount(2)
  for (const { width, height } of await fingerRooms(marks))
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await marks.last().tap()
  await expect(page.getByText('Which?').first()).toBeVisible()
})
