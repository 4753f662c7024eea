import type { Page } from '@playwright/test'
import { expect, test } from '../test'
import { formStands } from './form-stands'
import { signInAdmin } from './sign-in-admin'
import { typeInto } from '../type-into'

const SUMMARY = 'Emus write in bold strokes'
const AUTHOR = 'An emu'

test('what is typed while an autosave is under way, or another waits for it, stays and is saved too', async ({
  page,
}) => {
  await page.clock.install()
  const draft = await openNewGuide(page)
  const first = await holdNextAutosave(page)
  await typeInto(page.locator('#field-title'), 'Emus')
  await first.asked
  const second = await holdNextAutosave(page)
  await typeInto(page.locator('#field-summary'), SUMMARY)
  // its autosave gets into the queue while the first is under way
  await page.clock.fastForward(2000)
  first.release()
  await second.asked
  await typeInto(page.locator('#field-author'), AUTHOR)
  second.release()

  await expect.poll(draft).toMatchObject({ title: 'Emus', summary: SUMMARY, author: AUTHOR })
  await expect(page.locator('#field-summary')).toHaveValue(SUMMARY)
  await expect(page.locator('#field-author')).toHaveValue(AUTHOR)
})

/** @returns what reads the draft as it is stored */
async function openNewGuide(page: Page) {
  await signInAdmin({ page })
  await page.goto('/admin/collections/guides/create')
  await page.waitForURL(/\/guides\/(?!create)[\w-]+$/)
  await formStands(page)
  const address = page.url().replace('/admin/collections/', '/api/')
  return () =>
    page.evaluate(async (url) => (await (await fetch(url)).json()) as object, `${address}?draft=true&depth=0`)
}

/** Keeps the next autosave's answer back until it is released. */
async function holdNextAutosave(page: Page) {
  let release = () => {}
  let tell = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const asked = new Promise<void>((resolve) => (tell = resolve))
  await page.route(
    /\/api\/guides\/.*autosave=true/,
    async (route) => {
      const response = await route.fetch()
      tell()
      await released
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  return { asked, release: () => release() }
}
