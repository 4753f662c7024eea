import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { getLayout } from '~/document/layouts/registry'
import { charactersOf } from '~/document/render/characters'
import { Galley } from '~/document/render/Galley'
import { inspectResume } from '~/features/inspect/inspect-resume'
import { importJsonResume } from '~/features/interchange/import-json-resume'
import { MESSAGES } from '~/features/interchange/json-resume/texts'
import { WRITTEN_FORMATS, writeResume } from '~/features/interchange/write-resume'
import { resumeContent } from '../../../collections/resumes/schema'

/** One of each kind: what Markdown begins and never ends, and what rules look for again from each place. */
const UNITS = [
  '的',
  '*a',
  '[',
  '](',
  '<u>',
  '&#',
  '- a\n',
  'a@',
  ' ',
  '\n',
  '1. ',
  '2020-',
  'responsible for ',
  'a\u0301',
]
const LETTERS = 2_500
/** A square grows fourfold, with some room for a machine that is busy. */
const MOST = 3.4
/** Below this nothing is told from noise, nor is anybody kept waiting. */
const SMALL_MS = 60

const contentOf = (text: string) =>
  resumeContent.parse({
    entryList: Array.from({ length: 4 }, (_, i) => ({
      id: `s${i}`,
      kind: 'experience',
      title: 'x',
      items: [{ id: `i${i}`, title: 'a', text }],
    })),
  })
/** The text in every place of a JSON Resume that holds one. */
const jsonResumeOf = (text: string) => ({
  basics: {
    ...{ name: text, label: text, email: text, phone: text, url: text, summary: text, image: text },
    location: { address: text, postalCode: text, city: text, countryCode: text, region: text },
    profiles: [{ network: text, username: text, url: text }],
  },
  work: [
    {
      name: text,
      position: text,
      url: text,
      startDate: text,
      endDate: text,
      summary: text,
      highlights: [text],
    },
  ],
  education: [{ institution: text, area: text, studyType: text, score: text, courses: [text] }],
  skills: [{ name: text, level: text, keywords: [text] }],
  languages: [{ language: text, fluency: text }],
  references: [{ name: text, reference: text }],
  [text]: text,
})
const layout = getLayout('classic')

async function cpuMs(run: () => unknown): Promise<number> {
  const begun = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

const readers = (text: string): Record<string, () => unknown> => {
  const content = contentOf(text)
  const today = '2026-01-01'
  return {
    inspect: () => inspectResume({ content, language: 'zh-CN', today }),
    draw: () => renderToStaticMarkup(createElement(Galley, { content, layout })),
    characters: () => charactersOf({ content, layout }),
    ...Object.fromEntries(WRITTEN_FORMATS.map((format) => [format, () => writeResume({ content, format })])),
  }
}

/** The best of some where it matters: another may wait for the compiler or the collector, or count what its neighbours use. */
async function tookBy(run: () => unknown): Promise<number> {
  let best = Infinity
  for (let turn = 0; turn < 4 && best > SMALL_MS; turn += 1) best = Math.min(best, await cpuMs(run))
  return best
}

test.each(UNITS)('reads %j in time that grows as the text does', async (unit) => {
  // a document has fewer lines than letters
  const times = unit.includes('\n') ? 10 : unit.length
  const readersOf = (letters: number) => readers(unit.repeat(letters / times))
  const [once, twice] = [readersOf(LETTERS), readersOf(LETTERS * 2)]
  const steep: string[] = []
  for (const [name, run] of Object.entries(readersOf(LETTERS * 4))) {
    const fourfold = await tookBy(run)
    if (fourfold <= SMALL_MS) continue
    const [short, long] = [await tookBy(once[name] ?? run), await tookBy(twice[name] ?? run)]
    if (fourfold > short * MOST ** 2 && fourfold > long * MOST) steep.push(name)
  }
  expect(steep).toEqual([])
})

const TOO_LONG = MESSAGES['zh-CN'].tooLong

test.each(['\n', '- a\n', '[', '*a'])('imports %j in time that grows as the text does', async (unit) => {
  // all places together hold no more than a document may
  const importOf = (letters: number) => {
    const times = letters / (unit.includes('\n') ? 50 : unit.length)
    const data = jsonResumeOf(`a${unit.repeat(times)}b`)
    return cpuMs(() =>
      expect(JSON.stringify(importJsonResume({ data, language: 'zh-CN' }))).not.toContain(TOO_LONG),
    )
  }
  await importOf(1000)
  const [once, fourfold] = [await importOf(600), await importOf(2400)]
  expect(fourfold > SMALL_MS && fourfold > once * MOST ** 2, `${once} and ${fourfold} ms`).toBe(false)
})

test('what is longer than a document may be is refused before it is read', async () => {
  const data = jsonResumeOf('- a\n'.repeat(20_000))
  const took = await cpuMs(() =>
    expect(importJsonResume({ data, language: 'en' })).toMatchObject({ ok: false }),
  )
  expect(took).toBeLessThan(1000)
})
