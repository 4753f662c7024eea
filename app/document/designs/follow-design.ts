import { defaultContent } from '../../../collections/resumes/default-content'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Design } from './schema/design'

type Recommended = NonNullable<Design['recommended']>
type Options = { content: ResumeContent; from: Design; to: Design }

/**
 * The content set as another layout recommends, in all that nobody chose: what still stands as the layout before
 * recommends, or as every resume begins. What somebody chose stays; the same content where nothing changes.
 */
export function followDesign({ content, from, to }: Options): ResumeContent {
  const begun = standardOf(defaultContent(content.config.language))
  const [before, next] = [from.recommended ?? begun, to.recommended ?? begun]
  const now = standardOf(content)
  const follow = <Key extends keyof Recommended>(key: Key): Recommended[Key] => {
    const isChosen = !isSame(now[key], before[key]) && !isSame(now[key], begun[key])
    return isChosen ? now[key] : next[key]
  }
  const config = {
    themeColor: follow('themeColor'),
    font: follow('font'),
    fontSize: follow('fontSize'),
    lineSpace: follow('lineSpace'),
    dateFormat: follow('dateFormat'),
  }
  const margin = follow('margin')
  if (isSame({ ...config, margin }, now)) return content
  return { ...content, config: { ...content.config, ...config }, margin: { ...margin } }
}

function standardOf({ config, margin }: ResumeContent): Recommended {
  const { themeColor, font, fontSize, lineSpace, dateFormat } = config
  const { left, right, top, bottom } = margin
  return { themeColor, font, fontSize, lineSpace, dateFormat, margin: { left, right, top, bottom } }
}

const isSame = (a: unknown, b: unknown) => inOrder(a) === inOrder(b)

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null ? Object.fromEntries(Object.entries(part).toSorted()) : part,
  )
