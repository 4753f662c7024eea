import type { Page } from '@playwright/test'
import { BEGIN_TEXTS } from '../../../app/tools/begin/texts'

type Options = { page: Page; way: 'blank' | 'example' | 'own'; locale: 'zh-CN' | 'en' }

/** The button of the dialog that asks how to begin. */
export function wayButton({ page, way, locale }: Options) {
  const texts = BEGIN_TEXTS[locale]
  return page.getByRole('dialog', { name: texts.title }).getByRole('button', { name: texts[way].name })
}

/** Answers the dialog that asks how to begin, and waits for the editor. */
export async function beginWith(options: Options): Promise<void> {
  await wayButton(options).click()
  await options.page.waitForURL(/\/editor\/[\w-]+$/)
}
