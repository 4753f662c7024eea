import './setup/production'
import { seedGuides } from '../cms/seed/seed-guides'
import { seedTemplates } from '../cms/seed/seed-templates'
import { getTimed } from './setup/get-timed'
import { judge } from './setup/judge'
import { openBenchServer } from './setup/open-bench-server'
import { openLoad } from './setup/open-load'
import { rateAgainstBare } from './setup/rate-against-bare'
import { ACCESS_CODE, storeResumes } from './setup/store-resumes'
import { varyResume } from './setup/vary-resume'

/**
 * Requests per second of a shared resume of two pages and of a guide against a page of the same shell without data or
 * scripts, in turns in one process. Ends with code 1 beyond a budget or when one of them loads a script.
 */
const bench = await openBenchServer()
const load = openLoad()
try {
  const [id] = await storeResumes({ bench, contents: [varyResume({ length: 'two pages', number: 1 })] })
  await seedTemplates(bench.services)
  await seedGuides(bench.services)
  const preview = `${bench.url}/preview/${id}?code=${ACCESS_CODE}`
  const guide = `${bench.url}/guide/first-resume`
  const scriptsIn = async (url: string, sign: string) => {
    const html = (await getTimed({ url })).bytes.toString()
    if (!html.includes(sign)) throw new Error(`${url} shows no ${sign}`)
    return html.match(/<script(?! type="application\/ld\+json")|modulepreload/g)?.length ?? 0
  }
  judge([
    {
      name: 'preview / bare page',
      value: await rateAgainstBare({ bench, load, name: 'preview', url: preview }),
      least: 0.7,
      unit: '×',
    },
    {
      name: 'guide / bare page',
      value: await rateAgainstBare({ bench, load, name: 'guide', url: guide }),
      least: 0.8,
      unit: '×',
    },
    { name: 'scripts in the preview', value: await scriptsIn(preview, 'jl-page'), most: 0, unit: 'tags' },
    { name: 'scripts in the guide', value: await scriptsIn(guide, '<article'), most: 0, unit: 'tags' },
  ])
} finally {
  await load.close()
  await bench.close()
}
