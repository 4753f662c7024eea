import { useEffect, useLayoutEffect, useRef } from 'react'

const NEAR = 48

/** Keeps a scrolling list at its end while it grows, unless the reader has scrolled away from there. */
export function useStickToEnd(content: unknown) {
  const scroller = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const look = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
    }
    box.addEventListener('scroll', look, { passive: true })
    return () => box.removeEventListener('scroll', look)
  }, [])
  useLayoutEffect(() => {
    const box = scroller.current
    if (box && isAtEnd.current) box.scrollTop = box.scrollHeight
  }, [content])
  return scroller
}
