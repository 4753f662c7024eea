import { HOME_TEXTS } from '../../../app/routes/_site._index/texts'
import { LIST_TEXTS } from '../../../app/routes/_site.user/list/texts'
import { USER_TEXTS } from '../../../app/routes/_site.user/texts'
import { LOGIN_TEXTS } from '../../../app/session/login/texts'
import { SESSION_TEXTS } from '../../../app/session/texts'
import { BEGIN_TEXTS } from '../../../app/tools/begin/texts'
import { openGuestResume } from '../open-guest-resume'
import { expect, forgive, test } from '../test'
import { typeInto } from '../type-into'
import { expectAccessible } from '../violations'

test.use({ locale: 'en' })

const t = LIST_TEXTS.en
const user = USER_TEXTS.en
const login = LOGIN_TEXTS.en
const begin = BEGIN_TEXTS.en

test('a guest has a list of the resumes in this browser; signing in takes them along with their tags', async ({
  page,
  context,
  mailbox,
  errors,
}) => {
  await page.goto('/user')
  await expect(page.getByText(t.guest.none.title)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: user.newResume }).first().click()
  await expect(page).toHaveURL(/\/#templates$/)
  await openGuestResume({ page, template: 'banner-en' })
  await page.goto('/')
  await page.getByRole('link', { name: HOME_TEXTS.en.local.all(1) }).click()
  await expect(page.getByText(t.guest.title)).toBeVisible()
  // its own first page, though no server knows it
  await expect(page.locator('main .jl-pages h1')).toHaveText('Priya Halloran')
  await expectAccessible(page)

  const menu = page.getByRole('button', { name: /^Actions for/ })
  await menu.click()
  await page.getByRole('menuitem', { name: user.rename }).click()
  await typeInto(page.getByLabel(user.renameLabel), 'Mine')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: user.open('Mine') })).toBeVisible()

  await menu.click()
  await page.getByRole('menuitem', { name: t.tag }).click()
  await typeInto(page.getByLabel(t.tagDialog.add), 'Summer')
  await page.getByRole('button', { name: t.tagDialog.save }).click()
  await expect(page.getByRole('button', { name: t.showTag('Summer') })).toBeVisible()

  await menu.click()
  await page.getByRole('menuitem', { name: user.remove }).click()
  await expect(page.getByText(user.empty.title)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: user.open('Mine') })).toBeVisible()

  const email = 'keeps@example.com'
  await page.getByRole('button', { name: t.guest.signIn }).click()
  const dialog = page.getByRole('dialog', { name: login.title })
  await typeInto(dialog.getByRole('textbox', { name: login.email }), email)
  await dialog.getByRole('button', { name: login.sendCode }).click()
  await expect(dialog.getByRole('textbox', { name: login.code })).toBeFocused()
  await page.keyboard.type(mailbox.codeFor(email))
  await expect(page.getByText(SESSION_TEXTS.en.moved(1))).toBeVisible()
  await expect(page.getByRole('navigation', { name: user.sections })).toBeVisible()
  await expect(page.getByRole('link', { name: user.open('Mine') })).toBeVisible()
  await expect(page.getByRole('button', { name: t.showTag('Summer') })).toBeVisible()

  // Import asks for a file or a text, and for nothing else.
  await page.getByRole('button', { name: user.importResume }).click()
  const bring = page.getByRole('dialog', { name: begin.own.name })
  await expect(bring.getByRole('textbox', { name: begin.pasted })).toBeVisible()
  await expect(bring.getByRole('button', { name: begin.choose })).toBeFocused()
  await expect(bring.getByText(begin.blank.name, { exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')

  // That there is no network is said as long as there is none.
  await menu.click()
  await page.getByRole('menuitem', { name: user.rename }).click()
  await typeInto(page.getByLabel(user.renameLabel), 'Ours')
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  const notice = page.getByText(SESSION_TEXTS.en.noNetwork)
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toBeHidden()
  forgive({ errors, matching: /ERR_INTERNET_DISCONNECTED/ })

  // An old address leads to where the resume is now.
  await page.goto('/editor/local-e2e')
  await expect(page).toHaveURL(/\/editor\/(?!local-)[\w-]+$/)
  await expect(page.locator('.jl-editor-pages h1')).toHaveText('Priya Halloran')
})
