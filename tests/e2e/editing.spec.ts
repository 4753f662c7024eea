import { openGuestResume } from './open-guest-resume'
import { expect, test } from './test'
import { typeInto } from './type-into'
import { BOXES } from './typing/boxes'

test.use({ locale: 'en' })

test('in the forms a section is dragged by its handle, and an input method writes', async ({
  page,
  context,
}) => {
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
  await rows.nth(0).locator('[data-handle]').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(titles.nth(1)).toHaveText(first)
  await page.keyboard.press('ArrowUp')
  await expect(titles.nth(0)).toHaveText(first)
  await page.locator('[data-owner="$baseInfo"] button').first().click()

  // What an input method composes there reaches the page when it is done, as one step of undo.
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

test('a keyword that is there already, typed again, goes with it, and can be redone', async ({ page }) => {
  await openGuestResume({ page, template: 'classic-en' })
  await page.locator('.jl-editor-pages [data-block^="work-1.text"]').first().click()
  const words = page.locator('[data-owner="work-1"]').getByRole('listitem')
  const tags = page.locator(BOXES.keywords)
  await typeInto(tags, 'Kettle')
  await page.keyboard.press('Enter')
  await typeInto(tags, 'Kettle')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(words).toHaveCount(0)
  await tags.blur()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(words).toHaveText(['Kettle'])
})
