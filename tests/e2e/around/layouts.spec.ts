import type { Page } from '@playwright/test'
import { LAYOUT_CODES, LAYOUT_NAMES } from '../../../collections/layout-codes'
import { PARTS_TEXTS } from '../../../app/editor/texts/parts-texts'
import { FORM_TEXTS } from '../../../app/editor/texts/form-texts'
import { SHELL_TEXTS } from '../../../app/editor/texts/shell-texts'
import { STYLE_TEXTS } from '../../../app/editor/texts/style-texts'
import { GALLERY_TEXTS } from '../../../app/editor/gallery/gallery-texts'
import { COMMAND_TEXTS } from '../../../app/editor/commands/command-texts'
import { NEWER_TEXTS } from '../../../app/editor/newer/newer-texts'
import { resumeContent, type ResumeContent } from '../../../collections/resumes/schema'
import { DESIGNS } from '../../../app/document/designs/designs'
import { englishResume } from '../../factories/english-resume'
import { signInAt, siteCall } from '../../setup/site-call'
import { openGuestResume } from '../open-guest-resume'
import { openEditor, signInPage } from '../open-own-resume'
import { expect, test } from '../test'
import { expectAccessible } from '../violations'
import { saved } from '../save-state'

test.use({ locale: 'en' })
const texts = GALLERY_TEXTS.en

const gallery = (page: Page) => page.getByRole('dialog', { name: texts.title })
const card = (page: Page, code: keyof typeof LAYOUT_NAMES) => page.locator(`[data-layout-card=${code}]`)
const own = (page: Page) => page.locator('.jl-editor-pages .jl-pages')

test('layouts are looked through by their columns; one is drawn and taken in its own look, or in one’s own', async ({
  page,
}) => {
  await openGuestResume({ page, template: 'timeline-en' })
  const name = (await own(page).locator('h1').textContent()) ?? ''
  await page.getByRole('button', { name: COMMAND_TEXTS.en.layouts }).click()
  // Each is drawn with one's own words, and nothing changes until one is chosen.
  for (const code of LAYOUT_CODES.filter((_, at) => at % 6 === 0)) {
    await card(page, code).scrollIntoViewIfNeeded()
    await expect(card(page, code)).toContainText(name)
  }
  await expectAccessible(page, '[role=dialog]')
  const radio = (code: keyof typeof LAYOUT_NAMES) =>
    gallery(page).getByRole('radio', { name: LAYOUT_NAMES[code].en })
  const filter = (name: string) => gallery(page).getByRole('radio', { name, exact: true })
  await filter(texts.filters['two-columns']).press('Space')
  await expect(radio('sidebar')).toBeVisible()
  await expect(radio('heritage')).toBeHidden()
  await filter(texts.filters['one-column']).press('Space')
  await expect(radio('sidebar')).toBeHidden()

  const preview = gallery(page).getByRole('region', { name: texts.chosen(LAYOUT_NAMES.heritage.en) })
  const shownFont = () => preview.locator('.jl-pages').evaluate((pages) => getComputedStyle(pages).fontFamily)
  const ownLook = gallery(page).getByRole('switch', { name: texts.ownLook })
  await radio('heritage').press('Space')
  expect(await shownFont()).toContain('Jianli Garalde')
  await expect(preview).toContainText(name)
  const now = gallery(page).getByRole('region', { name: texts.now(LAYOUT_NAMES.timeline.en) })
  await expect(now).toContainText(name)
  await expect(own(page)).toHaveClass(/jl-timeline-/)
  const isThere = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Jianli Garalde') && status === 'loaded',
      ),
    )
  await expect.poll(isThere).toBe(true)
  await ownLook.press('Space')
  expect(await shownFont()).not.toContain('Jianli Garalde')
  await filter(texts.filters['two-columns']).press('Space')
  await filter(texts.filters.all).press('Space')
  await ownLook.press('Space')
  await gallery(page).getByRole('button', { name: texts.use }).click()
  await expect(own(page)).toHaveClass(/jl-heritage-/)
  const font = () => own(page).evaluate((pages) => getComputedStyle(pages).fontFamily)
  expect(await font()).toContain('Jianli Garalde')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(own(page)).toHaveClass(/jl-timeline-/)
  expect(await font()).not.toContain('Jianli Garalde')

  const picks = page.getByRole('radiogroup', { name: STYLE_TEXTS.en.layout })
  await picks.getByRole('radio', { name: LAYOUT_NAMES.heritage.en }).press('Space')
  await expect(own(page)).toHaveClass(/jl-heritage-/)
  expect(await font()).not.toContain('Jianli Garalde')
  const takeOwnLook = page.getByRole('button', { name: STYLE_TEXTS.en.takeOwnLook, exact: true })
  await takeOwnLook.press('Enter')
  await expect.poll(font).toContain('Jianli Garalde')
  await expect(takeOwnLook).toBeHidden()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(font).not.toContain('Jianli Garalde')
  await expect(own(page)).toHaveClass(/jl-heritage-/)
})

