import type { Locator, Page } from '@playwright/test'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { openHands } from './do-stroke'
import { press } from '../type-into'

const pages = (page: Page) => page.locator('.jl-editor-pages')
const name = (page: Page) => pages(page).locator('h1')
const companies = (page: Page) => pages(page).locator('h3[data-block$=".title"]')
const box = (page: Page) => page.locator('.jl-writer-box')

/** What is drawn as selected. */
const selected = (page: Page) =>
  page.evaluate(() => Array.from(CSS.highlights.get('jl-selection') ?? [], String).join('\n'))

/** How many drawn lines of text the bar with marks lies over. */
const coveredLines = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.jl-mark-bar')?.getBoundingClientRect()
    const lines = [...document.querySelectorAll('.jl-editor-pages [data-block]')].flatMap((leaf) => {
      const range = document.createRange()
      range.selectNodeContents(leaf)
      return [...range.getClientRects()]
    })
    return lines.filter(
      ({ left, right, top, bottom }) =>
        bar && left < bar.right && right > bar.left && top < bar.bottom && bottom > bar.top,
    ).length
  })

/** From before a text's first letter to behind another's last one. */
async function dragOver({ page, from, to }: { page: Page; from: Locator; to: Locator }) {
  const [begin, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!begin || !end) throw new Error('not on the page')
  await page.mouse.move(begin.x + 1, begin.y + begin.height / 2)
  await page.mouse.down()
  await page.mouse.move(begin.x + 40, begin.y + begin.height, { steps: 3 })
  await page.mouse.move(end.x + end.width - 1, end.y + end.height - 4, { steps: 5 })
  await page.mouse.up()
}

