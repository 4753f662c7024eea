import type { Page } from '@playwright/test'
import type { Mailbox } from '../doubles/mailbox'
import { signInAt, siteCall } from '../setup/site-call'
import type { Site } from '../setup/start-site'
import { expect } from './test'

type Options = { page: Page; site: Site; mailbox: Mailbox; email: string; content?: object }

/** A new account with one resume of an English template, open in the editor; answers its id and the token. */
export async function openOwnResume(options: Options): Promise<{ id: string; token: string }> {
  const { page, site, mailbox, email, content } = options
  const token = await signInAt({ url: site.url, mailbox, email })
  const body = { title: 'Mine', templateCode: 'classic-en', ...(content ? { content } : {}) }
  const created = await siteCall({ url: site.url, path: '/resume/create', token, body })
  expect(created.status).toBe(200)
  const id = created.body.data as string
  await signInPage({ page, site, token })
  await openEditor({ page, id })
  return { id, token }
}

/** Keeps a token in the page's browser, as a link from a mail would. */
export async function signInPage({
  page,
  site,
  token,
}: {
  page: Page
  site: Site
  token: string
}): Promise<void> {
  await page.goto(`/?token=${token}`)
  // The token leaves the address once it is kept.
  await expect(page).toHaveURL(`${site.url}/`)
}

/** Goes to the editor of a resume and waits until it can be typed in. */
export async function openEditor({ page, id }: { page: Page; id: string }): Promise<void> {
  await page.goto(`/editor/${id}`)
  await expect(page.locator('[data-owner="$baseInfo"] button').first()).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await page.locator('.jl-editor-pages [data-block]').first().waitFor()
}
