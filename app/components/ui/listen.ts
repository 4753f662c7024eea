type Listeners<Events> = { [Type in keyof Events]?: (event: Events[Type]) => void }

/** Listens to several events of one target, in the phase of capture where that is asked for; answers how to stop. */
export function listen(target: Window, listeners: Listeners<WindowEventMap>, capture?: 'capture'): () => void
export function listen(
  target: Document,
  listeners: Listeners<DocumentEventMap>,
  capture?: 'capture',
): () => void
export function listen(target: HTMLElement, listeners: Listeners<HTMLElementEventMap>): () => void
export function listen(target: EventTarget, listeners: object, capture?: 'capture'): () => void {
  const stop = new AbortController()
  for (const [type, listener] of Object.entries(listeners))
    target.addEventListener(type, listener, { signal: stop.signal, capture: capture === 'capture' })
  return () => stop.abort()
}
