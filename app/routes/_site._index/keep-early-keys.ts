/**
 * Keeps the letters that are typed before the page is there to write on, and types them when it takes the keys.
 * Answers how to leave off waiting.
 */
export function keepEarlyKeys(): () => void {
  let typed = ''
  const onKey = (event: KeyboardEvent) => {
    const isElsewhere = event.target instanceof HTMLElement && event.target.matches('input, textarea')
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (event.key.length === 1) typed += event.key
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLTextAreaElement)) return
    // The caret is set right after the focus. What is typed until then waits as well, to keep its order.
    requestAnimationFrame(() => {
      stop()
      if (typed) document.execCommand('insertText', false, typed)
    })
  }
  const stop = () => {
    removeEventListener('keydown', onKey, true)
    removeEventListener('focusin', onFocus)
  }
  addEventListener('keydown', onKey, true)
  addEventListener('focusin', onFocus)
  return stop
}
