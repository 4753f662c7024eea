import type { SourceLine } from '../lines/types'
import { isUsualHeading } from './list-of-heading'
import type { TextSection } from './split-sections'

export type HeadedSection = TextSection & { heading: SourceLine }

/**
 * Sections with something in them, and those whose title says it all. A line that was read as a heading and has nothing
 * under it is the last one of what stands above it; a heading that a list is for and that says no more is named only.
 */
export function withoutEmpty(sections: HeadedSection[]): { sections: TextSection[]; empty: string[] } {
  const filled: TextSection[] = []
  const empty: string[] = []
  for (const { heading, ...section } of sections) {
    const above = filled.at(-1)
    const isFilled = section.list === 'basics' || section.lines.some(({ kind }) => kind !== 'blank')
    if (isFilled || (section.list === undefined && (!above || heading.kind === 'heading')))
      filled.push(section)
    else if (above && heading.kind !== 'heading' && !isUsualHeading(section.title))
      above.lines.push({ ...heading, isTitle: false })
    else empty.push(section.title)
  }
  return { sections: filled, empty }
}
