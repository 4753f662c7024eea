import { LAYOUT_CODES } from '../../../collections/layout-codes'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Stored } from '../saving/save-result'
import { withSkillPlace } from './with-skill-place'

type Kept = { title: string; layout: string; layoutVersion: number; content: ResumeContent; revision: number }

/** A resume as it is kept, in the account or in this browser, for its editor. */
export function storedOf({ title, layout, layoutVersion, content, revision }: Kept): Stored {
  const state = { title, layout: layoutOf(layout), layoutVersion, content: withSkillPlace(content) }
  return { revision, state }
}

export const layoutOf = (layout: string) => LAYOUT_CODES.find((code) => code === layout) ?? 'classic'
