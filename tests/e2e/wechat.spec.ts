import type { Browser, Locator, Page } from '@playwright/test'
import { renderSVG } from 'uqr'
import { ACCOUNT_DIALOG_TEXTS } from '../../app/session/account/texts'
import { LOGIN_TEXTS } from '../../app/session/login/texts'
import { QR_TEXTS } from '../../app/session/login/qr-texts'
import { ACCOUNT_TEXTS } from '../../app/routes/_site.user/account-texts'
import { SESSION_TEXTS } from '../../app/session/texts'
import { saidIn, type WechatDouble } from '../doubles/wechat'
import { setPasswordAt } from '../setup/set-password'
import { signInAt } from '../setup/site-call'
import type { Site } from '../setup/start-site'
import { signInPage } from './open-own-resume'
import { test } from './connected-test'
import { expect } from './test'
import { typeInto } from './type-into'

const login = LOGIN_TEXTS.en
const qr = QR_TEXTS.en
const ways = ACCOUNT_TEXTS.en.waysIn
const dialogs = ACCOUNT_DIALOG_TEXTS.en

test.use({ locale: 'en' })

const EMAIL = 'mei@example.com'
const PASSWORD = 'a-long-enough-one-9'

/** How often a page asks whether its code was scanned. */
const POLL_MS = 2_000

type ScanOptions = { image: Locator; wechat: WechatDouble; site: Site; openId: string; follows?: boolean }

/**
 * A person holds their WeChat up to the code that the page shows: WeChat knows its text and tells our server, signed.
 * @returns what the official account answers them
 */
async function scan({ image, wechat, site, openId, follows = false }: ScanOptions): Promise<string> {
  await expect(image).toBeVisible()
  const shown = (await image.getAttribute('src')) ?? ''
  const svg = Buffer.from(shown.replace(/^data:image\/svg\+xml;base64,/, ''), 'base64').toString()
  const scene = wechat.codes.find(({ url }) => renderSVG(url, { border: 2 }) === svg)?.scene
  if (!scene) throw new Error('the page shows no code of the official account')
  const event = follows
    ? { Event: 'subscribe', EventKey: `qrscene_${scene}` }
    : { Event: 'SCAN', EventKey: scene }
  const fields = { FromUserName: openId, MsgType: 'event', ...event, Ticket: 'ticket' }
  const said = await tell({ wechat, site, fields })
  await image.page().clock.fastForward(POLL_MS)
  return said
}

type TellOptions = Pick<At, 'wechat' | 'site'> & { fields: Record<string, string> }

/** WeChat's server tells ours, signed. @returns what the official account answers */
async function tell({ wechat, site, fields }: TellOptions): Promise<string> {
  const { query, body } = wechat.sign(fields)
  const headers = { 'content-type': 'text/xml' }
  const address = `${site.url}/resume-api/auth/wxmp/callback?${query}`
  const answer = await fetch(address, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  return saidIn({ answer: await answer.text() })
}

type At = { page: Page; wechat: WechatDouble; site: Site; openId: string }

/** Shows who it is with the password. */
async function confirm({ dialog, action }: { dialog: Locator; action: string }) {
  await typeInto(dialog.getByLabel(dialogs.password.current), PASSWORD)
  await dialog.getByRole('button', { name: action }).click()
}

/** Opens the account's page, scans the code that adds WeChat and answers what the official account asks then. */
async function bind({ page, ...about }: At): Promise<string> {
  await page.clock.install()
  await page.goto('/user?tab=account')
  await page.getByRole('button', { name: ways.bindWechat }).click()
  const dialog = page.getByRole('dialog', { name: dialogs.wechat.title })
  await confirm({ dialog, action: dialogs.wechat.show })
  await expect(dialog.getByText(qr.waiting.bind)).toBeVisible()
  const asked = await scan({ image: dialog.getByRole('img', { name: qr.alt.bind }), ...about })
  expect(asked).toContain('me***@example.com')
  await expect(dialog.getByText(qr.asked)).toBeVisible()
  const message = { FromUserName: about.openId, MsgType: 'text', Content: 'bind', MsgId: '1' }
  const said = await tell({ ...about, fields: message })
  await page.clock.fastForward(POLL_MS)
  return said
}

/** Signs in by a scan in a browser of its own. */
async function enter(options: Omit<At, 'page'> & { browser: Browser; follows?: boolean }): Promise<Page> {
  const { browser, site, ...about } = options
  const page = await (await browser.newContext({ locale: 'en', baseURL: site.url })).newPage()
  await page.clock.install()
  await page.goto('/user?tab=account')
  const dialog = page.getByRole('dialog', { name: login.title })
  await dialog.getByRole('tab', { name: login.byPhone }).click()
  const said = await scan({ image: dialog.getByRole('img', { name: qr.alt.wechat }), site, ...about })
  expect(said).toContain('You’re signed in')
  await expect(page.getByText(login.welcome)).toBeVisible()
  // where they wanted to go, and the word that they may not is gone
  await expect(page).toHaveURL(`${site.url}/user?tab=account`)
  await expect(page.getByText(SESSION_TEXTS.en.unauthorized)).toBeHidden()
  return page
}

/** The way in, which has a button, as the lines of the log have not. */
const row = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: ways.wechat })
    .filter({ has: page.getByRole('button') })

test('WeChat is bound by a scan, signs in elsewhere, and is taken off', async ({
  page,
  browser,
  site,
  mailbox,
  wechat,
}) => {
  const about = { site, wechat, openId: 'oMei' }
  const token = await signInAt({ url: site.url, mailbox, email: EMAIL })
  await setPasswordAt({ url: site.url, mailbox, email: EMAIL, token, password: PASSWORD })
  await signInPage({ page, site, token })
  expect(await bind({ page, ...about })).toContain('added to your account')
  await expect(page.getByText(dialogs.wechat.bound)).toBeVisible()
  await expect(row(page)).toContainText(ways.isBound)

  const other = await enter({ browser, ...about })
  await expect(other.getByText(EMAIL)).toBeVisible()
  await other.context().close()

  await row(page).getByRole('button', { name: ways.unbind }).click()
  const dialog = page.getByRole('dialog', { name: dialogs.unbind.title })
  await confirm({ dialog, action: dialogs.unbind.do })
  await expect(page.getByText(dialogs.unbind.done, { exact: true })).toBeVisible()
  await expect(row(page)).toContainText(ways.none)
  const stranger = await enter({ browser, ...about, follows: true })
  await expect(row(stranger)).toContainText(ways.onlyWayIn)
  await expect(row(stranger).getByRole('button', { name: ways.unbind })).toBeDisabled()
  await expect(stranger.getByText(EMAIL)).toBeHidden()
  await stranger.context().close()
})
