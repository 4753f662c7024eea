/**
 * Spares a part of the page that nobody sees, once it is laid out: the browser works out its lines when it is asked for
 * places in it, and neither draws it nor looks for what to draw. Where a browser wouldn't answer it is left as it is.
 */
export function skipUnseen(part: HTMLElement): void {
  if (answersUnseen()) part.style.contentVisibility = 'hidden'
}

let isAnswering: boolean | undefined

/** Whether this browser lays out what it doesn't draw as soon as it is asked where something stands there. */
function answersUnseen(): boolean {
  isAnswering ??= CSS.supports('content-visibility', 'hidden') && measuresChanges()
  return isAnswering
}

/** A word that grows while it is not drawn: its element and its letters have to grow alike. */
function measuresChanges(): boolean {
  const host = document.createElement('div')
  host.style.cssText =
    'position: absolute; top: 0; width: 0; visibility: hidden; overflow: hidden; content-visibility: hidden'
  const word = document.createElement('span')
  word.style.cssText = 'display: inline-block; width: max-content; font: 16px monospace'
  const text = document.createTextNode('a')
  word.append(text)
  host.append(word)
  document.body.append(host)
  const range = document.createRange()
  const widths = () => {
    range.selectNodeContents(text)
    const letters = range.getClientRects()[0]?.width ?? 0
    return { letters, element: word.getBoundingClientRect().width }
  }
  const before = widths()
  text.data = 'aaaa'
  const after = widths()
  host.remove()
  return (
    before.letters > 0 && after.letters > 2 * before.letters && Math.abs(after.letters - after.element) < 0.1
  )
}
