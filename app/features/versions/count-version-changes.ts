import { resumeContent } from '../../../collections/resumes/schema'
import { getLayout } from '../../document/layouts/registry'
import { countChanges, diffTexts, type ChangeCounts } from './diff-texts'

/**
 * How many printed texts each document, the newest first, has other than the one before it; as many answers as there
 * are pairs. Counted in one layout, so that a change of layout is none of text.
 */
export function countVersionChanges({ contents }: { contents: readonly unknown[] }): ChangeCounts[] {
  const layout = getLayout('classic')
  const parsed = contents.map((content) => resumeContent.parse(content))
  return parsed.slice(0, -1).flatMap((to, index) => {
    const from = parsed[index + 1]
    return from ? [countChanges(diffTexts({ from, to, layout }))] : []
  })
}
