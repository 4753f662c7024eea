import { openGuestResume } from './open-guest-resume'
import { expect, test } from './test'
import { BOXES } from './typing/boxes'

test.use({ locale: 'en' })

test('a section is dragged by its handle with the mouse', async ({ page }) => {
  await openGuestResume({ page, template: 'classic-en' })
  const titles = page.locator('.jl-editor-pages h2')
  const [first = '', second = '', third = ''] = await titles.allTextContents()
  // Folded, so that the rows are near each other.
  await page.locator('[data-owner="$baseInfo"] button').first().click()
  const rows = page.locator('[data-list=sections]')
  await rows.nth(0).locator('[data-handle]').first().dragTo(rows.nth(1))
  await expect(titles.nth(0)).toHaveText(second)
  await expect(titles.nth(1)).toHaveText(first)
  await expect(titles.nth(2)).toHaveText(third)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(titles.nth(0)).toHaveText(first)
})

test('what an input method composes reaches the page when it is done, as one step of undo', async ({
  page,
  context,
}) => {
  await openGuestResume({ page, template: 'classic-en' })
  const heading = page.locator('.jl-editor-pages h1')
  const name = (await heading.textContent()) ?? ''
  await page.locator(BOXES['a value of the contact data']).focus()
  await page.keyboard.press('End')
  const session = await context.newCDPSession(page)
  for (const text of ['l', 'li', 'lin', 'lin x', '林']) {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
    await expect(page.locator(':focus')).toHaveValue(`${name}${text}`)
    await expect(heading).toHaveText(name)
  }
  await session.send('Input.insertText', { text: '林晓' })
  await expect(heading).toHaveText(`${name}林晓`)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(heading).toHaveText(name)
  await expect(page.locator(':focus')).toHaveValue(name)
})

test('a list pasted from a document is a list on the page, as one step of undo', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openGuestResume({ page, template: 'classic-en' })
  const block = page.locator('.jl-editor-pages [data-block^="work-1.text"]')
  const before = await block.allTextContents()
  await block.first().click()
  await page.evaluate(() => navigator.clipboard.writeText('•\tBalanced all books\n•\tCrossed off offices'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(block).toHaveText(['Balanced all books', 'Crossed off offices'])
  await page.keyboard.press('ControlOrMeta+z')
  await expect(block).toHaveText(before)
})
