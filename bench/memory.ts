import './setup/production'
import { getTimed } from './setup/get-timed'
import { judge } from './setup/judge'
import { openBenchServer } from './setup/open-bench-server'
import { settledMemory } from './setup/settled-memory'
import { ACCESS_CODE, storeResumes } from './setup/store-resumes'
import { varyResume } from './setup/vary-resume'

/**
 * The server's memory after 100 exports, after 500 exports and 5,000 page views, and after 500 more of both, each after
 * forced collections. What is kept (fonts cut, files drawn, pages rendered) is bounded by size and fills in the first
 * stretch; in the last one, with new documents only, the heap must stand still. Ends with code 1 beyond a budget.
 */
const STRETCHES = [
  { name: 'warm', exports: 100, views: 100 },
  { name: 'filled', exports: 400, views: 5000 },
  { name: 'again', exports: 500, views: 5000 },
]

/** Somebody may export 300 times in ten minutes. */
const A_PERSON = 250

const bench = await openBenchServer()
try {
  const measured: { rss: number; heap: number; buffers: number }[] = []
  let stored = 0
  for (const { name, exports, views } of STRETCHES) {
    const ids: string[] = []
    for (let made = 0; made < exports; made += A_PERSON)
      ids.push(...(await exportNew(Math.min(A_PERSON, exports - made))))
    await viewAll({ ids, views })
    const memory = await settledMemory()
    measured.push(memory)
    process.stdout.write(`${name}, ${stored} exports: ${JSON.stringify(memory)} MB\n`)
  }
  const [warm, filled, again] = measured
  if (!warm || !filled || !again) throw new Error('nothing was measured')
  judge([
    { name: 'heap, caches filling', value: filled.heap - warm.heap, most: 8, unit: 'MB' },
    { name: 'heap, caches full', value: again.heap - filled.heap, most: 3, unit: 'MB' },
    { name: 'memory, caches full', value: again.rss - filled.rss, most: 32, unit: 'MB' },
  ])

  async function exportNew(count: number): Promise<string[]> {
    const { id, token } = await bench.signUp(`bench${stored}@example.com`)
    const numbers = Array.from({ length: count }, (_, i) => stored + i)
    stored += count
    const contents = numbers.map((number) => varyResume({ length: 'two pages', number }))
    const ids = await storeResumes({ bench, contents, owner: id })
    for (const resume of ids) await getTimed({ url: `${bench.url}/resume-api/resume/pdf/${resume}`, token })
    return ids
  }
} finally {
  await bench.close()
}

async function viewAll({ ids, views }: { ids: string[]; views: number }): Promise<void> {
  for (let i = 0; i < views; i += 1)
    await getTimed({ url: `${bench.url}/preview/${ids[i % ids.length]}?code=${ACCESS_CODE}` })
}
