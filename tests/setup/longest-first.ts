import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest: one of them begun last would let one worker run alone at the end. */
const LONGEST = [
  'pdf/screens',
  'pdf/families',
  'pdf/geometry',
  'server/process',
  'api/hostile',
  'server/assistant-killed',
  'server/behind-proxy',
  'assistant/faults',
  'mongodb/two-instances',
  'mongodb/assistant-two-instances',
  'mongodb/lost-database',
]

const rank = ({ moduleId }: TestSpecification) => {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(`/integration/${name}.test.ts`))
  return at === -1 ? LONGEST.length : at
}

/** Vitest's own order begins with the largest files, for want of knowing how long they take. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
