import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A rewrite of a piece of a resume by somebody who knew no rules; `made` are the words of `after` that stand in no source. */
type Pair = {
  before: string
  after: string
  resume: string
  user?: string
  job?: string
  made: string[]
}
/** Each resume is written once for all of a file's pairs. */
type PairFile = { resumes: string[]; pairs: (Omit<Pair, 'resume'> & { resume: number })[] }

const FOLDER = join(import.meta.dirname, 'pairs')

/** All pairs, or those of one direction: "zh", "en", "zh-en", "en-zh". */
export function readPairs(direction?: string): Pair[] {
  return readdirSync(FOLDER)
    .filter((file) => direction === undefined || file.replace(/-\d+\.json$/, '') === direction)
    .flatMap((file) => {
      // an edge: files of ours
      const { resumes, pairs } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as PairFile
      return pairs.map((pair) => ({ ...pair, resume: resumes[pair.resume] ?? '' }))
    })
}
