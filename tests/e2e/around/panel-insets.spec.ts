import { englishResume } from '../../factories/english-resume'
import { HISTORY_TEXTS } from '../../../app/editor/history/history-texts'
import { saveVersions } from '../history/save-versions'
import { openGuestResume } from '../open-guest-resume'
import { makeOwnResume } from '../open-own-resume'
import { expect, test } from '../test'

test.use({ locale: 'en' })

test('the fields of the content panel keep nearly as far from its right edge as from its left', async ({
  page,
}) => {
  await openGuestResume({ page })
  const panel = await page.locator('section:has(> header)').first().boundingBox()
  const field = await page.locator('[data-field="$baseInfo.title"]').boundingBox()
  if (!panel || !field) throw new Error('the panel stands open')
  const before = field.x - panel.x
  const behind = panel.x + panel.width - field.x - field.width
  expect(Math.abs(before - behind)).toBeLessThanOrEqual(8)
})

test('on a tablet, the words in the empty name of a version are shown whole', async ({
  page,
  site,
  mailbox,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  const content = englishResume()
  const { id, token } = await makeOwnResume({
    page,
    site,
    mailbox,
    email: 'history-768@example.com',
    content,
  })
  await saveVersions({ site, id, token })
  await page.goto(`/editor/${id}`)
  await page.locator('[data-save-state]').waitFor()
  await page.getByRole('button', { name: HISTORY_TEXTS.en.history }).first().click()
  const name = page.getByPlaceholder(HISTORY_TEXTS.en.namePlaceholder)
  await expect(name).toBeVisible()
  const spare = await name.evaluate((input: HTMLInputElement) => {
    const style = getComputedStyle(input)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return -1
    pen.font = style.font
    const words = pen.measureText(input.placeholder).width
    return input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - words
  })
  expect(spare).toBeGreaterThanOrEqual(0)
})
