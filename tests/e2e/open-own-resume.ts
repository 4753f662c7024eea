import type { Page } from '@playwright/test'
import type { Mailbox } from '../doubles/mailbox'
import { signInAt, siteCall } from '../setup/site-call'
import type { Site } from '../setup/start-site'
import { expect } from './test'

type Options = { page: Page; site: Site; mailbox: Mailbox; email: string; content?: object }

/** A new account with one resume of an English template, open in the editor; answers its id and the token. */
export async function openOwnResume(options: Options): Promise<{ id: string; token: string }> {
  const made = await makeOwnResume(options)
  await openEditor({ page: options.page, id: made.id })
  return made
}

/** The same for who goes elsewhere first: signed in, with no page of the site open yet. */
export async function makeOwnResume(options: Options): Promise<{ id: string; token: string }> {
  const { page, site, mailbox, email, content } = options
  const token = await signInAt({ url: site.url, mailbox, email })
  const body = { title: 'Mine', templateCode: 'classic-en', ...(content ? { content } : {}) }
  const created = await siteCall({ url: site.url, path: '/resume/create', token, body })
  expect(created.status).toBe(200)
  const id = created.body.data as string
  await signInPage({ page, site, token })
  return { id, token }
}

/** Signs a page's browser in: the token is kept, and a call brings the cookie, from an address that has no page to load. */
export async function signInPage({
  page,
  site,
  token,
}: {
  page: Page
  site: Site
  token: string
}): Promise<void> {
  await page.goto(`${site.url}/robots.txt`)
  await page.evaluate(async (authorization) => {
    localStorage.setItem('authorization', authorization)
    await fetch('/resume-api/user/info', { headers: { authorization } })
  }, token)
}

/** Goes to the editor of a resume and waits until it can be typed in. */
export async function openEditor({ page, id }: { page: Page; id: string }): Promise<void> {
  await page.goto(`/editor/${id}`)
  await page.waitForFunction(standsOpen)
}

/** Its forms with the first of them open, its page, and what lies over that; looked for from frame to frame. */
function standsOpen(): boolean {
  const form = document.querySelector('[data-owner="$baseInfo"] button')
  return (
    form?.getAttribute('aria-expanded') === 'true' &&
    document.querySelector('.jl-editor-pages [data-block]')?.checkVisibility() === true &&
    document.querySelector('.jl-blocks') !== null
  )
}
