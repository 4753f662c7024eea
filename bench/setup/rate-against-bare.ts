import { percentile } from '../percentile'
import { BARE_PATH, type BenchServer } from './open-bench-server'
import type { Load } from './open-load'

const ROUNDS = 7
const ROUND_MS = 1200

type Options = { bench: BenchServer; load: Load; name: string; url: string }

/**
 * Requests per second of a page as a share of those of a page of the same shell without data or scripts: the median of
 * rounds taken in turns.
 */
export async function rateAgainstBare({ bench, load, name, url }: Options): Promise<number> {
  const bare = `${bench.url}${BARE_PATH}`
  for (const each of [bare, url]) await load.rateOf({ url: each, ms: ROUND_MS })
  const rates: { bare: number; page: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = await load.rateOf({ url: bare, ms: ROUND_MS })
    rates.push({ bare: rate, page: await load.rateOf({ url, ms: ROUND_MS }) })
  }
  const p50 = (values: number[]) => percentile(values, 0.5)
  process.stdout.write(
    `bare page ${p50(rates.map((rate) => rate.bare)).toFixed(0)} requests/s, ` +
      `${name} ${p50(rates.map((rate) => rate.page)).toFixed(0)} requests/s\n`,
  )
  return p50(rates.map((rate) => rate.page / rate.bare))
}
