import './setup/production'
import { makeGuide } from '../tests/factories/guide'
import { percentile } from './percentile'
import { fillGuides } from './setup/fill-guides'
import { getTimed } from './setup/get-timed'
import { judge } from './setup/judge'
import { openBenchServer } from './setup/open-bench-server'

/** First byte of the guides' pages with 100 and with 100,000 guides. Ends with code 1 beyond the budget. */
const ASKED = 20
const FEW = 100
const MANY = 100_000

const bench = await openBenchServer()
try {
  const { payload } = bench.services
  await makeGuide({ payload, slug: 'bench-guide' })
  let shown = 0
  const places = {
    index: () => '/guide?hl=en',
    'index, page 8': () => '/guide?hl=en&page=8',
    'tag filter': () => '/guide?hl=en&tag=writing',
    // Each one once: what was rendered before is kept.
    'a guide, first time': () => `/guide/bench-guide-${(shown += 1)}`,
    'a guide, again': () => '/guide/bench-guide-50',
    search: () => '/search?hl=en&q=summary',
    'search in vain': () => '/search?hl=en&q=zeppelin',
    'search, Chinese': () => `/search?hl=zh-CN&q=${encodeURIComponent('简历')}`,
    'home page': () => '/?hl=en',
  }
  const names = Object.keys(places) as (keyof typeof places)[]
  await fillGuides({ payload, from: 1, to: FEW })
  // The code is warm before anything counts: else the first figures would flatter the second.
  for (let i = 0; i < 2; i += 1) await firstBytes()
  const few = await firstBytes()
  await fillGuides({ payload, from: FEW + 1, to: MANY })
  // The database has just written all of these: what it keeps in memory settles before anything counts.
  await firstBytes()
  const many = await firstBytes()
  for (const name of names)
    process.stdout.write(`${name}: p50 ${few[name].toFixed(2)} ms, then ${many[name].toFixed(2)} ms\n`)
  judge(
    names.map((name) => ({
      name: `${name}, many / few`,
      value: many[name] / few[name],
      most: 1.3,
      unit: '×',
    })),
  )

  async function firstBytes() {
    const times = {} as Record<keyof typeof places, number>
    for (const name of names) {
      const measured: number[] = []
      for (let i = 0; i < ASKED; i += 1) {
        const { firstByteMs } = await getTimed({ url: bench.url + places[name]() })
        measured.push(firstByteMs)
      }
      times[name] = percentile(measured.slice(ASKED / 4), 0.5)
    }
    return times
  }
} finally {
  await bench.close()
}
