import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMailbox } from '../../doubles/mailbox'
import { browserPath } from '../../setup/open-browser'
import { siteCall, signInAt } from '../../setup/site-call'
import { startSite, type Site } from '../../setup/start-site'
import { siteDatabase } from '../../setup/site-database'
import { throughout } from '../../setup/throughout'

const mailbox = throughout(openMailbox)
let site: Site
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'jianli-browser-'))
  await installBrowser()
  site = await startSite({
    SMTP_URL: mailbox.url,
    PUPPETEER_EXECUTABLE_PATH: program(),
    SEED_DEMO: 'false',
    ...siteDatabase('ready'),
  })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

const program = () => path.join(folder, 'browser')
const pidFile = () => path.join(folder, 'pid')

/** The browser of this machine behind a program of ours, which can be taken away. */
async function installBrowser() {
  const script = `#!/bin/sh\necho $$ > ${pidFile()}\nexec ${await browserPath()} "$@"\n`
  await writeFile(program(), script)
  await chmod(program(), 0o755)
}

it('says that the browser is gone, and draws again when there is one', async () => {
  const { url } = site
  const ready = async () => {
    const answer = await fetch(`${url}/readyz`)
    return { status: answer.status, body: (await answer.json()) as object }
  }
  const token = await signInAt({ url, mailbox, email: 'draw@example.com' })
  const { body } = await siteCall({ url, path: '/resume/create', token, body: { title: 'Drawn' } })
  const pdf = () =>
    fetch(`${url}/resume-api/resume/pdf/${String(body.data)}`, { headers: { authorization: token } })
  await expect.poll(ready).toMatchObject({ status: 200 })

  await rm(program())
  process.kill(Number(await readFile(pidFile(), 'utf8')), 'SIGKILL')
  const cannotDraw = { status: 'unavailable', database: true, writes: true, browser: false }
  await expect.poll(ready).toMatchObject({ status: 503, body: cannotDraw })
  const refused = await pdf()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  expect((await siteCall({ url, path: '/resume/list', token })).status).toBe(200)

  await installBrowser()
  await expect.poll(ready).toMatchObject({ status: 200, body: { browser: true } })
  const drawn = await pdf()
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})
