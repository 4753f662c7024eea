import { isBareDate } from './find-period'
import type { HeadedSection } from './empty-sections'

/**
 * Names of entries that are set as large as titles of sections go back to the section they stand in: where nothing but
 * dates stands between a usual title and a heading that is none, that heading and those after it name entries.
 */
export function withEntriesInside(sections: readonly HeadedSection[]): HeadedSection[] {
  const whole: HeadedSection[] = []
  let holds = false
  for (const section of sections) {
    const above = whole.at(-1)
    if (section.list !== undefined) holds = false
    else if (above && !holds) holds = holdsEntries(above)
    if (holds && above) above.lines.push(section.heading, ...section.lines)
    else whole.push(section)
  }
  return whole
}

const holdsEntries = ({ list, lines }: HeadedSection): boolean =>
  list !== undefined &&
  list !== 'basics' &&
  list !== 'summary' &&
  lines.every(({ kind, text }) => kind === 'blank' || isBareDate(text))
