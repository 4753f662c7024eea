import type { Page } from '@playwright/test'
import { ASK_TEXTS } from '../../app/editor/assistant/texts/ask-texts'
import { PANEL_TEXTS } from '../../app/editor/assistant/texts/panel-texts'
import { SUGGESTION_TEXTS } from '../../app/editor/assistant/texts/suggestion-texts'
import { NO_DOUBTS } from '../doubles/openai'
import { test as base } from './connected-test'
import { expect } from './test'
import { typeInto } from './type-into'

export const panel = PANEL_TEXTS.en
export const asks = ASK_TEXTS.en
export const words = SUGGESTION_TEXTS.en
/** The button's names of a suggestion without and with a doubt. */
export const ACCEPT = new RegExp(`^(${words.accept}|${words.acceptAnyway})$`)

/** Tests in English, at a site with a model of its own, which has no doubts where a test says nothing of it. */
export const test = base.extend<{ noDoubts: void }>({
  locale: 'en',
  noDoubts: [
    async ({ provider }, use) => {
      provider.reading = NO_DOUBTS
      await use()
    },
    { auto: true },
  ],
})

/** Opens the assistant by its keys and answers its panel. */
export async function openPanel(page: Page) {
  await page.keyboard.press('ControlOrMeta+j')
  const drawer = page.getByRole('region', { name: panel.name, exact: true })
  await expect(drawer).toBeFocused()
  return drawer
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** Says something in the panel's talk. */
export async function say(page: Page, message: string): Promise<void> {
  await tab(page, panel.tabs.chat).click()
  await typeInto(page.getByRole('textbox', { name: asks.message }), message)
  await page.keyboard.press('Enter')
}

/** What the assistant has said in the talk. */
export const said = (page: Page) => page.getByRole('article').locator('p', { hasText: `${asks.assistant}: ` })

/** The suggestions of what was asked. */
export const cardsIn = (page: Page) =>
  page.getByRole('group', { name: words.list }).locator(':scope > ul > li')
