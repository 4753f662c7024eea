import { AS_DESIGN } from '../../../collections/resumes/design-parts'
import { resumeContent } from '../../../collections/resumes/schema'
import { getLayout } from '../../document/layouts/registry'
import { countChanges, diffTexts, type ChangeCounts } from './diff-texts'

/**
 * How many printed texts each document, the newest first, has other than the one before it; as many answers as there
 * are pairs, null where one is none any more. Counted in one layout and frame, so that a change of these is none of text.
 */
export function countVersionChanges(options: { contents: readonly unknown[] }): (ChangeCounts | null)[] {
  const layout = getLayout('classic')
  const contents = options.contents.map((content) => {
    const read = resumeContent.safeParse(content).data
    return read && { ...read, config: { ...read.config, ...AS_DESIGN } }
  })
  return contents.slice(0, -1).map((to, index) => {
    const from = contents[index + 1]
    return from && to ? countChanges(diffTexts({ from, to, layout })) : null
  })
}
