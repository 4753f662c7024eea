import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkFacts } from '~/features/assistant/facts/check-facts'
import KNOWN from './known-faults.json'

/** A rewrite of a piece of a resume; `made` are the spans of `after` that stand in no source. */
type Rewrite = {
  id: string
  before: string
  after: string
  resume: string
  user?: string
  job?: string
  made: string[]
}
type Span = { from: number; to: number }

/** When they were written. */
const TODAY = new Date('2026-11-22')

const FOLDER = join(import.meta.dirname, 'pairs')

/**
 * Tests of the sets of one direction ("en", "zh-en"), in a file of their own so that they run side by side. By authors who did
 * not know the rules; what they show to be wrong is listed (`misses`: something made up is not flagged, `falseAlarms`:
 * something told is), and may only become less.
 */
export function holdPairs(direction: 'en' | 'zh' | 'en-zh' | 'zh-en'): void {
  const sets = readdirSync(FOLDER)
    .filter((file) => new RegExp(`^${direction}-\\d+\\.json$`).test(file))
    .map((file) => ({
      name: file.replace('.json', ''),
      rewrites: JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Rewrite[],
    }))
  test.each(sets)(
    '$name: all that is made up is flagged, and nothing else, but for the known faults',
    (set) => {
      const misses: string[] = []
      const falseAlarms: string[] = []
      for (const { id, before, after, resume, user = '', job = '', made } of set.rewrites) {
        const { flags } = checkFacts({ before, after, sources: { resume, user, job, today: TODAY } })
        const spans = made.map((text) => ({
          from: after.indexOf(text),
          to: after.indexOf(text) + text.length,
        }))
        if (spans.some((span) => !flags.some((flag) => meets(flag, span)))) misses.push(id)
        if (flags.some((flag) => !spans.some((span) => meets(flag, span)))) falseAlarms.push(id)
      }
      expect(misses).toEqual(KNOWN.misses.filter((id) => id.startsWith(`${set.name}-`)))
      expect(falseAlarms).toEqual(KNOWN.falseAlarms.filter((id) => id.startsWith(`${set.name}-`)))
    },
  )
}

function meets(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to
}
