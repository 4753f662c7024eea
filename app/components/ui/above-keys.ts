import { useEffect } from 'react'

/** What a phone's keys leave of the screen, in CSS pixels of the window; undefined while they are not up. */
export type Room = { top: number; height: number }

/** Less than this is a bar of the browser that comes and goes. */
const LEAST_KEYS = 120

/** So little room above the keys that what else stands there gives way to what is written. */
export const LOW = 320

/**
 * Tells the part of the window above the keys of a phone, now and whenever it changes. They lie over the page in iOS and Android
 * alike: the window keeps its size, and only the visual viewport tells of them.
 */
export function watchRoom(tell: (room: Room | undefined) => void): () => void {
  const view = window.visualViewport
  if (!view) return () => undefined
  const measure = () => tell(roomIn(view))
  measure()
  view.addEventListener('resize', measure)
  view.addEventListener('scroll', measure)
  return () => {
    view.removeEventListener('resize', measure)
    view.removeEventListener('scroll', measure)
  }
}

function roomIn(view: VisualViewport): Room | undefined {
  // Who has enlarged the site itself sees less of it, keys or not, and moves about in it by hand.
  if (view.scale > 1.05 || window.innerHeight - view.height < LEAST_KEYS) return undefined
  return { top: Math.round(view.offsetTop), height: Math.round(view.height) }
}

/** For what lies over the page: it keeps above the keys (above-keys.css), and so does the field that one writes in. */
export function useAboveKeys(): void {
  useEffect(() => {
    layers++
    const stop = watchRoom(keepAbove)
    return () => {
      stop()
      layers--
      // What is opened next must not begin where keys were that have gone since.
      if (layers === 0) keepAbove(undefined)
    }
  }, [])
}

/** How many lie over the page now. */
let layers = 0

const FIELD = ':is([data-modal], .review-panel) :is(input, textarea, [contenteditable])'

function keepAbove(room: Room | undefined): void {
  const { documentElement: root, activeElement: field } = document
  const before = root.style.getPropertyValue('--room-height')
  if (room) root.dataset.keys = room.height < LOW ? 'low' : ''
  else delete root.dataset.keys
  root.style.setProperty('--room-top', `${room?.top ?? 0}px`)
  root.style.setProperty('--room-height', room ? `${room.height}px` : '100dvh')
  const isNews = before !== root.style.getPropertyValue('--room-height')
  if (room && isNews && field?.matches(FIELD)) field.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