test('what is selected over several fields', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openGuestResume({ page })
  await test.step('what is selected from one field into another is replaced by what is typed or composed, and comes back as it was', async () => {
    const [was, all] = [await name(page).textContent(), await pages(page).innerText()]
    const headline = pages(page).locator('.jl-headline[data-block]')
    await name(page).click({ position: { x: 2, y: 12 } })
    await press(page, 'Control+ArrowRight', 'Shift+End', 'Shift+ArrowRight', 'Control+Shift+ArrowRight')
    const rest = (await headline.textContent())?.replace(/^\S+/, '') ?? ''
    await page.keyboard.type('Müller-Müller 李天天')
    await expect(name(page)).toHaveText(`${was?.split(' ')[0]}Müller-Müller 李天天`)
    await expect(headline).toHaveText(rest.trim())
    const back = page.getByRole('button', { name: '撤销' })
    while (await back.isEnabled()) await page.keyboard.press('Control+z')
    await expect.poll(() => pages(page).innerText()).toBe(all)

    // So does what an input method composes, in the first of them.
    await dragOver({ page, from: name(page), to: headline })
    const over = await selected(page)
    expect(over.split('\n').length).toBeGreaterThan(1)
    const { session } = await openHands(page)
    for (const text of ['t', 'tian'])
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await expect(name(page)).toHaveText('tian')
    await session.send('Input.insertText', { text: '天天' })
    await expect(name(page)).toHaveText('天天')
    await expect(headline).toHaveCount(0)

    // One step with what went for it; what was selected is so again, and typed over once more.
    await page.keyboard.press('Control+z')
    await expect.poll(() => selected(page)).toBe(over)
    expect(await pages(page).innerText()).toBe(all)
    await page.keyboard.press('Control+Shift+z')
    await expect(name(page)).toHaveText('天天')
    await page.keyboard.type('立')
    await expect(name(page)).toHaveText('天天立')
  })
  await test.step('an entry whose texts are all selected goes with them; copied before, it says what it said', async () => {
    const count = await companies(page).count()
    const company = (await companies(page).first().textContent()) ?? ''
    const item = companies(page).first().locator('xpath=ancestor::*[contains(@class,"jl-item")][1]')
    await dragOver({ page, from: companies(page).first(), to: item.locator('[data-block]').last() })
    const over = await selected(page)
    await page.keyboard.press('Control+x')
    await expect(companies(page)).toHaveCount(count - 1)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.split('\n')[0]).toBe(company)
    expect(copied).toContain('• ')
    await page.keyboard.press('Control+z')
    await expect(companies(page)).toHaveCount(count)
    await expect(companies(page).first()).toHaveText(company)
    await expect.poll(() => selected(page)).toBe(over)
    // Once more gone, the caret is behind what stands before it.
    await page.keyboard.press('Control+Shift+z')
    await expect(companies(page)).toHaveCount(count - 1)
    await expect(box(page)).toBeFocused()
    expect(await selected(page)).toBe('')
    await press(page, 'Control+z', 'Delete')
    await expect(companies(page)).toHaveCount(count - 1)
    // Before the first entry where the caret stands before it, behind it elsewhere.
    const [second = ''] = await companies(page).allTextContents()
    await companies(page).first().click()
    await press(page, 'Home', 'Control+v')
    await expect(companies(page).nth(0)).toHaveText(company)
    await page.keyboard.press('Control+z')
    await expect(companies(page).nth(0)).toHaveText(second)
    await press(page, 'End', 'Control+v')
    await expect(companies(page).nth(1)).toHaveText(company)
    await page.keyboard.press('Control+z')
    await expect(companies(page)).toHaveCount(count - 1)
  })
  await test.step('a section that is selected with its title is cut and pasted as its handle would, and what is selected gives way', async () => {
    const all = await pages(page).innerText()
    const section = (kind: string) => pages(page).locator(`.jl-section-${kind}`)
    const overAll = (one: Locator) =>
      dragOver({ page, from: one.locator('h2'), to: one.locator('[data-block]').last() })
    const title = await section('education').locator('h2').innerText()
    await overAll(section('education'))
    await page.keyboard.press('Control+x')
    await expect(section('education')).toHaveCount(0)
    await name(page).click()
    await page.keyboard.press('Control+v')
    await expect(pages(page).locator('h2').first()).toHaveText(title)
    await press(page, 'Control+z', 'Control+z')
    await expect.poll(() => pages(page).innerText()).toBe(all)
    await page.keyboard.press('Control+v')
    expect(await pages(page).innerText()).toBe(all)
  })
  await test.step('a rich text and what follows it take what is pasted, as one step', async () => {
    const all = await pages(page).innerText()
    const lines = pages(page).locator('.jl-p[data-block*=".text"]')
    await dragOver({ page, from: lines.first(), to: lines.nth(4) })
    const over = await selected(page)
    await page.keyboard.press('Control+v')
    await expect.poll(() => pages(page).innerText()).not.toBe(all)
    await page.keyboard.press('Control+z')
    await expect.poll(() => selected(page)).toBe(over)
    expect(await pages(page).innerText()).toBe(all)
  })
  await test.step('marks are offered where they lie over no text, and stay there while more is selected', async () => {
    await press(page, 'ArrowLeft', 'Control+a')
    for (const key of ['a', 'a', 'Enter', 'b', 'b', ' ', 'b', 'Enter', 'c']) await page.keyboard.press(key)
    await pages(page)
      .getByText('bb b', { exact: true })
      .dblclick({ position: { x: 4, y: 6 } })
    const bar = page.locator('.jl-mark-bar')
    await expect(bar).toBeVisible()
    await expect.poll(() => coveredLines(page)).toBe(0)
    const at = await bar.boundingBox()
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => selected(page)).toBe('bb ')
    expect(await bar.boundingBox()).toEqual(at)
  })
  await test.step('the whole page is selected by the key that first selects a field, made bold, and emptied but for its headings', async () => {
    const headings = await pages(page).locator('h2').allTextContents()
    const bold = pages(page).locator('.jl-p strong, .jl-p b')
    const bolds = await bold.count()
    await name(page).click()
    await press(page, 'Control+a', 'Control+a')
    await expect(page.getByText(/^已选中 \d+ 处文字$/)).toHaveCount(1)
    await page.keyboard.press('Control+b')
    await expect.poll(() => bold.count()).toBeGreaterThan(bolds)
    await page.keyboard.press('Delete')
    await expect(pages(page).getByText('Company', { exact: true })).toBeVisible()
    await expect(box(page)).toBeFocused()
    expect(await pages(page).locator('h2').allTextContents()).toEqual(headings)
    await page.keyboard.type('Anna')
    await expect(name(page)).toHaveText('Anna')
  })
})
