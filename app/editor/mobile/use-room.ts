import { useEffect, useLayoutEffect, useState } from 'react'
import { watchRoom, type Room } from '~/components/ui/above-keys'
import { keepInSight } from '../writing/draw-writing'

/** The part of the window above the keys of a phone; undefined while they are not up. */
export function useRoom(): Room | undefined {
  const [room, setRoom] = useState<Room>()
  useEffect(
    () =>
      watchRoom((next) =>
        setRoom((now) => (now?.top === next?.top && now?.height === next?.height ? now : next)),
      ),
    [],
  )
  useLayoutEffect(() => {
    if (room) showWriting()
  }, [room])
  return room
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