test('a part of the layout is chosen on the page, is one step back, waits in a layout that cannot hold it, and is kept', async ({
  page,
}) => {
  await openGuestResume({ page })
  const { names, forms, own: ownForm, back, asleep, ownTitle } = PARTS_TEXTS.en
  const panel = page.locator('#editor-right')
  const titles = panel.getByRole('radiogroup', { name: names.titleForm })
  const title = (name: string) => titles.getByRole('radio', { name, exact: true })
  const columns = () =>
    own(page)
      .locator('.jl-section')
      .first()
      .evaluate((section) => getComputedStyle(section).display)
  const layoutsOwn = title(ownForm(forms.titleForm.rule))
  await title(forms.titleForm.hung).press('Space')
  await expect.poll(columns).toBe('grid')
  await page.getByRole('button', { name: SHELL_TEXTS.en.undoNamed(names.titleForm) }).click()
  await expect.poll(columns).toBe('block')
  await expect(layoutsOwn).toBeChecked()
  await title(forms.titleForm.hung).press('Space')
  await expect.poll(columns).toBe('grid')
  await panel.getByRole('button', { name: back(names.titleForm) }).press('Enter')
  await expect.poll(columns).toBe('block')
  await expect(layoutsOwn).toBeFocused()
  await title(forms.titleForm.hung).press('Space')
  await expect.poll(columns).toBe('grid')

  const frames = panel.getByRole('radiogroup', { name: names.frameForm })
  await frames.getByRole('radio', { name: forms.frameForm.side, exact: true }).press('Space')
  await expect(own(page).locator('.jl-side .jl-name')).toBeVisible()
  await expect(page.getByText(asleep(forms.titleForm.hung))).toBeVisible()
  await page.getByRole('button', { name: SHELL_TEXTS.en.undoNamed(names.frameForm) }).click()
  await expect.poll(columns).toBe('grid')

  const work = page
    .locator('#editor-left')
    .getByRole('button', { name: FORM_TEXTS.en.moreFor('Research experience') })
  await work.click()
  await page.getByRole('menuitem', { name: names.itemForm }).press('ArrowRight')
  await page.getByRole('menuitemradio', { name: forms.itemForm.line }).press('Enter')
  const wrapped = own(page).locator('.jl-section-experience .jl-line-wrap')
  await expect(wrapped.first()).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(wrapped).toHaveCount(0)
  const handle = page
    .locator('#editor-left')
    .getByRole('button', { name: FORM_TEXTS.en.drag('Research experience') })
  await expect(handle).toBeFocused()

  await work.click()
  await page.getByRole('menuitem', { name: names.itemForm }).press('ArrowRight')
  await page.getByRole('menuitemradio', { name: forms.itemForm.pairs }).press('Enter')
  const entries = own(page).locator('.jl-section-experience .jl-title')
  const beside = () =>
    entries.evaluateAll((all) => all[0]?.getBoundingClientRect().y === all[1]?.getBoundingClientRect().y)
  await expect.poll(beside).toBe(true)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(beside).toBe(false)

  const grounds = () =>
    own(page)
      .locator('.jl-section-title')
      .evaluateAll((titles) => titles.map((title) => getComputedStyle(title).backgroundColor))
  const plain = await grounds()
  await work.click()
  await page.getByRole('menuitem', { name: ownTitle }).press('ArrowRight')
  await page.getByRole('menuitemradio', { name: forms.titleForm.band }).press('Enter')
  await expect.poll(async () => (await grounds()).filter((ground, i) => ground !== plain[i])).toHaveLength(1)
  await page.getByRole('button', { name: SHELL_TEXTS.en.undoNamed(ownTitle) }).click()
  await expect.poll(grounds).toEqual(plain)

  const picks = page.getByRole('radiogroup', { name: STYLE_TEXTS.en.layout })
  await picks.getByRole('radio', { name: LAYOUT_NAMES.rightbar.en }).press('Space')
  await expect(page.getByText(asleep(forms.titleForm.hung))).toBeVisible()
  await expectAccessible(page, '#editor-right')
  await expect(title(forms.titleForm.band)).toBeAttached()
  await expect(title(forms.titleForm.hung)).toHaveCount(0)
  await picks.getByRole('radio', { name: LAYOUT_NAMES.classic.en }).press('Space')
  await saved(page)
  await page.reload()
  await expect.poll(columns).toBe('grid')
  await expect(title(forms.titleForm.hung)).toBeChecked()
  await page.getByRole('button', { name: STYLE_TEXTS.en.takeOwnLook, exact: true }).press('Enter')
  await expect.poll(columns).toBe('block')
})

