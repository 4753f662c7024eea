import type { Page } from 'puppeteer'
import * as z from 'zod'

const event = z.object({
  name: z.string(),
  ph: z.string(),
  ts: z.number(),
  dur: z.number().optional(),
  /** Processor time; other programs on the machine don't count. */
  tdur: z.number().optional(),
  tid: z.number(),
  pid: z.number(),
  args: z.object({ data: z.object({ type: z.string().optional() }).optional() }).optional(),
})
type TraceEvent = z.output<typeof event>

const PAUSE_MS = 120
const TEXT = 'steady hands keep long lines '

type Options = {
  page: Page
  keys: number
  /** How many times slower the processor is made. */
  slowdown: number
}

/** Types into the focused field and answers each keystroke's main-thread work up to its paint, in milliseconds. */
export async function traceTyping({ page, keys, slowdown }: Options): Promise<number[]> {
  for (const character of TEXT) await page.keyboard.type(character, { delay: 30 })
  if (slowdown > 1) await page.emulateCPUThrottling(slowdown)
  // No more than is read below: each event traced is work of its own.
  await page.tracing.start({ categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
  for (let i = 0; i < keys; i++) {
    await page.keyboard.type(TEXT[i % TEXT.length] ?? 'a')
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * slowdown))
  }
  const trace = await page.tracing.stop()
  const parsed = z
    .object({ traceEvents: z.array(z.unknown()) })
    .parse(JSON.parse(new TextDecoder().decode(trace)))
  return workOf(parsed.traceEvents.flatMap((value) => event.safeParse(value).data ?? []))
}

/** Sums the main thread's tasks from the one that handles the key to the one that paints what it changed. */
function workOf(events: TraceEvent[]): number[] {
  const downs = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
  const first = downs[0]
  if (!first) throw new Error('The trace has no keystroke')
  const own = events.filter(({ tid, pid }) => tid === first.tid && pid === first.pid)
  const tasks = own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
  const paints = own.filter(({ name }) => name === 'Paint' || name === 'PrePaint')
  return downs.map(({ ts }, i) => {
    const next = downs[i + 1]?.ts ?? Infinity
    const input = own.find(
      (e) => e.name === 'EventDispatch' && e.args?.data?.type === 'input' && e.ts >= ts && e.ts < next,
    )
    const painted = paints.find((paint) => paint.ts > (input?.ts ?? ts) && paint.ts < next)?.ts ?? next
    const until = endOfTask({ tasks, at: painted }) ?? painted
    const from = tasks.find((task) => task.ts <= ts && task.ts + (task.dur ?? 0) >= ts)?.ts ?? ts
    const within = tasks.filter((task) => task.ts >= from && task.ts < until)
    return within.reduce((sum, task) => sum + (task.tdur ?? task.dur ?? 0), 0) / 1000
  })
}

function endOfTask({ tasks, at }: { tasks: TraceEvent[]; at: number }): number | undefined {
  const task = tasks.find(({ ts, dur }) => ts <= at && ts + (dur ?? 0) >= at)
  return task && task.ts + (task.dur ?? 0)
}
