import type { Page } from '@playwright/test'

/** What the browser does when something is pasted into what has the focus. */
export function paste({ page, html = '', text }: { page: Page; html?: string; text: string }): Promise<void> {
  return page.evaluate(
    (formats) => {
      const clipboardData = new DataTransfer()
      if (formats.html !== '') clipboardData.setData('text/html', formats.html)
      clipboardData.setData('text/plain', formats.text)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    },
    { html, text },
  )
}
