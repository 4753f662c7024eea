import type { Page } from '@playwright/test'
import { SHELL_TEXTS } from '../../../app/editor/texts/shell-texts'
import { HOME_TEXTS } from '../../../app/routes/_site._index/texts'
import { TRY_OUT_TEXTS } from '../../../app/routes/_site._index/try-out-texts'
import { expect, test } from '../test'
import { readExport } from './read-export'

const CASES = [
  { locale: 'zh-CN', name: '李雷雷 Anna' },
  { locale: 'en', name: 'Anna Miller 雷雷' },
] as const

const PARAGRAPH = '.jl-editor-pages p[data-block*=".text."]'

/** The middle of the first paragraph's first line, in page widths from the page's corner, and what it says. */
function middleOfText(page: Page): Promise<{ x: number; y: number; text: string }> {
  return page
    .locator(PARAGRAPH)
    .first()
    .evaluate((text) => {
      const paper = text.closest('.jl-page')?.getBoundingClientRect() ?? new DOMRect()
      const letters = document.createRange()
      letters.selectNodeContents(text)
      const line = letters.getClientRects()[0] ?? new DOMRect()
      return {
        x: (line.x + line.width / 2 - paper.x) / paper.width,
        y: (line.y + line.height / 2 - paper.y) / paper.width,
        text: text.textContent ?? '',
      }
    })
}

for (const { locale, name } of CASES) {
  const home = HOME_TEXTS[locale]

  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 1440, height: 900 } })

    test('the page on the home page is written on there, and what was written comes along', async ({
      page,
    }) => {
      await page.goto('/')
      const paper = page.getByRole('button', { name: home.heroOpen('') })
      // Which layout comes first depends on use: where its name stands is looked up before the click.
      await paper.press('Enter')
      const heading = page.locator('.jl-editor-pages h1')
      await expect(page.locator('.jl-writer-box')).toBeFocused()
      const middle = await middleOfText(page)
      await page.getByRole('button', { name: TRY_OUT_TEXTS[locale].leave }).click()
      const box = (await paper.boundingBox()) ?? { width: 0, height: 0 }
      await paper.click({ position: { x: box.width * middle.x, y: box.width * middle.y } })
      await expect(page.locator('.jl-writer-box')).toBeFocused()
      await page.keyboard.type('aa')
      // At the letter that was pressed, not at an end.
      const written = page.locator(PARAGRAPH).first()
      await expect(written).toHaveText(/^.+aa.+$/)
      expect((await written.textContent())?.replace('aa', '')).toBe(middle.text)
      // What is the example's in one line is there to be typed over.
      await heading.click()
      await page.keyboard.type(name)
      await expect(heading).toHaveText(name)

      await page.getByRole('button', { name: TRY_OUT_TEXTS[locale].go }).click()
      await page.waitForURL(/\/editor\/local-[\w-]+$/)
      await expect(heading).toHaveText(name)
      await expect(page.locator('[data-save-state=saved]')).toBeVisible()
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: SHELL_TEXTS[locale].download }).click()
      expect((await readExport(await downloading)).text).toContain(name)

      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: new RegExp(`^${SHELL_TEXTS[locale].undo}`) }).click()
      await expect(heading).not.toHaveText(name)
    })
  })
}

test('who only looks leaves nothing behind', async ({ page }) => {
  await page.goto('/?hl=en')
  const home = HOME_TEXTS.en
  await page.getByRole('button', { name: home.heroOpen('') }).click()
  await expect(page.locator('.jl-editor-pages h1')).toBeVisible()
  await page.getByRole('button', { name: TRY_OUT_TEXTS.en.leave }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('a[href*="/editor/local-"]')).toHaveCount(0)
})
