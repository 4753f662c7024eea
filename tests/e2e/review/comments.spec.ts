import type { Browser, Locator, Page } from '@playwright/test'
import { REVIEW_TEXTS } from '../../../app/routes/preview.$id/review/review-texts'
import { PREVIEW_TEXTS } from '../../../app/routes/preview.$id/texts'
import { COMMENT_TEXTS } from '../../../app/editor/texts/comment-texts'
import { siteCall } from '../../setup/site-call'
import { openOwnResume } from '../open-own-resume'
import { expect, test } from '../test'
import { raiseKeys } from '../phone/fingers'
import { typeInto } from '../type-into'
import { expectAccessible } from '../violations'
import { saved } from '../save-state'

test.use({ locale: 'en' })

const CODE = '59381746'
const TEXT = 'Led a team that shipped twice a year'
const BETTER = 'Led a team of six that shipped twice a year'
const reader = REVIEW_TEXTS.en
const owner = COMMENT_TEXTS.en

const content = {
  config: { language: 'en' },
  baseInfo: { list: [{ id: 'n1', kind: 'name', key: 'Name', value: 'Anna Miller' }] },
  entryList: [
    {
      id: 's1',
      kind: 'experience',
      title: 'Work',
      items: [
        { id: 'i1', title: 'Hoopp', subtitle: 'Engineer', text: `**Led a team** that shipped twice a year` },
      ],
    },
  ],
}

type Visit = { browser: Browser; address: string; isPhone?: boolean }

async function visit({ browser, address, isPhone = false }: Visit): Promise<Page> {
  const viewport = isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 }
  const context = await browser.newContext({ locale: 'en', viewport, hasTouch: isPhone })
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('button', { name: reader.comment }).click()
  return page
}

test('a reader suggests other words, the owner accepts them into the page and takes that back', async ({
  page,
  browser,
  site,
  mailbox,
}) => {
  const { id, token } = await openOwnResume({ page, site, mailbox, email: 'review@example.com', content })
  const path = `/resume/links/create/${id}`
  const body = { code: CODE, canComment: true, label: 'Hoopp & Co' }
  const link = (await siteCall({ url: site.url, path, token, body })).body.data as { id: string }
  const address = `${site.url}/preview/${link.id}?code=${CODE}`

  const desk = await visit({ browser, address })
  const before = await desk.locator('.paper-fit').boundingBox()
  const panel = desk.getByRole('complementary', { name: reader.title })
  await expect(panel.getByText(reader.none)).toBeVisible()
  await desk.locator('.jl-page').getByText('that shipped twice a year').click()
  await panel.getByText(reader.suggest, { exact: true }).click()
  await expect(panel.getByRole('button', { name: reader.send })).toBeDisabled()
  await typeInto(panel.getByLabel(reader.words), BETTER)
  await typeInto(panel.getByLabel(reader.name), 'Ada')
  await expectAccessible(desk)
  await desk.reload()
  await expect(panel.getByLabel(reader.words)).toHaveValue(BETTER)
  await panel.getByRole('button', { name: reader.send }).click()
  await expect(panel.getByText(reader.sent)).toBeVisible()
  await expect(panel.getByText(/^Ada · /)).toBeVisible()
  await panel.getByRole('button', { name: reader.answer, exact: true }).click()
  await typeInto(panel.getByLabel(reader.answerLabel), 'Or seven?')
  await desk.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await desk.locator('#review-button').click()
  await expect(panel.getByLabel(reader.answerLabel)).toHaveValue('Or seven?')
  await expect(desk.getByRole('button', { name: reader.mark(1, TEXT) })).toBeVisible()
  expect((await desk.locator('.paper-fit').boundingBox())?.width).toBe(before?.width)

  const mark = page.getByRole('button', { name: owner.mark(1, TEXT) })
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(mark).toBeVisible({ timeout: 500 })
  }).toPass()
  await mark.click()
  const drawer = page.getByRole('region', { name: owner.name, exact: true })
  await expect(drawer.getByText(owner.by('Ada', 'Hoopp & Co'))).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: owner.answer }).click()
  await typeInto(drawer.getByLabel(owner.answerLabel), 'Well seen!')
  await drawer.getByRole('button', { name: owner.send }).click()
  const settled = page.waitForResponse((response) => response.url().includes('/comments/settle/'))
  await drawer.getByRole('button', { name: owner.accept, exact: true }).click()
  const line = page.locator('.jl-editor-pages [data-block="i1.text.0"]')
  await expect(line).toHaveText(BETTER)
  await expect(line.locator('strong')).toHaveText('Led a team')
  await expect(drawer.getByText(owner.allDone)).toBeVisible()
  await expect(mark).toBeHidden()
  // The drawer says so at once, the reader is told when the call has come.
  await settled
  await desk.reload()
  await desk.getByRole('button', { name: reader.comment }).click()
  await expect(panel.getByText(reader.states.accepted)).toBeVisible()
  await expect(panel.getByText('Well seen!')).toBeVisible()

  // Undo survives a reload, and the comment goes along with it.
  await saved(page)
  await page.reload()
  await expect(line).toHaveText(BETTER)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(line).toHaveText(TEXT)
  await mark.click()
  await expect(drawer.getByRole('button', { name: owner.accept, exact: true })).toBeVisible()
  await expect(async () => {
    await desk.reload()
    await expect(desk.getByRole('button', { name: reader.mark(1, TEXT) })).toBeVisible({ timeout: 500 })
  }).toPass()
  await drawer.getByRole('button', { name: owner.remove }).click()
  await expect(mark).toBeHidden()
})

test('on a phone a line of the text view is commented on, and what failed is still there', async ({
  page,
  browser,
  site,
  mailbox,
}) => {
  const { id, token } = await openOwnResume({ page, site, mailbox, email: 'review2@example.com', content })
  const made = { code: CODE, canComment: true, viewLimit: 5 }
  const path = `/resume/links/create/${id}`
  const link = (await siteCall({ url: site.url, path, token, body: made })).body.data as { id: string }
  const phone = await visit({
    browser,
    address: `${site.url}/preview/${link.id}?code=${CODE}`,
    isPhone: true,
  })
  await phone.getByText(PREVIEW_TEXTS.en.asText, { exact: true }).click()
  await phone.getByRole('article').getByText('Led a team').tap()
  const panel = phone.getByRole('complementary', { name: reader.title })
  await typeInto(panel.getByLabel(reader.text), 'Which team?')
  await expectAccessible(phone)
  await raiseKeys({ page: phone, height: 336 })
  const bottom = (part: Locator) => part.evaluate((one) => Math.round(one.getBoundingClientRect().bottom))
  await expect.poll(() => bottom(panel)).toBe(844 - 336)
  await expect.poll(() => bottom(panel.getByLabel(reader.text))).toBeLessThanOrEqual(844 - 336)
  await raiseKeys({ page: phone, height: 0 })
  await phone.context().setOffline(true)
  await panel.getByRole('button', { name: reader.send }).click()
  await expect(panel.getByRole('alert')).toBeVisible()
  await expect(panel.getByLabel(reader.text)).toHaveValue('Which team?')
  await phone.context().setOffline(false)
  await panel.getByRole('button', { name: reader.send }).click()
  await expect(panel.getByText(reader.sent)).toBeVisible()
  await panel.getByRole('button', { name: reader.takeBack }).click()
  await expect(panel.getByLabel(reader.text)).toHaveValue('Which team?')
  const list = await siteCall({ url: site.url, path: `/resume/comments/${id}`, token })
  expect(list.body.data).toEqual([])
})
