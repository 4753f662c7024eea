import { test as base, expect as plain, type ConsoleMessage } from '@playwright/test'
import { openMailbox, type Mailbox } from '../doubles/mailbox'
import { startSite, type Site } from '../setup/start-site'

type Fixtures = {
  /** whether the editor's hints, which come once, are still to come */
  hints: boolean
  errors: string[]
  guard: undefined
  /** addresses beside the site's own that a page may ask */
  others: string[]
}
type WorkerFixtures = { mailbox: Mailbox; site: Site }

/** Playwright's test with a site to talk to. A console error or a failed script fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  mailbox: [
    async ({}, use) => {
      const mailbox = await openMailbox()
      await use(mailbox)
      await mailbox.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailbox }, use) => {
      const site = await startSite({ SMTP_URL: mailbox.url })
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  launchOptions: async ({}, use) => {
    const executablePath = process.env.PUPPETEER_EXECUTABLE_PATH
    await use({
      ...(executablePath ? { executablePath } : {}),
      // Chromium refuses its sandbox to root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    })
  },
  baseURL: async ({ site }, use) => use(site.url),
  hints: [false, { option: true }],
  context: async ({ context, hints }, use) => {
    // In the editor alone: elsewhere whoever has something stored is known, and what a page does for newcomers is not done.
    if (!hints)
      await context.addInitScript(() => {
        if (/^\/(mobile\/)?editor\//.test(location.pathname)) localStorage.setItem('cache-tour', '1')
      })
    await use(context)
  },
  /** What went wrong in the page while a test ran. */
  errors: async ({}, use) => use([]),
  others: async ({}, use) => use([]),
  guard: [
    async ({ context, errors, site, others }, use) => {
      const ours = [site.url, ...others]
      context.on('console', (message) => message.type() === 'error' && errors.push(textOf(message)))
      context.on('weberror', (problem) => errors.push(String(problem.error())))
      context.on('request', (request) => {
        if (/^https?:/.test(request.url()) && !ours.some((url) => request.url().startsWith(url)))
          errors.push(`a request left the site: ${request.url()}`)
        if (request.url().endsWith('/policy-reports'))
          errors.push(`forbidden by the page's policy: ${request.postData()}`)
      })
      await use(undefined)
      const isForgiven = (text: string) => forgiven.get(errors)?.some((matching) => matching.test(text))
      plain(errors.filter((text) => !isForgiven(text))).toEqual([])
    },
    { auto: true },
  ],
})

/** What is polled for is noticed when it is there: by itself Playwright lets up to a second pass between two looks. */
const poll: typeof plain.poll = (actual, options) => {
  const said = typeof options === 'string' ? { message: options } : options
  return plain.poll(actual, { intervals: [20, 50, 100], ...said })
}

export const expect = new Proxy(plain, {
  get: (target, name) => (name === 'poll' ? poll : Reflect.get(target, name)),
})

const forgiven = new WeakMap<string[], RegExp[]>()

/** Leaves out the errors that a test provokes itself, also those said after its last line; any other still fails it. */
export function forgive({ errors, matching }: { errors: string[]; matching: RegExp }): void {
  forgiven.set(errors, [...(forgiven.get(errors) ?? []), matching])
}

function textOf(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`
}