test('what was made in an earlier version is offered the newer one beside it, which is one step there and one back', async ({
  page,
  site,
  mailbox,
}) => {
  const token = await signInAt({ url: site.url, mailbox, email: 'newer@example.com' })
  const ask = (path: string, body: object = {}) => siteCall({ url: site.url, path, token, body })
  const content = englishResume({ font: 'sans' })
  for (const item of content.entryList[0]?.items ?? []) item.text = `*Calmly* put. ${item.text}`
  const created = await ask('/resume/create', { content, layout: 'classic', layoutVersion: 1 })
  const id = created.body.data as string
  const stored = async () => {
    const { layoutVersion, content } = (await ask(`/resume/info/${id}`)).body.data as Stored
    return [layoutVersion, content.config.font]
  }
  await signInPage({ page, site, token })
  await openEditor({ page, id })
  const offer = page.getByRole('button', { name: COMMAND_TEXTS.en.newerVersion })
  const newer = NEWER_TEXTS.en
  const dialog = page.getByRole('dialog', { name: newer.title(LAYOUT_NAMES.classic.en) })
  const emphasis = () =>
    own(page)
      .locator('em')
      .first()
      .evaluate((em) => getComputedStyle(em).fontStyle)
  expect(await emphasis()).toBe('normal')

  await offer.press('Enter')
  for (const title of [newer.now, newer.newer])
    await expect(dialog.getByRole('region', { name: title, exact: true })).toContainText('Rowan Ellery')
  await expect(dialog.getByText(newer.italics(1))).toBeVisible()
  await expect(dialog.getByRole('list', { name: newer.marks })).toHaveCount(2)
  await expect(dialog.getByText(`${newer.added}: `).first()).toBeAttached()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(offer).toBeFocused()
  await expect(own(page)).toHaveClass(/jl-classic-1/)

  await offer.press('Enter')
  await dialog.getByRole('button', { name: newer.use }).press('Enter')
  await expect(own(page)).toHaveClass(new RegExp(`jl-classic-${DESIGNS.classic.version}`))
  expect(await emphasis()).toBe('italic')
  await expect(offer).toBeHidden()
  await expect(page.locator('[data-style-group=layout]')).toBeFocused()
  await expect.poll(stored).toEqual([DESIGNS.classic.version, 'source-sans'])

  await page.getByRole('button', { name: SHELL_TEXTS.en.undoNamed(newer.step) }).click()
  await expect(own(page)).toHaveClass(/jl-classic-1/)
  expect(await emphasis()).toBe('normal')
  await expect(offer).toBeVisible()
  await expect.poll(stored).toEqual([1, 'sans'])

  // Another layout and back: the newer version does not come unasked.
  const picks = page.getByRole('radiogroup', { name: STYLE_TEXTS.en.layout })
  for (const code of ['heritage', 'classic'] as const)
    await picks.getByRole('radio', { name: LAYOUT_NAMES[code].en }).press('Space')
  await expect(own(page)).toHaveClass(/jl-classic-1/)
  await expect(offer).toBeVisible()

  // Where no line breaks otherwise it is said that something else has moved, as what is above a title.
  const items = [{ title: 'Harbourline', subtitle: 'Engineer', text: 'Kept the boats moving.' }]
  const short = resumeContent.parse({
    ...englishResume({ font: 'source-sans' }),
    skill: {},
    entryList: [{ kind: 'experience', title: 'Work', items }],
  })
  const { body } = await ask('/resume/create', { content: short, layout: 'classic', layoutVersion: 4 })
  await openEditor({ page, id: body.data as string })
  await offer.press('Enter')
  await expect(dialog.getByText(newer.moved)).toBeVisible()
})

type Stored = { layoutVersion: number; content: ResumeContent }
