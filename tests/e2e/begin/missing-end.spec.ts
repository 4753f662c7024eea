import { HOME_TEXTS } from '../../../app/routes/_site._index/texts'
import { PLACEHOLDER_TEXTS } from '../../../app/editor/placeholders/placeholder-texts'
import { expect, test } from '../test'
import { beginWith } from './begin-with'

test.use({ locale: 'zh-CN' })

test('behind a first date stands in grey how it goes on, until that is written', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: HOME_TEXTS['zh-CN'].start }).first().click()
  await beginWith({ page, way: 'blank', locale: 'zh-CN' })
  const dates = page.locator('.jl-editor-pages .jl-date').first()
  await dates.click()
  await page.keyboard.type('2020.09')
  const grey = dates.locator('.jl-placeholder')
  const [, end = ''] = PLACEHOLDER_TEXTS['zh-CN'].period.split(' – ')
  await expect(grey).toHaveText(` – ${end}`)
  await expect(dates).toHaveText(`2020.09 – ${end}`)
  const caret = await page.locator('.jl-caret').boundingBox()
  expect(Math.abs((caret?.x ?? 0) - ((await grey.boundingBox())?.x ?? 99))).toBeLessThan(4)
  await page.keyboard.type(' - 2021.05')
  await expect(dates).toHaveText('2020.09 - 2021.05')
  await expect(grey).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(dates).toHaveText(/2020.* – .*2021/)
  await expect(grey).toHaveCount(0)
})

test('by Tab or by a click on it one goes on from a first date to the second', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: HOME_TEXTS['zh-CN'].start }).first().click()
  await beginWith({ page, way: 'blank', locale: 'zh-CN' })
  const dates = page.locator('.jl-editor-pages .jl-date')
  const grey = dates.first().locator('.jl-placeholder')
  await dates.first().click()
  await page.keyboard.type('2021.3')
  await page.keyboard.press('Tab')
  const [start = '', end = ''] = PLACEHOLDER_TEXTS['zh-CN'].period.split(' – ')
  await expect(dates.first()).toHaveText(`2021.3 – ${end}`)
  await expect(grey).toHaveText(end)
  await page.keyboard.type('至今')
  await page.keyboard.press('Tab')
  await expect(dates.first()).toHaveText('2021.03 – 至今')
  // What is not known is passed by, and nothing is made up.
  await dates.nth(1).click()
  await page.keyboard.type('2019.7')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dates.nth(1)).toHaveText(`2019.07 – ${end}`)
  await dates.nth(1).getByText(end).click()
  // Again: the keys stay there.
  await dates.nth(1).getByText(end).click()
  await page.keyboard.type('2020.2')
  await page.keyboard.press('Tab')
  await expect(dates.nth(1)).toHaveText('2019.07 – 2020.02')
  await expect(dates.nth(2)).toHaveText(`${start} – ${end}`)
})
