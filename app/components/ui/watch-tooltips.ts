import { TOOLTIP, TOOLTIP_KEYS } from './tooltip-attributes'

const REST_MS = 500
/** To get onto the tooltip itself. */
const LEAVE_MS = 100
/** Who goes on to the next button need not rest again. */
const NEXT_MS = 500
const GAP = 8
const EDGE = 12
const DESCRIBED = 'aria-describedby'
const ID = 'jl-tooltip'

type Shown = { element: HTMLElement; described: string | null }

let owner: Element | undefined
let shown: Shown | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let hiddenAt = -Infinity
/** What was pressed, or left by a key: it says nothing more until the mouse has left it. */
let dismissed: Element | undefined

/** One tooltip for the page, drawn once it is wanted: a hundred buttons need nothing of their own for it. */
export function watchTooltips(): void {
  const options = { capture: true, passive: true }
  addEventListener('pointermove', onMove, options)
  addEventListener('focusin', onFocus, options)
  for (const end of ['focusout', 'scroll', 'blur'] as const) addEventListener(end, hide, options)
  addEventListener('pointerdown', dismiss, options)
  document.documentElement.addEventListener('pointerleave', hide)
  addEventListener('keydown', onKey, true)
  // what was focused before anybody watched
  focus(document.activeElement)
}

function onMove({ target, pointerType, movementX, movementY }: PointerEvent): void {
  // A mouse that rests is reported too, where what lay over a button is gone.
  if (pointerType === 'touch' || !(target instanceof Element) || (!movementX && !movementY)) return
  const next = shown?.element.contains(target) ? owner : (target.closest(`[${TOOLTIP}]`) ?? undefined)
  if (next !== dismissed) dismissed = undefined
  else if (next) return
  if (next === owner) {
    if (shown) clearTimeout(timer)
    return
  }
  if (!next) {
    clearTimeout(timer)
    // Focus holds what it has shown.
    if (owner?.matches(':focus-visible')) return
    if (!shown) owner = undefined
    else timer = setTimeout(hide, LEAVE_MS)
    return
  }
  const isNext = shown !== undefined || performance.now() - hiddenAt < NEXT_MS
  hide()
  owner = next
  timer = setTimeout(show, isNext ? 0 : REST_MS)
}

const onFocus = ({ target }: FocusEvent): void => focus(target)

function focus(target: EventTarget | null): void {
  if (!(target instanceof Element) || !target.matches(`[${TOOLTIP}]:focus-visible`)) return
  hide()
  owner = target
  show()
}

/** Each key ends it; Escape ends nothing else. */
function onKey(event: KeyboardEvent): void {
  if (shown && event.key === 'Escape') event.stopPropagation()
  dismiss()
}

function dismiss(): void {
  const last = owner
  hide()
  dismissed = last
}

function show(): void {
  const text = owner?.getAttribute(TOOLTIP)
  if (!owner?.isConnected || !text) return
  const element = document.createElement('div')
  Object.assign(element, { id: ID, role: 'tooltip', textContent: text })
  // A dialog hides what else there is from who listens.
  element.dataset.reactAriaTopLayer = 'true'
  element.className =
    'fixed z-100 flex items-center gap-2 rounded-control bg-sand-12 px-2 py-1 text-xs text-sand-1 transition duration-160 ease-out starting:opacity-0'
  const keys = owner.getAttribute(TOOLTIP_KEYS)
  if (keys) element.append(keysOf(keys))
  document.body.append(element)
  place({ element, at: owner.getBoundingClientRect() })
  const described = owner.getAttribute(DESCRIBED)
  owner.setAttribute(DESCRIBED, described ? `${described} ${ID}` : ID)
  shown = { element, described }
}

function keysOf(keys: string): HTMLElement {
  const element = document.createElement('kbd')
  element.className = 'font-sans opacity-70'
  element.textContent = keys
  return element
}

/** Above it, or below where there is no room. */
function place({ element, at }: { element: HTMLElement; at: DOMRect }): void {
  const { offsetWidth, offsetHeight } = element
  const above = at.top - GAP - offsetHeight
  const left = Math.min(at.left + (at.width - offsetWidth) / 2, innerWidth - EDGE - offsetWidth)
  element.style.top = `${above < EDGE ? at.bottom + GAP : above}px`
  element.style.left = `${Math.max(EDGE, left)}px`
}

function hide(): void {
  clearTimeout(timer)
  if (shown) {
    shown.element.remove()
    if (shown.described === null) owner?.removeAttribute(DESCRIBED)
    else owner?.setAttribute(DESCRIBED, shown.described)
    hiddenAt = performance.now()
  }
  shown = undefined
  owner = undefined
}
