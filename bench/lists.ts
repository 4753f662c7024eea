import './setup/production'
import { resumeContent } from '../collections/resumes/schema'
import { fillDatabase } from './setup/fill-database'
import { getTimed } from './setup/get-timed'
import { judge } from './setup/judge'
import { openBenchServer } from './setup/open-bench-server'
import { percentile } from './percentile'
import { ACCESS_CODE, storeResumes } from './setup/store-resumes'
import { varyResume } from './setup/vary-resume'

/** First byte of preview, template list and home page with 100 and with 100,000 resumes. Ends with code 1 beyond the budget. */
const ASKED = 60
const FEW = 100
const MANY = 100_000

const bench = await openBenchServer()
try {
  const small = resumeContent.parse({ title: '简历' })
  const contents = [varyResume({ length: 'two pages', number: 1 }), small]
  const [shared, copied = ''] = await storeResumes({ bench, contents })
  const asked = {
    preview: { url: `${bench.url}/preview/${shared}?code=${ACCESS_CODE}` },
    'template list': { url: `${bench.url}/resume-api/template/list`, method: 'POST' as const, body: {} },
    'home page': { url: `${bench.url}/` },
  }
  const { payload } = bench.services
  await fillDatabase({ payload, id: copied, copies: FEW - contents.length })
  // The code is warm before anything counts: else the first figures would flatter the second.
  for (let i = 0; i < 3; i += 1) await firstBytes()
  const few = await firstBytes()
  await fillDatabase({ payload, id: copied, copies: MANY - FEW })
  const many = await firstBytes()
  const { totalDocs } = await payload.count({ collection: 'resumes' })
  process.stdout.write(`${totalDocs} resumes in the end\n`)
  const names = ['preview', 'template list', 'home page'] as const
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
    const p50 = async (options: Parameters<typeof getTimed>[0]) => {
      const times: number[] = []
      for (let i = 0; i < ASKED; i += 1) times.push((await getTimed(options)).firstByteMs)
      return percentile(times.slice(ASKED / 4), 0.5)
    }
    return {
      preview: await p50(asked.preview),
      'template list': await p50(asked['template list']),
      'home page': await p50(asked['home page']),
    }
  }
} finally {
  await bench.close()
}
