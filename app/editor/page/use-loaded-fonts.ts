import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { askForFailedFonts } from './ask-for-failed-fonts'
import { onceLaidOut } from './when-laid-out'

/** How long a page waits for its own letters, in milliseconds, before it is shown in others. */
const PATIENCE_MS = 1500

type Options = { galley: RefObject<HTMLElement | null>; /** of the document */ font: string }

/**
 * A number that grows whenever font files have arrived: text drawn before is measured anew then. Undefined until those
 * that the galley asks for, once it is laid out, are there or long in coming: lines that are shown and then move are worse
 * than a page that comes a little later.
 */
export function useLoadedFonts({ galley, font }: Options): number | undefined {
  const [count, setCount] = useState<number>()
  const isWaiting = count === undefined
  useEffect(() => {
    const box = galley.current
    if (!box || !isWaiting) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const ready = () => setCount((before) => before ?? 0)
    const leave = onceLaidOut(box, () => {
      timer = setTimeout(ready, PATIENCE_MS)
      void fontsOf(font).finally(ready)
    })
    return () => {
      leave()
      clearTimeout(timer)
    }
  }, [galley, font, isWaiting])
  // Before the browser can say that a style sheet of this very drawing has failed.
  useLayoutEffect(() => {
    const loaded = () => setCount((before) => (before === undefined ? before : before + 1))
    document.fonts.addEventListener('loadingdone', loaded)
    const stop = askForFailedFonts()
    return () => {
      document.fonts.removeEventListener('loadingdone', loaded)
      stop()
    }
  }, [])
  return count
}

/** Resolves when the letters that are drawn now have their fonts: a browser asks for those when it lays text out. */
async function fontsOf(font: string): Promise<void> {
  await styleSheet(`/fonts/jianli-${font}.css`)
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  await document.fonts.ready
}

/** Resolves when a style sheet of the page is there, or will not be. */
async function styleSheet(address: string): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${address}"]`)
  if (!link || link.sheet) return
  await new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true })
    link.addEventListener('error', resolve, { once: true })
  })
}
