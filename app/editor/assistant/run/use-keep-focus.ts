import { useEffect, useRef } from 'react'
import { listen } from '~/components/ui/listen'

/** An element that has the focus or stands around it, with its place among its parent's children. */
type Step = { parent: Element; index: number }

/**
 * For the panel's element: where what has the focus is taken away, as a button that has done its work, what stands in its
 * place gets it, so that the next key is not lost. It is no button itself: a key that is still down must not press it.
 */
export function useKeepFocus() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const panel = ref.current
    if (!panel) return
    let focused: Element | undefined
    let steps: Step[] = []
    const note = ({ target }: Event) => {
      const isHere = target instanceof Element && panel.contains(target)
      focused = isHere ? target : undefined
      steps = isHere ? stepsOf({ element: target, panel }) : []
    }
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && panel.contains(target))) focused = undefined
    }
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return
      focused = undefined
      focusPlace(steps)
    })
    observer.observe(panel, { childList: true, subtree: true })
    const deafen = listen(document, { focusin: note, pointerdown: leave })
    return () => {
      observer.disconnect()
      deafen()
    }
  }, [])
  return ref
}

/** From the focused element outwards. */
function stepsOf({ element, panel }: { element: Element; panel: Element }): Step[] {
  const steps: Step[] = []
  for (let at = element; at !== panel && at.parentElement; at = at.parentElement)
    steps.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) })
  return steps
}

function focusPlace(steps: readonly Step[]): void {
  const step = steps.find(({ parent }) => parent.isConnected)
  const place = step?.parent.children[step.index] ?? step?.parent.lastElementChild ?? step?.parent
  if (!(place instanceof HTMLElement)) return
  const holder = place.matches('button, a, input, textarea') ? place.parentElement : place
  if (!holder?.hasAttribute('tabindex')) holder?.setAttribute('tabindex', '-1')
  holder?.focus({ preventScroll: true })
}
