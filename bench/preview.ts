import './setup/production'
import { getTimed } from './setup/get-timed'
import { judge } from './setup/judge'
import { BARE_PATH, openBenchServer } from './setup/open-bench-server'
import { openLoad } from './setup/open-load'
import { percentile } from './percentile'
import { ACCESS_CODE, storeResumes } from './setup/store-resumes'
import { varyResume } from './setup/vary-resume'

/**
 * Requests per second of a shared resume of two pages against a page of the same shell without data or scripts, in
 * turns in one process. Ends with code 1 beyond the budget or when the preview loads a script.
 */
const ROUNDS = 7
const ROUND_MS = 1200

const bench = await openBenchServer()
const load = openLoad()
try {
  const [id] = await storeResumes({ bench, contents: [varyResume({ length: 'two pages', number: 1 })] })
  const preview = `${bench.url}/preview/${id}?code=${ACCESS_CODE}`
  const bare = `${bench.url}${BARE_PATH}`
  const html = (await getTimed({ url: preview })).bytes.toString()
  if (!html.includes('jl-page')) throw new Error('the preview shows no page')
  for (const url of [bare, preview]) await load.rateOf({ url, ms: ROUND_MS })
  const rates: { bare: number; preview: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = await load.rateOf({ url: bare, ms: ROUND_MS })
    rates.push({ bare: rate, preview: await load.rateOf({ url: preview, ms: ROUND_MS }) })
  }
  const p50 = (values: number[]) => percentile(values, 0.5).toFixed(0)
  process.stdout.write(
    `bare page ${p50(rates.map((rate) => rate.bare))} requests/s, ` +
      `preview ${p50(rates.map((rate) => rate.preview))} requests/s, ${(html.length / 1000).toFixed(0)} KB\n`,
  )
  const ratio = percentile(
    rates.map((rate) => rate.preview / rate.bare),
    0.5,
  )
  const scripts = html.match(/<script|modulepreload/g)?.length ?? 0
  judge([
    { name: 'preview / bare page', value: ratio, least: 0.7, unit: '×' },
    { name: 'scripts in the preview', value: scripts, most: 0, unit: 'tags' },
  ])
} finally {
  await load.close()
  await bench.close()
}
