import { findLinePeriod, isBareDate } from './find-line-period'
import type { HeadedSection } from './empty-sections'

/**
 * Names of entries that are set as large as titles of sections go back to the section they stand in: where nothing but
 * dates stands between a usual title and a heading that is none, that heading names an entry, and so do those after it as long as
 * they have dates as well.
 */
export function withEntriesInside(sections: readonly HeadedSection[]): HeadedSection[] {
  const whole: HeadedSection[] = []
  let holds = false
  for (const section of sections) {
    const above = whole.at(-1)
    if (section.list !== undefined) holds = false
    else if (holds) holds = isEntry(section, above)
    else if (above) holds = holdsEntries(above) && isEntry(section, above)
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

const UNDATED = new Set<HeadedSection['list']>(['projects', 'publications'])

/** What has no dates at its name is a section of its own, where entries have some. */
const isEntry = ({ heading, lines }: HeadedSection, above: HeadedSection | undefined): boolean =>
  UNDATED.has(above?.list) ||
  isBareDate(above?.lines.findLast(({ kind }) => kind !== 'blank')?.text ?? '') ||
  [heading, ...lines.filter(({ kind }) => kind !== 'blank').slice(0, 3)].some(
    ({ text }) => findLinePeriod(text) !== undefined,
  )
