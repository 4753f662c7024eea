import { MOBILE_TEXTS } from '../../../app/editor/texts/mobile-texts'
import { TWIN_NAMES } from '../../../app/editor/twin/twin-names'
import { TWIN_TEXTS } from '../../../app/editor/twin/twin-texts'
import { makeOwnResume } from '../open-own-resume'
import { expect, test } from '../test'

test.use({ locale: 'en', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
const { more } = MOBILE_TEXTS.en
const { button } = TWIN_NAMES.en
const twin = TWIN_TEXTS.en

const content = {
  config: { language: 'en' },
  baseInfo: { title: 'Basic information', list: [{ id: 'n1', kind: 'name', value: 'Anna Miller' }] },
  entryList: [{ id: 's1', kind: 'experience', title: 'Work', items: [{ id: 'i1', title: 'Acme' }] }],
}

test('what a copy in the other language still waits for is told by the tab that leads to it', async ({
  page,
  site,
  mailbox,
}) => {
  const { id } = await makeOwnResume({ page, site, mailbox, email: 'phone-twin@example.com', content })
  await page.goto(`/mobile/editor/${id}`)
  await page.getByRole('tab', { name: more, exact: true }).tap()
  await page.getByRole('button', { name: button(0), exact: true }).tap()
  await page.getByRole('dialog').getByRole('button', { name: twin.make }).tap()
  const tab = page.getByRole('tab', { name: `${more}: ${button(2)}` })
  await expect(tab).toContainText('2')
  await tab.tap()
  await page.getByRole('button', { name: button(2), exact: true }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: twin.keep }).first().tap()
  await expect(page.locator('[role=tab]', { hasText: more })).toContainText('1')
})
