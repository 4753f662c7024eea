import { withoutSteps } from '../../../collections/resumes/without-steps'
import { canBeStored } from '../../../collections/resumes/in-step'
import { followTitle, isGivenTitle } from '../../../collections/resumes/title-of'
import type { ResumeState } from '../session/resume-state'
import { laterNotes } from '../../features/twins/later-notes'
import { mergeThreeWay, type Merged, type Sides } from '../../document/patch/merge-three-way'

/**
 * Joins what is on screen with what was saved elsewhere. A layout and its version go together; a title that changed on
 * one side is that side's, of two changed ones the one that somebody gave, and one that followed follows what both have become. What is noted of the
 * twin is no text that anybody wrote: the later note holds.
 */
export function mergeIn({ base, mine, theirs, isBranch }: Sides<ResumeState>): Merged<ResumeState> {
  const merged = mergeThreeWay({
    base: withoutNotes(base),
    mine: withoutNotes(mine),
    theirs: withoutNotes(theirs),
    ...(isBranch && { isBranch }),
  })
  const joined = laterNotes(mine.content.inStep, theirs.content.inStep)
  const inStep = joined && canBeStored(joined) ? joined : theirs.content.inStep
  const { layout } = merged.document
  const chosen = layout === mine.layout ? mine : theirs
  const { layoutVersion } = mine.layout === theirs.layout ? merged.document : chosen
  const renamed = [mine, theirs].filter(({ title }) => title !== base.title)
  const named = renamed.length > 0 ? renamed : [mine, theirs]
  const given = named.filter(isGivenTitle)
  const isDisputed = given.length === 2
  const { content } = merged.document
  const version = {
    path: ['layoutVersion'],
    base: base.layoutVersion,
    mine: mine.layoutVersion,
    theirs: theirs.layoutVersion,
  }
  const by = given[0] ?? named[0] ?? mine
  const title = isDisputed
    ? merged.document.title
    : followTitle({ title: by.title, before: by.content, after: content })
  return {
    document: {
      ...merged.document,
      ...{ title, layoutVersion, content: inStep ? { ...content, inStep } : content },
    },
    conflicts: merged.conflicts
      .filter(({ path }) => path[0] !== 'layoutVersion' && (isDisputed || path[0] !== 'title'))
      .map((conflict) => (conflict.path[0] === 'layout' ? { ...conflict, along: [version] } : conflict)),
  }
}

function withoutNotes(state: ResumeState): ResumeState {
  return { ...state, content: withoutSteps(state.content) }
}
