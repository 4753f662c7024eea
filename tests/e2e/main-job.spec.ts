import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { BASE_INFO_NAMES } from '../../collections/resumes/base-info-names'
import { SHARE_TEXTS } from '../../app/session/share/share-texts'
import { EXPORTED_TEXTS } from '../../app/editor/texts/exported-texts'
import { SHELL_TEXTS } from '../../app/editor/texts/shell-texts'
import { LOGIN_TEXTS } from '../../app/session/login/texts'
import { UI_TEXTS } from '../../app/components/ui/texts'
import { HOME_TEXTS } from '../../app/routes/_site._index/texts'
import { signInAt } from '../setup/site-call'
import { readPdfText } from '../setup/read-pdf-text'
import { beginWith, wayButton } from './begin/begin-with'
import { expect, test } from './test'
import { tabTo } from './tab-to'
import { typeInto } from './type-into'
import { saved } from './save-state'

// A way in one language each: begin/blank.spec.ts takes the shorter one in both.
test.describe('in Chinese, by mouse', () => {
  const locale = 'zh-CN'
  const person = '林晓舟'
  const [home, shell, share] = [HOME_TEXTS[locale], SHELL_TEXTS[locale], SHARE_TEXTS[locale]]
  test.use({ locale, permissions: ['clipboard-read', 'clipboard-write'] })

  test('from the home page to the downloaded PDF', async ({ page, site, mailbox, browser }) => {
    const token = await signInAt({
      url: site.url,
      mailbox,
      email: 'mouse@example.com',
    })
    // As a link from a mail does; the token leaves the address once it is kept.
    await page.goto(`/?token=${token}`)
    await expect(page).toHaveURL(`${site.url}/`)
    await page
      .getByRole('button', { name: `${home.use}: ` })
      .first()
      .click()
    await beginWith({ page, way: 'example', locale })

    const name = page.getByLabel(BASE_INFO_NAMES[locale].name, { exact: true })
    await expect(basics(page)).toHaveAttribute('aria-expanded', 'true')
    await typeInto(name, person)
    await expect(page.locator('.jl-page').first()).toContainText(person)
    await saved(page)

    await page.getByRole('button', { name: shell.share, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: share.title })
    await dialog.getByText(share.on).click()
    const link = dialog.getByRole('textbox', { name: share.address })
    await expect(link).toHaveValue(/\/preview\/[\w-]+\?code=\d{8}$/)
    const address = await link.inputValue()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    const reader = await browser.newContext({ javaScriptEnabled: false, locale })
    const preview = await reader.newPage()
    await preview.goto(address)
    await expect(preview.locator('.jl-page').first()).toContainText(person)
    await preview.goto(address.replace(/\?.*/, ''))
    await expect(preview.locator('input[name=code]')).toBeVisible()
    await reader.close()

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: shell.download }).click()
    const text = await readPdfText(await readFile(await (await downloading).path()))
    expect(text.startsWith(person)).toBe(true)
    // What is left of the example is told, and where it stands.
    await page.getByRole('button', { name: EXPORTED_TEXTS[locale].jump }).click()
    await expect(page.locator('[data-field]:focus')).not.toHaveValue(person)
  })
})

test.describe('in English, by keyboard alone', () => {
  const locale = 'en'
  const person = 'Lin Xiaozhou'
  const [home, shell, login] = [HOME_TEXTS[locale], SHELL_TEXTS[locale], LOGIN_TEXTS[locale]]
  test.use({ locale })

  test('a guest goes from the home page to the downloaded PDF', async ({ page, mailbox }) => {
    await page.goto('/')
    await tabTo({ page, target: page.getByRole('button', { name: home.start }) })
    await page.keyboard.press('Enter')
    await tabTo({ page, target: wayButton({ page, way: 'example', locale }) })
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/editor\/local-/)
    const name = page.getByLabel(BASE_INFO_NAMES[locale].name, { exact: true })
    await expect(basics(page)).toHaveAttribute('aria-expanded', 'true')
    await tabTo({ page, target: name })
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(person)
    await expect(page.locator('.jl-page').first()).toContainText(person)
    await saved(page)
    await page.reload()
    await expect(page.locator('.jl-page').first()).toContainText(person)

    const downloading = page.waitForEvent('download')
    await tabTo({ page, target: page.getByRole('button', { name: shell.download }) })
    await page.keyboard.press('Enter')
    const text = await readPdfText(await readFile(await (await downloading).path()))
    expect(text.startsWith(person)).toBe(true)

    // What is left of the example is named, as long as it is this browser's.
    const left = page.getByText(/still contains example text: .* and \d+ more/)
    await expect(left).toBeVisible()

    // Under it the notice of the download waits, which leads into an account, where the resume is kept.
    const notices = page.getByRole('region', { name: UI_TEXTS[locale].notices })
    await tabTo({ page, target: notices.getByRole('button', { name: UI_TEXTS[locale].close }) })
    await page.keyboard.press('Enter')
    await expect(left).toBeHidden()
    const email = 'keys@example.com'
    await tabTo({ page, target: page.getByRole('button', { name: shell.signIn, exact: true }) })
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: login.title })
    await expect(dialog.getByRole('textbox', { name: login.email })).toBeFocused()
    await page.keyboard.type(email)
    await tabTo({ page, target: dialog.getByRole('button', { name: login.sendCode }) })
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('textbox', { name: login.code })).toBeFocused()
    await page.keyboard.type(mailbox.codeFor(email))
    await page.waitForURL(/\/editor\/(?!local-)[\w-]+$/)
  })
})

/** The head that opens the basic information. */
function basics(page: Page): Locator {
  return page.locator('[data-owner="$baseInfo"] button').first()
}
