import { useEffect, useLayoutEffect, useState } from 'react'
import { keepInSight } from '../writing/draw-writing'

/** What a phone's keys leave of the screen, in CSS pixels of the window; undefined while they are not up. */
export type Room = { top: number; height: number }

/** Less than this is a bar of the browser that comes and goes. */
const LEAST_KEYS = 120

/**
 * The part of the window above the keys of a phone. They lie over the page in iOS and Android alike: the window keeps its
 * size, and only the visual viewport tells of them.
 */
export function useRoom(): Room | undefined {
  const [room, setRoom] = useState<Room>()
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const measure = () => {
      const next = roomIn(view)
      setRoom((now) => (now?.top === next?.top && now?.height === next?.height ? now : next))
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [])
  useLayoutEffect(() => {
    if (room) showWriting()
  }, [room])
  return room
}

function roomIn(view: VisualViewport): Room | undefined {
  // Who has enlarged the site itself sees less of it, keys or not, and moves about in it by hand.
  if (view.scale > 1.05 || window.innerHeight - view.height < LEAST_KEYS) return undefined
  return { top: Math.round(view.offsetTop), height: Math.round(view.height) }
}

/** Where one writes is brought above the keys. */
function showWriting(): void {
  const { activeElement: box } = document
  if (!(box instanceof HTMLElement)) return
  const caret = box.matches('.jl-writer-box') ? document.querySelector('.jl-caret') : null
  if (caret) keepInSight({ box: caret.getBoundingClientRect(), lines: 1 })
  else if (box.isContentEditable) scrollToSelection(box)
  else if (box.matches('input, textarea')) box.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** A long text is higher than what is left of the screen: its line counts. */
function scrollToSelection(box: HTMLElement): void {
  box.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const node = getSelection()?.focusNode
  const line = node instanceof Element ? node : node?.parentElement
  if (line && box.contains(line)) line.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
