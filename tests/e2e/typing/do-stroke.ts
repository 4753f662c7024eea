import type { CDPSession, Page } from '@playwright/test'
import type { Stroke } from './strokes'

/** Who has the keyboard: a page, and its input method. */
export type Hands = { page: Page; session: CDPSession }

export async function openHands(page: Page): Promise<Hands> {
  return { page, session: await page.context().newCDPSession(page) }
}

export async function doStroke({ hands, stroke }: { hands: Hands; stroke: Stroke }): Promise<void> {
  const { page, session } = hands
  if (stroke.do === 'keys') return page.keyboard.type(stroke.text)
  if (stroke.do === 'paste') return page.keyboard.insertText(stroke.text)
  if (stroke.do === 'press') {
    for (let i = 0; i < stroke.times; i += 1) await page.keyboard.press(stroke.key)
    return
  }
  for (const text of stroke.shown)
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  if (stroke.put) await session.send('Input.insertText', { text: stroke.put })
  else await session.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 })
}

/** What stands in the focused box, and where its caret is. */
export function standing({ page }: Hands): Promise<string> {
  return page.evaluate(() => {
    const box = document.activeElement
    const selection = document.getSelection()
    if (box?.hasAttribute('contenteditable') && selection) {
      const lines = (root: ParentNode) => [...root.querySelectorAll('p')].map((line) => line.textContent)
      const at = (node: Node | null, offset: number) => {
        const before = document.createRange()
        before.setStart(box, 0)
        before.setEnd(node ?? box, offset)
        return lines(before.cloneContents()).join('\n').length
      }
      const ends = [
        at(selection.anchorNode, selection.anchorOffset),
        at(selection.focusNode, selection.focusOffset),
      ].sort((a, b) => a - b)
      return `${lines(box).join('\n')} [${ends.join('–')}]`
    }
    if (!(box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement))
      return 'no box has the focus'
    return `${box.value} [${box.selectionStart}–${box.selectionEnd}]`
  })
}
