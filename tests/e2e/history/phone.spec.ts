import { HISTORY_TEXTS } from '../../../app/editor/history/history-texts'
import { MOBILE_TEXTS } from '../../../app/editor/texts/mobile-texts'
import { englishResume } from '../../factories/english-resume'
import { makeOwnResume } from '../open-own-resume'
import { expect, test } from '../test'
import { saveVersions } from './save-versions'
import { expectAccessible } from '../violations'

test.use({ locale: 'zh-CN', hasTouch: true, colorScheme: 'dark', viewport: { width: 390, height: 844 } })
const texts = HISTORY_TEXTS['zh-CN']

test('on a phone the list comes first, then the version, and back', async ({ page, site, mailbox }) => {
  const email = 'history-phone@example.com'
  const { id, token } = await makeOwnResume({ page, site, mailbox, email, content: englishResume() })
  await saveVersions({ site, id, token })
  await page.goto(`/mobile/editor/${id}`)
  await page.getByRole('tab', { name: MOBILE_TEXTS['zh-CN'].more }).tap()
  await page.getByRole('button', { name: MOBILE_TEXTS['zh-CN'].history }).tap()
  const rows = page.getByRole('option')
  await expect(rows).toHaveCount(3)
  await expect(page.getByRole('button', { name: texts.restore })).toBeHidden()
  await expectAccessible(page, '[role=dialog]')
  await rows.nth(2).tap()
  await expect(rows.first()).toBeHidden()
  await expect(page.getByRole('list', { name: texts.marks }).getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.getByRole('button', { name: texts.back }).tap()
  await rows.nth(2).tap()
  await page.getByRole('button', { name: texts.restore }).tap()
  await page.getByRole('tab', { name: MOBILE_TEXTS['zh-CN'].page, exact: true }).tap()
  await expect(page.locator('.jl-editor-pages h1')).toHaveText('Rowan Ellery')
})
