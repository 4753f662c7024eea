import { TOUCH_MENU_TEXTS } from '../../../app/editor/texts/touch-menu-texts'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { fingersOn } from './fingers'

test.use({ locale: 'en', viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true })

test('on a tablet a finger writes on the page: no panel over the line, a held word with its menu beside the bar', async ({
  page,
}) => {
  await openGuestResume({ page })
  const name = page.locator('.jl-editor-pages h1')
  const was = (await name.textContent()) ?? ''
  const box = await name.boundingBox()
  if (!box) throw new Error('no name on the page')
  await page.touchscreen.tap(box.x + box.width - 2, box.y + box.height / 2)
  await expect(page.locator('.jl-writer-box')).toBeFocused()
  await page.keyboard.type(' Millerr')
  await page.keyboard.press('Backspace')
  await expect(name).toHaveText(`${was} Miller`)
  await expect(page.locator('[data-field="info-name.value"]')).toBeHidden()

  const line = await page.locator('.jl-editor-pages [data-block^="work-1.text"]').first().boundingBox()
  if (!line) throw new Error('no line on the page')
  const { touch } = await fingersOn(page)
  await touch('touchStart', [{ x: line.x + 30, y: line.y + 6 }])
  const menu = page.getByRole('button', { name: TOUCH_MENU_TEXTS.en.copy })
  await expect(menu).toBeVisible()
  await touch('touchEnd', [])
  await expect
    .poll(async () => {
      const [over, beside] = [await menu.boundingBox(), await page.locator('.jl-mark-bar').boundingBox()]
      return over && beside && (over.y >= beside.y + beside.height || over.y + over.height <= beside.y)
    })
    .toBe(true)
})
