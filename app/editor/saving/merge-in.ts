import type { ResumeState } from '../session/resume-state'
import { mergeThreeWay, type Merged } from '../../document/patch/merge-three-way'

type Options = { base: ResumeState; mine: ResumeState; theirs: ResumeState }

/** Joins what is on screen with what was saved elsewhere. A layout and its version go together. */
export function mergeIn({ base, mine, theirs }: Options): Merged<ResumeState> {
  const merged = mergeThreeWay({ base, mine, theirs })
  const { layout } = merged.document
  const layoutVersion = layout === mine.layout ? mine.layoutVersion : theirs.layoutVersion
  return {
    document: { ...merged.document, layoutVersion },
    conflicts: merged.conflicts.filter(({ path }) => path[0] !== 'layoutVersion'),
  }
}
