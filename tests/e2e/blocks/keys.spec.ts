import { BLOCK_TEXTS } from '../../../app/editor/texts/block-texts'
import { FORM_TEXTS } from '../../../app/editor/texts/form-texts'
import { openGuestResume } from '../open-guest-resume'
import { expect, test } from '../test'
import { headings, middleOf } from './handles'
import { expectAccessible } from '../violations'
import { press } from '../type-into'

test.use({ locale: 'en' })
const texts = FORM_TEXTS.en

test('by keys alone a block is found and moved; its menu hides, doubles and removes it', async ({ page }) => {
  await openGuestResume({ page })
  await test.step('by keys alone a block is found, moved and put back, and its handle keeps the focus', async () => {
    const jobs = headings(page, 'experience')
    const [first = '', second = '', ...rest] = await jobs.allTextContents()
    await jobs.first().click()
    await page.keyboard.press('Escape')
    const handle = page.locator('[data-block-handle="work-1"]')
    await expect(handle).toBeFocused()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(jobs).toHaveText([second, first, ...rest])
    await expect(handle).toBeFocused()
    const moved = texts.moved({ name: 'X', at: 2, of: 3 }).replace('X', '')
    await expect(page.getByText(moved)).toHaveCount(1)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(jobs).toHaveText([first, second, ...rest])
    await expect(handle).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[data-block-handle="work-2"]')).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.type('Aa')
    await expect(jobs.first()).toContainText('Aa')
  })
  await test.step('the menu of a block hides, doubles and removes it, begins a page; what is gone can be put back', async () => {
    const jobs = headings(page, 'experience')
    const before = await jobs.allTextContents()
    const [first = '', second = '', ...rest] = before
    await jobs.first().click()
    await page.keyboard.press('Escape')
    const handle = page.locator('[data-block-handle="work-1"]')
    await page.keyboard.press('Enter')
    const menu = page.getByRole('menu')
    await expect(menu).toBeVisible()
    await expect(menu.getByRole('menuitem', { name: texts.moveUp })).toHaveCount(0)
    await expect(menu.getByRole('menuitem').first()).toBeFocused()
    await expectAccessible(page, '[role=menu]')
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(handle).toBeFocused()

    const choose = async (name: string) => {
      await page.keyboard.press('Enter')
      await menu.getByRole('menuitem', { name, exact: true }).click()
    }
    await choose(texts.duplicate)
    await expect(jobs).toHaveText([first, first, second, ...rest])
    await expect(page.locator('[data-block-handle]:focus:not([data-block-handle="work-1"])')).toHaveCount(1)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(jobs).toHaveText(before)
    await expect(handle).toBeFocused()
    await choose(texts.hide)
    await expect(jobs).toHaveText([second, ...rest])
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect(jobs).toHaveText(before)
    await expect(handle).toBeFocused()
    await choose(texts.remove)
    await expect(jobs).toHaveText([second, ...rest])
    await expect(page.locator('[data-block-handle="work-2"]')).toBeFocused()
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect(jobs).toHaveText(before)
    await expect(handle).toBeFocused()
    const skills = page.locator('.jl-editor-pages .jl-section-skill')
    const listed = await skills.innerText()
    await skills.locator('h2').click()
    await page.keyboard.press('Escape')
    await choose(texts.remove)
    await expect(skills.locator('.jl-placeholder').last()).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect(skills).toHaveText(listed, { useInnerText: true })
    await jobs.first().click()
    await page.keyboard.press('Escape')
    await choose(BLOCK_TEXTS.en.atSide)
    await expect(page.locator('[data-field="work-1.title"]')).toBeFocused()
    await expect(page.locator('[data-block-outline="work-1"]')).toHaveCount(1)

    // A page begins at an entry; the first one takes its section along.
    await jobs.first().click()
    await press(page, 'Escape', 'Enter')
    await page.getByRole('menuitemcheckbox', { name: texts.pageBreak }).click()
    const next = page.locator('.jl-editor-pages .jl-page').nth(1).locator('.jl-section-experience')
    await expect(next.locator('.jl-title').first()).toHaveText(first)
    await expect(next.locator('h2')).toHaveCount(1)
    await expect(handle).toBeFocused()
  })
})

