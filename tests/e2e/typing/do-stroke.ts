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
  return page.evaluate(standingHere)
}

/** The same in the page. */
export function standingHere(): string {
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
  if (!(box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement)) return 'no box has the focus'
  return `${box.value} [${box.selectionStart}–${box.selectionEnd}]`
}

/** Whether a key would lead out of the focused box: behind the edge of a text of the page, arrows go on in the next one. In the page. */
export function leadsAway(key: string): boolean {
  const box = document.activeElement
  if (!(box instanceof HTMLTextAreaElement) || !key.includes('Arrow')) return false
  const { selectionStart, selectionEnd, selectionDirection, value } = box
  if (!key.includes('Shift') && selectionStart !== selectionEnd) return false
  const focus = selectionDirection === 'backward' ? selectionStart : selectionEnd
  return focus === (key.includes('Left') ? 0 : value.length)
}
