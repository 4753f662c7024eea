import { PARTS_TEXTS } from '../../../app/editor/texts/parts-texts'
import { signInAdminAt, signInAt, siteCall } from '../../setup/site-call'
import { type Site } from '../../setup/start-site'
import { signInPage } from '../open-own-resume'
import { expect, test } from '../test'
import { pasteInto } from '../type-into'

type Info = { content: object; layout: string; layoutVersion: number }

test('a resume becomes a template, which is changed under those who use it', async ({
  page,
  site,
  mailbox,
}) => {
  const call = (path: string, token: string, body: object = {}) =>
    siteCall({ url: site.url, path, token, body })
  const token = await signInAdminAt({ url: site.url })
  await call('/resume/create', token, { title: 'Ledger', templateCode: 'classic-en' })

  await signInPage({ page, site, token })
  await page.goto('/user')
  await page.getByRole('button', { name: '“Ledger”的操作' }).click()
  await page.getByRole('menuitem', { name: '设为模板' }).click()
  await page.waitForURL(/\/admin\/collections\/templates\/[\w-]+$/)
  const own = page.url().split('/').at(-1) ?? ''

  // the document as text: faults are named while it is typed, and nothing comes from elsewhere
  const content = page.locator('#field-content')
  const faults = page.locator('#field-content-faults')
  const whole = await content.inputValue()
  expect(JSON.parse(whole)).toMatchObject({ schemaVersion: 1 })
  const named = (name: string) => whole.replaceAll('Ingrid Vasko', name)
  await pasteInto(content, whole.replace('"schemaVersion": 1,', '"schemaVersion": 1'))
  await expect(faults).toContainText(/不是有效的 JSON：第 \d+ 行/)
  await pasteInto(content, whole.replace(/"themeColor": "[^"]*"/, '"themeColor": "blue"'))
  await expect(faults).toContainText('content.config.themeColor: 颜色须形如 #487bc2')
  await pasteInto(content, JSON.stringify(JSON.parse(named('Calm Vasko'))))
  await expect(faults).toBeEmpty()
  await content.press('Control+Home')
  await content.press('Tab')
  await expect(content).toHaveValue(/^ {2}\{/)
  await content.press('Escape')
  await content.press('Tab')
  await expect(content).not.toBeFocused()
  await expect(content, 'laid out anew').toHaveValue(/^\{\n {2}"schemaVersion"/)

  await page.locator('#live-preview-toggler').click()
  const sheet = page.frameLocator('iframe').locator('.jl-editor-pages .jl-page').first()
  await expect(sheet).toContainText('Calm Vasko')
  await page.getByRole('button', { name: '发布修改' }).click()
  await expect(page.getByText('已发布', { exact: true }).first()).toBeVisible()

  const code = await page.locator('#field-code').inputValue()
  await expect.poll(async () => (await picture({ site, code })).length).toBeGreaterThan(1000)
  const before = await picture({ site, code })
  await page.goto(`/start/${code}`)
  const shown = page.locator(`img[src^="/thumbnails/template/${code}?"]`).first()
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)
  const kept = await shown.getAttribute('src')

  const theirs = await signInAt({ url: site.url, mailbox, email: 'uses-a-template@example.com' })
  const id = (await call('/resume/create', theirs, { templateCode: code })).body.data as string
  const info = async (of: string) => (await call(`/resume/info/${of}`, theirs)).body.data as Info
  const old = await info(id)

  await page.goBack()
  await pasteInto(content, named('Loud Vasko'))
  await page.locator('#field-layout').click()
  await page.getByRole('option', { name: '侧栏' }).click()
  await page.locator('#field-titleForm').click()
  await page.getByRole('option', { name: PARTS_TEXTS['zh-CN'].forms.titleForm.band }).click()
  await page.getByRole('button', { name: '发布修改' }).click()
  await expect.poll(async () => (await picture({ site, code })).equals(before)).toBe(false)
  expect(await info(id)).toEqual(old)
  // a browser that has the old picture asks for the new one
  await page.goto(`/start/${code}`)
  await expect(shown).not.toHaveAttribute('src', kept ?? '')
  const next = (await call('/resume/create', theirs, { templateCode: code })).body.data as string
  const fresh = await info(next)
  expect(fresh.layout).toBe('sidebar')
  expect(JSON.stringify(fresh.content)).toContain('Loud Vasko')
  expect(fresh.content).toMatchObject({ config: { titleForm: 'band' } })

  // Other tests do not meet it on the home page.
  const withdrawn = await fetch(`${site.url}/api/templates/${own}`, {
    method: 'PATCH',
    headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ _status: 'draft' }),
  })
  expect(withdrawn.status).toBe(200)
})

/** What the site shows for a template; empty while there is nothing to show. */
async function picture({ site, code }: { site: Site; code: string }): Promise<Buffer> {
  const answer = await fetch(`${site.url}/thumbnails/template/${code}?at=${Date.now()}`)
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : Buffer.alloc(0)
}
