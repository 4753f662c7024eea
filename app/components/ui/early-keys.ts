type Waiting = { box: HTMLTextAreaElement; before: Element | null; isForPage: boolean }
let waiting: Waiting | undefined

type Options = {
  /** What is going to be typed into, for a screen reader. */ label: string
  onEscape: () => void
  /** The text of a resume's page, rather than a box. */
  isForPage?: boolean
}
export type EarlyKeys = {
  /** With the keys that lead on: a line feed is Enter; for a page, `\t` is Tab and `\v` Tab with Shift. */
  text: string
  /** What had the focus. */
  before: HTMLElement | undefined
}

/**
 * What is typed between a shortcut and the box that it opens, whose script may still be on its way: it goes into a box that
 * stands there at once, input methods included, rather than into the document.
 */
export const earlyKeys = {
  begin({ label, onEscape, isForPage = false }: Options): void {
    if (waiting) return
    const box = document.createElement('textarea')
    box.setAttribute('aria-label', label)
    box.className = 'pointer-events-none fixed top-0 left-0 size-px opacity-0'
    // A dialog that is about to close leaves it the focus.
    box.dataset.reactAriaTopLayer = 'true'
    box.addEventListener('keydown', (event) => {
      if (event.isComposing) return
      if (event.key === 'Escape') onEscape()
      if (event.key !== 'Tab' || !isForPage) return
      event.preventDefault()
      box.setRangeText(event.shiftKey ? '\v' : '\t', box.selectionStart, box.selectionEnd, 'end')
    })
    waiting = { box, before: document.activeElement, isForPage }
    document.body.append(box)
    box.focus({ preventScroll: true })
  },
  isForPage: () => waiting?.isForPage ?? false,
  /** Hands over what was typed, once the real box has the focus. */
  take(): EarlyKeys {
    const { box, before } = waiting ?? {}
    waiting = undefined
    const isFocused = box !== undefined && document.activeElement === box
    const taken = {
      text: box?.value ?? '',
      before: before instanceof HTMLElement ? before : undefined,
    }
    box?.remove()
    if (isFocused) giveBack(taken.before)
    return taken
  },
}

/** Gives the focus back to where it was, where nothing else has it by now. */
export function giveBack(before: HTMLElement | undefined): void {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) before?.focus({ preventScroll: true })
}
