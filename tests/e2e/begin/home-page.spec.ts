import type { Page } from '@playwright/test'
import { SHELL_TEXTS } from '../../../app/editor/texts/shell-texts'
import { HOME_TEXTS } from '../../../app/routes/_site._index/texts'
import { TRY_OUT_TEXTS } from '../../../app/routes/_site._index/try-out-texts'
import { expect, test } from '../test'
import { saved } from '../save-state'

const locale = 'zh-CN'
const name = '李雷雷 Anna'
const home = HOME_TEXTS[locale]
test.use({ locale, viewport: { width: 1440, height: 900 } })

/** The middle of the letters of the name on the page, in page widths from its corner. */
function middleOfName(page: Page): Promise<{ x: number; y: number }> {
  return page.locator('.jl-editor-pages h1').evaluate((heading) => {
    const paper = heading.closest('.jl-page')?.getBoundingClientRect() ?? new DOMRect()
    const letters = document.createRange()
    letters.selectNodeContents(heading)
    const name = letters.getBoundingClientRect()
    return {
      x: (name.x + name.width / 2 - paper.x) / paper.width,
      y: (name.y + name.height / 2 - paper.y) / paper.width,
    }
  })
}

test('the page on the home page is written on there, and what was written comes along', async ({ page }) => {
  await page.goto('/')
  const paper = page.getByRole('button', { name: home.heroOpen('') })
  // Which layout comes first depends on use: where its name stands is looked up before the click.
  await paper.press('Enter')
  const heading = page.locator('.jl-editor-pages h1')
  await expect(page.locator('.jl-writer-box')).toBeFocused()
  const middle = await middleOfName(page)
  const before = await heading.textContent()
  await page.getByRole('button', { name: TRY_OUT_TEXTS[locale].leave }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Who only looks leaves nothing behind.
  await expect(page.locator('a[href*="/editor/local-"]')).toHaveCount(0)
  const box = (await paper.boundingBox()) ?? { width: 0, height: 0 }
  await paper.click({ position: { x: box.width * middle.x, y: box.width * middle.y } })
  // At once, whether the page has come or not.
  await expect(paper.and(page.locator('[aria-busy=true]')).or(heading).first()).toBeVisible()
  await page.keyboard.type('aa')
  await expect(page.locator('.jl-writer-box')).toBeFocused()
  // At the letter that was pressed, not at an end.
  await expect(heading).toHaveText(/^.+aa.+$/)
  expect((await heading.textContent())?.replace('aa', '')).toBe(before)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(name)
  await expect(heading).toHaveText(name)

  await page.getByRole('button', { name: TRY_OUT_TEXTS[locale].go }).click()
  await page.waitForURL(/\/editor\/local-[\w-]+$/)
  await expect(heading).toHaveText(name)
  await saved(page)
  await page.getByRole('button', { name: new RegExp(`^${SHELL_TEXTS[locale].undo}`) }).click()
  await expect(heading).not.toHaveText(name)
})
