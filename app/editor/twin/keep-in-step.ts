import { listen } from '~/components/ui/listen'
import { scrollInStep, type Scrolled } from './scroll-in-step'

/** Keeps two pages in step from now on, the first leading at once: whichever somebody scrolls leads. Answers how to leave off. */
export function keepInStep([one, other]: readonly [Scrolled, Scrolled]): () => void {
  const stops = [follow(one, other), follow(other, one)]
  lead(one, other)
  return () => stops.forEach((stop) => stop())
}

/** Says of a page that was just put somewhere that nobody scrolled it: it leads nothing. */
export function onlyFollows(scroller: HTMLElement): void {
  led.set(scroller, scroller.scrollTop)
}

/** Where a page was put that only followed. */
const led = new WeakMap<HTMLElement, number>()

function follow(from: Scrolled, to: Scrolled): () => void {
  let frame = 0
  const scrolled = () => {
    if (Math.abs((led.get(from.scroller) ?? -1) - from.scroller.scrollTop) < 1) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => lead(from, to))
  }
  const deafen = listen(from.scroller, { scroll: scrolled })
  return () => {
    cancelAnimationFrame(frame)
    deafen()
  }
}

function lead(from: Scrolled, to: Scrolled): void {
  led.delete(from.scroller)
  scrollInStep({ from, to })
  onlyFollows(to.scroller)
}
