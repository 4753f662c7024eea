import { beginWith, wayButton } from '../begin/begin-with'
import { expect, test } from '../test'

test.use({ locale: 'en' })

test('a guest uses an example: a click on its card asks how, and opens the editor with a copy', async ({
  page,
}) => {
  await page.goto('/template?group=engineering&lang=en')
  await page.getByRole('link', { name: 'Use this example: Backend engineer' }).click()
  await beginWith({ page, way: 'example', locale: 'en' })
  await page.locator('[data-save-state]').waitFor()
  await expect(page.locator('.jl-page:visible').first()).toContainText(/engineer/i)
  // The copy stays in this browser: the home page leads back to it.
  const { pathname } = new URL(page.url())
  await page.goto('/')
  // The page's scripts come at the first sign of a person.
  await page.keyboard.press('Tab')
  await expect(page.locator(`a[href="${pathname}"]`)).toBeVisible()
})

test('a guest looks at an example first; an address from elsewhere asks nothing by itself', async ({
  page,
}) => {
  await page.goto('/template/use/engineering/backend-engineer?now')
  await expect(page.getByRole('heading', { level: 1, name: 'Backend engineer' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Use this example' }).click()
  await beginWith({ page, way: 'blank', locale: 'en' })
  await expect(page.locator('.jl-editor-pages .jl-placeholder').first()).toBeVisible()
})

test('with a template one is asked how to begin, from its own page as from a guide’s', async ({ page }) => {
  await page.goto('/template/use/classic-en')
  await page.getByRole('button', { name: 'Use this template' }).click()
  await expect(wayButton({ page, way: 'example', locale: 'en' })).toBeVisible()
  await page.goto('/start/classic-en')
  await page.getByRole('button', { name: 'Use this template' }).click()
  await beginWith({ page, way: 'example', locale: 'en' })
  await page.locator('[data-save-state]').waitFor()
})
