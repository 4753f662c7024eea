import { type FontName, readFont } from './font-files.server'
import { readCoverage } from './read-coverage.server'

const known = new Map<string, Promise<Set<number>>>()

/** The code points one of our fonts can draw; worked out once a process. */
export function fontCoverage({ family, weight }: FontName): Promise<Set<number>> {
  const key = `${family}-${weight}`
  const coverage = known.get(key) ?? readFont({ family, weight }).then(readCoverage)
  coverage.catch(() => known.delete(key))
  known.set(key, coverage)
  return coverage
}
