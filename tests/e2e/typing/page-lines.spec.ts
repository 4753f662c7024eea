import type { Page } from '@playwright/test'
import { openGuestResume } from '../open-guest-resume'
import { paste } from '../paste'
import { expect, test } from '../test'
import { expectRichText } from './rich-text'
import { press } from '../type-into'

const block = (page: Page, part: string) => page.locator(`.jl-editor-pages [data-block$="${part}"]`).first()

test('lines are written on the page and at its side: lists, marks, rows, what is pasted, and Hebrew from the right', async ({
  page,
}) => {
  await openGuestResume({ page })
  await test.step('the arrow down leads line by line to the last page', async () => {
    const last = page.locator('.jl-editor-pages .jl-page').last()
    await page.locator('.jl-editor-pages h1').click()
    const end = await last.locator('[data-block]').last().textContent()
    for (let i = 0; i < 120; i += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await expect(last.locator('[data-block]').last()).toHaveText(`${end}!`)
    // Nothing floats over a line that is written near the window's lower edge.
    for (let i = 0; i < 60; i += 1) await page.keyboard.press('ArrowUp')
    for (let i = 0; i < 40; i += 1) await page.keyboard.press('ArrowDown')
    const [caret, bar] = [page.locator('.jl-caret'), page.locator('[data-zoom-bar]')]
    const above = async () => {
      const [written, floats] = [await caret.boundingBox(), await bar.boundingBox()]
      return written && floats && written.y + written.height < floats.y
    }
    await expect.poll(above).toBe(true)
  })
  await test.step('up and down keep to the column of the last click', async () => {
    const caret = page.locator('.jl-caret')
    const leftOf = async () => (await caret.boundingBox())?.x ?? NaN
    for (const x of [10, 250]) {
      await block(page, '.text.0').click({ position: { x, y: 6 } })
      const before = await leftOf()
      await page.keyboard.press('ArrowDown')
      await expect.poll(async () => Math.abs((await leftOf()) - before)).toBeLessThan(12)
    }
  })
  await test.step('Enter begins a row below a skill and below the last language', async () => {
    const skills = page.locator('.jl-editor-pages [data-block$=".skill"]')
    const names = await skills.allTextContents()
    await skills.first().click({ position: { x: 2, y: 6 } })
    await page.keyboard.press('Enter')
    await expect(skills).toHaveCount(names.length + 1)
    await page.keyboard.press('Control+z')
    await expect(skills).toHaveText(names)

    const languages = page.locator('.jl-editor-pages .jl-section-language .jl-title')
    const known = await languages.allTextContents()
    await languages.last().click()
    await press(page, 'End', 'Enter')
    await page.keyboard.type('Latin')
    await expect(languages).toHaveText([...known, 'Latin'])
  })
  await test.step('Enter, Backspace and Tab make and leave lists; marks are pressed or written in signs', async () => {
    const paragraph = block(page, '.text.0')
    const source = page.locator('[data-field$=".text"]').first()
    await paragraph.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('One **two** three')
    await expectRichText(source, 'One **two** three')
    await page.keyboard.press('Enter')
    await page.keyboard.type('- first')
    await press(page, 'Enter', 'Tab')
    await page.keyboard.type('inner')
    await press(page, 'Enter', 'Shift+Tab', 'Control+i')
    await page.keyboard.type('last')
    await expectRichText(source, 'One **two** three\n- first\n  - inner\n- *last*')
    await page.keyboard.press('Enter')
    // The empty item has a line for the caret, and an empty one ends the list.
    await expect(paragraph.locator('xpath=following-sibling::ul').locator('li')).toHaveCount(4)
    await page.keyboard.press('Enter')
    await page.keyboard.type('After it.')
    await expectRichText(source, 'One **two** three\n- first\n  - inner\n- *last*\n*After it.*')
    await page.keyboard.press('Shift+Home')
    await page.getByRole('toolbar').last().getByRole('button').nth(1).click()
    await expectRichText(source, 'One **two** three\n- first\n  - inner\n- *last*\nAfter it.')
    await press(page, 'ArrowUp', 'End')
    await page.keyboard.type('!')
    await expectRichText(source, 'One **two** three\n- first\n  - inner\n- *last!*\nAfter it.')
  })
  await test.step('Enter before an item begins one above it, and a number with a Chinese sign is an item’s', async () => {
    const source = page.locator('[data-field$=".text"]').first()
    await block(page, '.text.0').click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('- sold')
    await press(page, 'Home', 'Enter')
    await page.keyboard.type('bought')
    await expectRichText(source, '- bought\n- sold')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('- 1、负责')
    await page.keyboard.press('Enter')
    await page.keyboard.type('2、带领')
    await expectRichText(source, '1. 负责\n2. 带领')
    await page.keyboard.press('Control+a')
    for (let i = 0; i < 2; i += 1) await page.keyboard.press('Backspace')
    await page.keyboard.type('After it.')
    await expectRichText(source, 'After it.')
  })
  await test.step('Hebrew is written from the right: keys and clicks lead to the letters they show', async () => {
    const source = page.locator('[data-field$=".text"]').first()
    const caret = () => page.locator('.jl-caret').boundingBox()
    const edges = () => block(page, '.text.0').boundingBox()
    await block(page, '.text.0').click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('פיתחה שירות C++ ל-6 צוותים')
    await expectRichText(source, 'פיתחה שירות C++ ל-6 צוותים')
    await expect(block(page, '.text.0')).toHaveCSS('direction', 'rtl')
    await expect(source.locator('p')).toHaveCSS('direction', 'rtl')
    // on to the left, spaces too
    const written = await caret()
    await page.keyboard.type(' ')
    await expect.poll(async () => (await caret())?.x).toBeLessThan(written?.x ?? 0)
    await press(page, 'Backspace', 'Home')
    const fromRight = async () => {
      const { x = 0, width = 0 } = (await edges()) ?? {}
      return Math.abs(((await caret())?.x ?? 0) - x - width)
    }
    await expect.poll(fromRight).toBeLessThan(2)
    await page.keyboard.type('א')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('ב')
    await press(page, 'ArrowRight', 'ArrowRight')
    await page.keyboard.type('ג')
    await page.keyboard.press('End')
    await page.keyboard.type('.')
    await expectRichText(source, 'אגפביתחה שירות C++ ל-6 צוותים.')

    // into a word from the right, and into one from the left within it
    await page.mouse.click(...pointOf(await rightHalfOf({ page, part: '.text.0', at: 9 })))
    await page.keyboard.type('ש')
    await page.mouse.click(...pointOf(await rightHalfOf({ page, part: '.text.0', at: 16 })))
    await page.keyboard.type('#')
    await expectRichText(source, 'אגפביתחה ששירות C#++ ל-6 צוותים.')

    // where the line wraps, to its ends
    await page.keyboard.press('Control+a')
    await paste({ page, text: 'עוד מילה בשורה '.repeat(12) })
    await page.keyboard.press('Home')
    await page.keyboard.type('ראש ')
    await press(page, 'ArrowUp', 'End', 'ArrowRight')
    await page.keyboard.type(',')
    // the comma behind the last word of the first line, the word before the first one of the second
    await expect(block(page, '.text.0')).toHaveText(/^[^,]+[א-ת], ראש [א-ת]+ /)
  })
  await test.step('several lines that are pasted become paragraphs and items, as one step of undo', async () => {
    const source = page.locator('[data-field$=".text"]').first()
    await block(page, '.text.0').click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('x')
    await paste({ page, text: ' marks the spot' })
    await expectRichText(source, 'x marks the spot')
    await page.keyboard.press('Control+z')
    await expectRichText(source, 'x')
    await paste({ page, text: 'Led the team\r\n• Shipped it\r\n• 天天向上\r\n' })
    await expectRichText(source, 'xLed the team\n- Shipped it\n- 天天向上')
    await page.keyboard.press('Control+z')
    await expectRichText(source, 'x')
    await paste({ page, text: '• Shipped it\n• 天天向上' })
    await expectRichText(source, 'x\n- Shipped it\n- 天天向上')

    // A hard break begins no paragraph, a sign within a line no list, and spaces are pasted as they are.
    await page.keyboard.press('Control+a')
    await page.keyboard.type('- one')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('- x')
    await page.keyboard.press('ArrowLeft')
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('Backspace')
    await expectRichText(source, '- onex')
    await page.keyboard.press('End')
    await paste({ page, text: ' and' })
    await paste({ page, text: ' ' })
    await paste({ page, text: '2. Bundesliga' })
    await expectRichText(source, '- onex and 2. Bundesliga')
  })
  await test.step('the field at the side is written like the page: lists, marks, links and undo', async () => {
    const box = page.locator('[data-field="sum-1.text"]')
    await box.press('Control+a')
    // The words first, then the sign of their line.
    for (const key of ['Delete', 'Backspace']) await page.keyboard.press(key)
    await page.keyboard.type('- one')
    await press(page, 'Enter', 'Tab')
    await page.keyboard.type('==inner==')
    await press(page, 'Enter', 'Backspace')
    await page.keyboard.type('two')
    await press(page, 'Shift+Home', 'Control+b')
    await expectRichText(box, '- one\n  - ==inner==\n- **two**')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('example.org')
    await page.keyboard.press('Enter')
    await expect(box).toBeFocused()
    await press(page, 'Enter', 'Enter')
    await page.keyboard.type('After it.')
    const written = '- one\n  - ==inner==\n- [**two**](https://example.org)\nAfter it.'
    await expectRichText(box, written)
    await expect(page.locator('.jl-editor-pages [data-block*="sum-1.text"]')).toHaveText([
      'one',
      'inner',
      'two',
      'After it.',
    ])
    await page.keyboard.press('Control+z')
    await expectRichText(box, written.replace('After it.', ''))
    await page.keyboard.press('Control+Shift+z')
    await page.keyboard.type('!')
    await expectRichText(box, `${written}!`)
  })
})

/** The middle of the right half of a letter, by its offset in what a block shows. */
const rightHalfOf = ({ page, part, at }: { page: Page; part: string; at: number }) =>
  block(page, part).evaluate((element, offset) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let before = 0
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
      if (offset < before + node.length) {
        const range = document.createRange()
        range.setStart(node, offset - before)
        range.setEnd(node, offset - before + 1)
        const { left, width, top, height } = range.getBoundingClientRect()
        return { x: left + width * 0.75, y: top + height / 2 }
      }
      before += node.length
    }
    throw new Error(`The block has no letter ${offset}`)
  }, at)

const pointOf = ({ x, y }: { x: number; y: number }): [number, number] => [x, y]