test('another entry, position or section is begun where one writes, and without a word it is gone', async ({
  page,
}) => {
  await openGuestResume({ page })
  await test.step('another entry is begun where one writes, its fields say what is asked, and without a word it is gone', async () => {
    const jobs = headings(page, 'experience')
    const [first = '', ...rest] = await jobs.allTextContents()
    await jobs.first().click()
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.keyboard.type('Hoopp')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Editor')
    await expect(jobs).toHaveText([first, 'Hoopp', ...rest])
    await expect(page.locator('.jl-editor-pages .jl-section-experience')).toContainText('Editor')
    await expect(page.locator('.jl-editor-pages .jl-placeholder').first()).toBeVisible()

    // From somewhere else straight to the button, which is drawn for the text that is being written.
    await page.mouse.move(100, 500)
    await page.keyboard.type('!')
    const add = await middleOf(page.locator('[data-block-add]'))
    await page.mouse.click(add.x, add.y)
    await expect(jobs).toHaveCount(rest.length + 3)
    await page.keyboard.type('X')
    await page.keyboard.press('Backspace')
    await jobs.first().click()
    await expect(jobs).toHaveText([first, 'Hoopp', ...rest])
    // What isn't printed is shown only where one is writing.
    await expect(page.locator('.jl-editor-pages .jl-placeholder')).toHaveCount(0)
    // Nobody wrote in it: undo knows of what was written before alone, first that a position is not dates.
    await press(page, 'ControlOrMeta+z', 'ControlOrMeta+z')
    await expect(page.locator('.jl-editor-pages .jl-section-experience')).not.toContainText('Editor')
    await press(page, 'ControlOrMeta+Shift+z', 'ControlOrMeta+Shift+z')
    await expect(jobs).toHaveText([first, 'Hoopp', ...rest])
    // What was written and deleted in one is not lost with it, and it comes back with the words in its fields.
    await jobs.nth(1).hover()
    await page.locator('[data-block-add]').click()
    const [on, back] = [
      ['Tab', 'Tab'],
      ['Shift+Tab', 'Shift+Tab'],
    ] as const
    for (const key of ['B', ...on, 'C', ...back, 'Backspace', ...on, 'Backspace'])
      await page.keyboard.press(key)
    await jobs.first().click()
    await expect(jobs).toHaveText([first, 'Hoopp', ...rest])
    await page.keyboard.press('ControlOrMeta+z')
    await expect(jobs).toHaveCount(rest.length + 3)
    await expect(page.locator('.jl-editor-pages .jl-placeholder').first()).toBeVisible()
    await page.keyboard.type('Back')
    await expect(jobs).toHaveText([first, 'Hoopp', 'Back', ...rest])
    await press(page, 'ControlOrMeta+a', 'Delete')
    await jobs.first().click()

    const menu = page.locator('[data-block-handle="work-1"]')
    await menu.click()
    await page.getByRole('menuitem', { name: BLOCK_TEXTS.en.addBelow('position') }).click()
    await page.keyboard.type('Third')
    await expect(jobs).toHaveText([first, 'Third', 'Hoopp', ...rest])
    // Taken back and left, its words can still be redone.
    await page.keyboard.press('ControlOrMeta+z')
    await expect(jobs.filter({ hasText: 'Third' })).toHaveCount(0)
    await jobs.first().click()
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(jobs.filter({ hasText: 'Third' })).toHaveCount(1)
  })
  await test.step('one more position stands under the employer above, whose name is written once; without a word it is gone', async () => {
    // A menu that fades out would take the caret back.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const jobs = headings(page, 'experience')
    const section = page.locator('.jl-editor-pages .jl-section-experience')
    const names = await jobs.allTextContents()
    const handle = page.locator('[data-block-handle="work-1"]')
    const add = async () => {
      await jobs.first().hover()
      await handle.click()
      await page.getByRole('menuitem', { name: BLOCK_TEXTS.en.addJoined.experience }).click()
    }
    await add()
    await jobs.first().click()
    await expect(section.locator('.jl-joined')).toHaveCount(0)
    await add()
    await page.keyboard.type('Junior Hoopp')
    await expect(section.locator('.jl-joined')).toContainText('Junior Hoopp')
    await expect(jobs).toHaveText(names)
    // The name is one, wherever it is corrected.
    await jobs.first().click()
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await expect(jobs).toHaveText([`${names[0]}!`, ...names.slice(1)])
    await expect(section.locator('.jl-joined')).toContainText('Junior Hoopp')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(jobs).toHaveText(names)
    // Under its own name it is an entry as any other.
    await section.locator('.jl-joined').hover()
    await page.locator('[data-block-handle]:visible').last().click()
    await page.getByRole('menuitemcheckbox', { name: texts.joined }).click()
    await expect(jobs).toHaveText([names[0] ?? '', ...names])
    await page.keyboard.press('ControlOrMeta+z')
    await expect(jobs).toHaveText(names)
  })
  await test.step('a section is added below another on the page, and without a word it is gone', async () => {
    const titles = page.locator('.jl-editor-pages .jl-section-title')
    const names = await titles.allTextContents()
    const education = names.indexOf('Education')
    const add = async () => {
      await titles.nth(education).hover()
      await page.locator('[data-block-handle]:visible').last().click()
      await page.getByRole('menuitem', { name: BLOCK_TEXTS.en.addSectionBelow }).click()
      await page.getByRole('menuitem', { name: 'Portfolio' }).click()
    }
    await add()
    await titles.first().click()
    await expect(titles).toHaveText(names)
    await add()
    await page.keyboard.type('Plain Forms')
    await expect(titles).toHaveText(names.toSpliced(education + 1, 0, 'Portfolio'))
    await expect(page.locator('.jl-editor-pages .jl-section-project .jl-title').first()).toHaveText(
      'Plain Forms',
    )
  })
})

test('Tab and Shift with Tab lead on in the order one reads: past headings, entries before the column beside them', async ({
  page,
}) => {
  await openGuestResume({ page, template: 'banner-en' })
  const pages = page.locator('.jl-editor-pages')
  const contact = pages.locator('.jl-banner .jl-row').last()
  const summary = pages.locator('.jl-main p').first()
  await contact.click()
  await page.keyboard.press('Tab')
  await page.keyboard.type(' One.')
  await expect(summary).toHaveText(/ One\.$/)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('/two')
  await expect(contact).toHaveText(/\/two$/)

  await pages.locator('.jl-aside li').first().click()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type(' Three.')
  await expect(pages.locator('.jl-main')).toContainText(' Three.')
  await page.keyboard.press('Tab')
  await page.keyboard.type(' four')
  await expect(pages.locator('.jl-aside li').first()).toContainText(' four')
})
