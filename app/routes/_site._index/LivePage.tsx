import { useEffect, useRef, useState } from 'react'
import { cx } from '~/components/ui/cx'

/** A page of A4 or Letter stands in the frame in its own pixels and is scaled as a picture is. */
const PAPER_PX = (210 * 96) / 25.4
/** Nothing of the page waits for the frame, nor competes with it. */
const SETTLED_MS = 1500

/** The real page being written, over its picture. Comes when everything else has come, and not at all where motion or data are to be saved. */
export function LivePage({ code }: { code: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const wanted = useMotionWanted()
  const [scale, setScale] = useState(0)
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    const place = frame.current?.parentElement
    if (!place) return
    const observer = new ResizeObserver(() => setScale(place.clientWidth / PAPER_PX))
    observer.observe(place)
    return () => observer.disconnect()
  }, [wanted])
  if (!wanted) return null
  return (
    <iframe
      ref={frame}
      src={`/live-page/${code}`}
      title=""
      aria-hidden
      tabIndex={-1}
      scrolling="no"
      onLoad={() => setLoaded(true)}
      className={cx(
        'pointer-events-none absolute top-0 left-0 h-[1123px] w-[794px] origin-top-left border-0',
        loaded && scale > 0 ? 'opacity-100' : 'opacity-0',
      )}
      style={{ transform: `scale(${scale})` }}
    />
  )
}

function useMotionWanted(): boolean {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()) return
    let timer = 0
    const settle = () => (timer = window.setTimeout(() => setWanted(true), SETTLED_MS))
    if (document.readyState === 'complete') settle()
    else addEventListener('load', settle, { once: true })
    return () => {
      removeEventListener('load', settle)
      clearTimeout(timer)
    }
  }, [])
  return wanted
}

function savesData(): boolean {
  // an edge: not in TypeScript's types, since not in every browser
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
