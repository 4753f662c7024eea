import { BLOCK_TEXTS } from '../../../app/editor/texts/block-texts'
import { MOBILE_TEXTS } from '../../../app/editor/texts/mobile-texts'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { coveredTexts, fingerRooms, headings, middleOf } from './handles'

test.use({ locale: 'en', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a finger that rests on a handle lifts its block and drops it elsewhere; a tap opens the menu', async ({
  page,
  context,
}) => {
  await openGuestResume({ page })
  const grips = page.locator('[data-handle]')
  await expect(grips.first()).toBeVisible()
  for (const { width, height } of await fingerRooms(grips))
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await page.getByRole('tab', { name: MOBILE_TEXTS.en.page, exact: true }).tap()
  const jobs = headings(page, 'experience')
  const handle = page.locator('[data-block-handle="work-1"]')
  await expect(handle).toBeVisible()
  // On a page as small as this one too.
  for (const { width, height } of await fingerRooms(page.locator('[data-block-handle]')))
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  expect(await coveredTexts(page)).toEqual([])
  await page.locator('#editor-page').evaluate((canvas) => canvas.scrollTo(0, 0))
  const before = await jobs.allTextContents()
  const [first = '', second = '', ...rest] = before
  const from = await middleOf(handle)
  const to = await middleOf(jobs.nth(2))
  const session = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  await expect(page.locator('.jl-drag-name')).toBeVisible()
  await touch('touchMove', [{ x: from.x + 60, y: from.y + 30 }])
  await touch('touchMove', [{ x: to.x, y: to.y - 6 }])
  await expect(page.locator('.jl-drop-line')).toBeVisible()
  await touch('touchEnd', [])
  await expect(jobs).toHaveText([second, first, ...rest])
  await expect(page.getByRole('menu')).toHaveCount(0)
  await handle.tap()
  await page.getByRole('menuitem', { name: 'Move up' }).tap()
  await expect(jobs).toHaveText(before)

  // Without a key: cut here, pasted there as what it was.
  const choose = async (block: string, name: string) => {
    await page.locator(`[data-block-handle="${block}"]`).tap()
    await page.getByRole('menuitem', { name, exact: true }).tap()
  }
  const texts = BLOCK_TEXTS.en
  await choose('work-1', texts.cut)
  await expect(jobs).toHaveText([second, ...rest])
  await choose('work-2', texts.paste)
  await expect(page.getByText(texts.notRead)).toBeVisible()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await choose('work-2', texts.paste)
  await expect(jobs).toHaveText([second, first, ...rest])
  await expect(handle).toBeFocused()
})
