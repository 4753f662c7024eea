import type { Locator } from '@playwright/test'
import { expect } from '../test'

/** Holds what a rich text at the side shows, its marks and lists in Markdown's signs. */
export async function expectRichText(box: Locator, markdown: string): Promise<void> {
  await expect.poll(() => box.evaluate(shownIn)).toBe(markdown)
}

function shownIn(box: Element): string {
  const signs: Record<string, string> = { B: '**', I: '*', U: '++', MARK: '==' }
  const inline = (node: Node): string =>
    [...node.childNodes]
      .map((child) => {
        if (!(child instanceof HTMLElement)) return child.textContent ?? ''
        const sign = signs[child.tagName] ?? ''
        const text = inline(child)
        return child.matches('[data-link]') ? `[${text}](${child.title})` : sign + text + sign
      })
      .join('')
  return [...box.children]
    .map((line) => {
      const depth = Number((line as HTMLElement).style.getPropertyValue('--depth'))
      const marker = (line as HTMLElement).dataset.marker
      const indent = '  '.repeat(Math.max(depth - 1, 0))
      return (marker ? `${indent}${marker.replace('•', '-')} ` : indent) + inline(line)
    })
    .join('\n')
}
