import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { headings, middleOf } from './handles'

test.use({ locale: 'en' })

test('sections and entries are dragged', async ({ page }) => {
  await openGuestResume({ page })
  await test.step('near the edge the pages scroll, and a section lands on another page', async () => {
    const titles = page.locator('.jl-editor-pages h2')
    const before = await titles.allTextContents()
    const [profile = ''] = before
    await titles.first().hover()
    const from = await middleOf(page.locator('[data-block-handle]'))
    const canvas = page.locator('#editor-page')
    const view = await canvas.boundingBox()
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 200, (view?.y ?? 0) + (view?.height ?? 0) - 8, { steps: 4 })
    const second = page.locator('.jl-editor-pages .jl-page').nth(1)
    await expect
      .poll(() =>
        canvas.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight),
      )
      .toBeLessThan(4)
    const last = await middleOf(titles.last())
    await page.mouse.move(last.x, last.y, { steps: 4 })
    const line = page.locator('.jl-drop-line')
    await expect(line).toBeVisible()
    const paper = await second.boundingBox()
    await expect.poll(async () => (await middleOf(line)).y).toBeGreaterThan(paper?.y ?? Infinity)
    await page.mouse.up()
    await expect(titles.nth(before.length - 2)).toHaveText(profile)
    await expect(second.locator('h2', { hasText: profile })).toHaveCount(1)
  })
  await test.step('an entry is dragged to its place as one step of undo; Escape calls a drag off', async () => {
    const jobs = headings(page, 'experience')
    const before = await jobs.allTextContents()
    const [first = '', second = '', ...rest] = before
    await jobs.first().hover()
    const handle = page.locator('[data-block-handle="work-1"]')
    const from = await middleOf(handle)
    const target = await middleOf(jobs.nth(2))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(target.x, target.y - 12, { steps: 4 })
    const line = page.locator('.jl-drop-line')
    await expect(line).toBeVisible()
    await expect.poll(async () => Math.abs((await middleOf(line)).y - (target.y - 14))).toBeLessThan(12)
    await page.keyboard.press('Escape')
    await expect(line).toHaveCount(0)
    await page.mouse.up()
    await expect(jobs).toHaveText(before)
    await expect(page.getByRole('menu')).toHaveCount(0)

    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(target.x, target.y - 12, { steps: 4 })
    await expect(line).toBeVisible()
    await page.mouse.up()
    await expect(jobs).toHaveText([second, first, ...rest])
    await expect(handle).toBeFocused()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(jobs).toHaveText(before)
    await expect(handle).toBeFocused()

    // Let go within a frame, before the page could follow.
    await handle.evaluate(flick, { x: target.x, y: target.y - 12 })
    await expect(jobs).toHaveText([second, first, ...rest])
  })
})

/** Drags a handle and lets it go, all between two frames: a little on, then to a point of the window. */
function flick(handle: Element, { x, y }: { x: number; y: number }): void {
  const { left, top } = handle.getBoundingClientRect()
  const send = (type: string, clientX: number, clientY: number) =>
    handle.dispatchEvent(
      new PointerEvent(type, { clientX, clientY, pointerId: 1, isPrimary: true, bubbles: true }),
    )
  send('pointerdown', left, top)
  send('pointermove', left, top + 8)
  send('pointermove', x, y)
  send('pointerup', x, y)
}
