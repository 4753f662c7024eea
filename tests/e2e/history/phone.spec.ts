import { HISTORY_TEXTS } from '../../../app/editor/history/history-texts'
import { MOBILE_TEXTS } from '../../../app/editor/texts/mobile-texts'
import { englishResume } from '../../factories/english-resume'
import { openOwnResume } from '../open-own-resume'
import { expect, test } from '../test'
import { violationsIn } from '../violations'
import { saveVersions } from './save-versions'

test.use({ locale: 'zh-CN' })
const texts = HISTORY_TEXTS['zh-CN']

test('on a phone the list comes first, then the version, and back', async ({
  page,
  browser,
  site,
  mailbox,
}) => {
  const email = 'history-phone@example.com'
  const { id, token } = await openOwnResume({ page, site, mailbox, email, content: englishResume() })
  await saveVersions({ site, id, token })
  const phone = await browser.newContext({
    ...{ baseURL: site.url, locale: 'zh-CN', hasTouch: true, colorScheme: 'dark' },
    viewport: { width: 390, height: 844 },
    storageState: await page.context().storageState(),
  })
  const screen = await phone.newPage()
  await screen.goto(`/mobile/editor/${id}`)
  await screen.getByRole('tab', { name: MOBILE_TEXTS['zh-CN'].more }).tap()
  await screen.getByRole('button', { name: MOBILE_TEXTS['zh-CN'].history }).tap()
  const rows = screen.getByRole('option')
  await expect(rows).toHaveCount(3)
  await expect(screen.getByRole('button', { name: texts.restore })).toBeHidden()
  expect(await violationsIn({ page: screen })).toEqual([])
  await rows.nth(2).tap()
  await expect(rows.first()).toBeHidden()
  await expect(screen.getByRole('list', { name: texts.marks }).getByRole('listitem').first()).toBeVisible()
  expect(await violationsIn({ page: screen })).toEqual([])
  await screen.getByRole('button', { name: texts.back }).tap()
  await rows.nth(2).tap()
  await screen.getByRole('button', { name: texts.restore }).tap()
  await screen.getByRole('tab', { name: MOBILE_TEXTS['zh-CN'].page, exact: true }).tap()
  await expect(screen.locator('.jl-editor-pages h1')).toHaveText('Rowan Ellery')
  await phone.close()
})
