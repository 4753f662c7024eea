import type { Page } from '@playwright/test'

type Point = { x: number; y: number }
type TouchType = 'touchStart' | 'touchMove' | 'touchEnd'

/** Puts fingers on the screen, moves and lifts them, as the browser gets it from a touch screen. */
export async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: TouchType, touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    touch,
    /** Both at once: on a busy machine what lies between the two would be long enough for a finger that rests. */
    tap: (at: Point) => Promise.all([touch('touchStart', [at]), touch('touchEnd', [])]),
    /** Two fingers beside each other that go apart, or together, and along. */
    pinch: async ({ from, to, apart }: { from: Point; to: Point; apart: [number, number] }) => {
      const pair = ({ x, y }: Point, wide: number) => [
        { x: x - wide / 2, y },
        { x: x + wide / 2, y },
      ]
      await touch('touchStart', pair(from, apart[0]))
      for (let step = 1; step <= 6; step++) {
        const part = step / 6
        const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
        await touch('touchMove', pair(at, apart[0] + (apart[1] - apart[0]) * part))
      }
      await touch('touchEnd', [])
    },
  }
}

/** The keys of a phone come up over the window: its size stays, what is seen of it does not. */
export async function raiseKeys({ page, height }: { page: Page; height: number }): Promise<void> {
  await page.evaluate((keys) => {
    const view = window.visualViewport
    if (!view) throw new Error('This browser has no visual viewport')
    Object.defineProperty(view, 'height', { configurable: true, get: () => window.innerHeight - keys })
    view.dispatchEvent(new Event('resize'))
  }, height)
}
