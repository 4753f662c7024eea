import type { Page } from '@playwright/test'
import { PANEL_TEXTS } from '../../app/editor/assistant/texts/panel-texts'
import { openOpenai, OPENAI_KEY, type OpenaiDouble } from '../doubles/openai'
import { startSite } from '../setup/start-site'
import { expect, test as base } from './test'

/** Tests at a site with a model of its own. */
export const test = base.extend<object, { provider: OpenaiDouble }>({
  provider: [
    async ({}, use) => {
      const provider = await openOpenai()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailbox, provider }, use) => {
      const model = { OPENAI_API_KEY: OPENAI_KEY, OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'double-1' }
      const site = await startSite({ SMTP_URL: mailbox.url, ...model })
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** Opens the assistant by its keys and answers its panel. */
export async function openPanel(page: Page) {
  await page.keyboard.press('ControlOrMeta+j')
  const drawer = page.getByRole('region', { name: PANEL_TEXTS.en.name, exact: true })
  await expect(drawer).toBeFocused()
  return drawer
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
