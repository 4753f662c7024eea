import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest: one of them begun last would let one worker run alone at the end. */
const LONGEST = [
  'unit/languages',
  'unit/inspect/hostile',
  'integration/pdf/families',
  'integration/pdf/geometry',
  'integration/server/process',
  'integration/api/hostile',
  'integration/server/settings',
  'integration/assistant/faults',
  'integration/mongodb/two-instances',
  'integration/mongodb/lost-database',
]

const rank = ({ moduleId }: TestSpecification) => {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return at === -1 ? LONGEST.length : at
}

/** Vitest's own order begins with the largest files, for want of knowing how long they take. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
