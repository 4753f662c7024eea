import type { SourceLine } from '../lines/types'
import { isOfFamily, isRestTitle, isVagueTitle } from './chinese-headings'
import { withoutEmpty, type HeadedSection } from './empty-sections'
import { withEntriesInside } from './entries-as-sections'
import { formLines } from './form-lines'
import { headingsBeside } from './headings-beside'
import { labelHeadings } from './label-headings'
import { namedColumns } from './named-columns'
import { listOfHeading, spacedHeading, type HeadingList } from './list-of-heading'
import { listOfTitle } from './list-of-title'
import { partKind } from './part-kinds'
import { takeContacts } from './take-contacts'
import { yearMonthRows } from './year-month-rows'

/** `list` is undefined for a heading that is none of the usual ones. */
export type TextSection = { title: string; list: HeadingList | undefined; lines: SourceLine[] }

type Split = {
  head: SourceLine[]
  sections: TextSection[]
  /** words of forms that stand in neither */ left: string[]
  /** headings with nothing under them */ empty: string[]
}

/** Parts a resume at its headings; what stands before the first one is the head. */
export function splitSections(source: SourceLine[]): Split {
  const { lines, left } = namedColumns(headingsBeside(formLines(yearMonthRows(source))))
  const { head, sections } = sectionsOf(framed(labelHeadings(lines)))
  return { head, ...withoutEmpty(withEntriesInside(sections)), left }
}

/** “【实习】”, “== Memberships ==” */
const FRAMED = /^(?:【([^【】]{2,12})】|([=~*-]{2,}) ?(\p{L}[^=~*]{1,40}?) ?\2)$/u

/** Where titles stand between signs, all that do are titles, and “【实习】” is short for “【实习经历】”. */
function framed(lines: SourceLine[]): SourceLine[] {
  const titleIn = ({ kind, text }: SourceLine) => {
    const [, han, , other] = (kind !== 'bullet' && FRAMED.exec(text)) || []
    return han ?? other
  }
  if (lines.filter((line) => listOfHeading(titleIn(line) ?? '')).length < 2) return lines
  return lines.map((line) => {
    const title = titleIn(line)
    if (title === undefined) return line
    const isShort = listOfHeading(title) === undefined && listOfHeading(`${title}经历`) !== undefined
    return { ...line, isTitle: true, text: isShort ? `${title}经历` : title }
  })
}

function sectionsOf(lines: SourceLine[]): { head: SourceLine[]; sections: HeadedSection[] } {
  const level = sectionLevel(lines)
  const isStyled = level !== undefined && knownHeadings(lines, level) >= SURE
  const isTitled = isStyled || (level !== undefined && knownHeadings(lines, level, listOfTitle) >= SURE)
  const shouted = lines.filter(({ text }) => !/\p{Ll}/u.test(text) && listOfHeading(text) !== undefined)
  const isShouting = level === undefined && shouted.length >= SURE
  const head: SourceLine[] = []
  const sections: HeadedSection[] = []
  for (const [index, line] of lines.entries()) {
    // a name that is styled as a heading stands first
    const isFirst =
      sections.length === 0 &&
      (head.every(({ kind }) => kind === 'blank') ||
        (line.kind === 'heading' && isOfPerson({ line, next: nextOf({ lines, index }) })))
    const list = isSaidAlone({ lines, index })
      ? (listOfHeading(line.text) ?? loneTitle({ lines, index }))
      : undefined
    // Above the first section a usual title is one, however small it is set.
    const isSubheading =
      line.kind === 'heading' && level !== undefined && line.level > level && sections.some(isAt(level))
    const isHeading =
      line.isTitle === true ||
      (isShouting && isLone({ lines, index }) && isShouted(line.text)) ||
      (line.kind === 'text' && (isOfFamily(line.text) || isOfRest({ lines, index, sections }))) ||
      (list !== undefined &&
        !isSubheading &&
        (!isStyled || line.kind === 'heading' || isLoose({ lines, index, list, sections }))) ||
      (line.kind === 'heading' && line.level === level && !isFirst)
    if (isHeading) {
      const own = list ?? (isTitled && isFilled(sections.at(-1)) ? listOfTitle(line.text) : undefined)
      addSection({
        sections,
        section: { title: titleOf({ text: line.text, list: own }), list: own, lines: [], heading: line },
      })
    } else (sections.at(-1)?.lines ?? head).push(line)
  }
  return { head, sections }
}

/** What stands below a title with nothing else under it may be the name of an entry. */
const isFilled = (section: HeadedSection | undefined): boolean =>
  section === undefined || section.lines.some(({ kind }) => kind !== 'blank')

const nextOf = ({ lines, index }: { lines: SourceLine[]; index: number }): SourceLine | undefined =>
  lines.find(({ kind }, at) => at > index && kind !== 'blank')

/** What somebody is, or a line above ways to reach them, is no title however it is set. */
const isOfPerson = ({ line, next }: { line: SourceLine; next: SourceLine | undefined }): boolean =>
  partKind(line.text) === 'role' || takeContacts(next?.text ?? '').found.length > 0

const isAt =
  (level: number) =>
  ({ heading }: HeadedSection): boolean =>
    heading.kind === 'heading' && heading.level <= level

/** Whether a line may be a title: what a job's text says as well needs room above it, or to be set as one. */
function isSaidAlone({ lines, index }: { lines: SourceLine[]; index: number }): boolean {
  const [before, line] = [lines[index - 1], lines[index]]
  if (!line || line.kind === 'bullet' || line.kind === 'blank') return false
  const isSet = line.kind === 'heading' || line.isTitle === true || line.isBold === true
  return isSet || before?.kind === 'blank' || !isVagueTitle(line.text)
}

/** Whether a line of a text without any styles stands below a gap and right above something. */
function isLone({ lines, index }: { lines: SourceLine[]; index: number }): boolean {
  const [before, line, next] = lines.slice(Math.max(index - 1, 0), index + 2)
  return index > 0 && before?.kind === 'blank' && line?.kind === 'text' && (next?.kind ?? 'blank') !== 'blank'
}

/** “培训经历”, “附加信息”: among usual titles without any style, over a gap. */
function isOfRest({ lines, index, sections }: Omit<Loose, 'list'>): boolean {
  const isPlain = [sections[0], sections.at(-1)].every((section) => section?.heading.kind === 'text')
  return isPlain && isLone({ lines, index }) && isRestTitle(lines[index]?.text ?? '')
}

/** The list of a title without any style by its last word, where no name of a house or a project ends so. */
function loneTitle({ lines, index }: { lines: SourceLine[]; index: number }): HeadingList | undefined {
  const { text = '' } = lines[index] ?? {}
  if (!isLone({ lines, index }) || isHan(text) || partKind(text) !== undefined) return undefined
  const list = listOfTitle(text)
  return list === 'education' || list === 'projects' ? undefined : list
}

/** “MILITARY SERVICE”: where the usual titles are written so, others are, too; an employer may be as well. */
const isShouted = (text: string): boolean =>
  /^(?:\p{Lu}{2,}[ ,&/]+){0,4}(?:SERVICE|HISTORY|OTHER|MISCELLANEOUS|(?:AFFILI|PRESENT)ATIONS|MEMBERSHIPS?|TRAINING|COURSEWORK|(?:INFORM|DECLAR)ATION|ACTIVITIES|(?:ACHIEV|ACCOMPLISH)MENTS|WORKSHOPS|CONFERENCES|HIGHLIGHTS|QUALIFICATIONS|DETAILS|STRENGTHS):?$/u.test(
    text,
  )

/** A heading and its translation in the next line are one; ours stands first. */
function addSection({ sections, section }: { sections: HeadedSection[]; section: HeadedSection }): void {
  const last = sections.at(-1)
  const isTranslated =
    last?.list !== undefined && last.list === section.list && last.lines.every(({ kind }) => kind === 'blank')
  if (!isTranslated || isHan(last.title) === isHan(section.title)) sections.push(section)
  else
    last.title = [last, section]
      .map(({ title }) => title)
      .sort((a, b) => Number(isHan(b)) - Number(isHan(a)))
      .join(' ')
}

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

type Loose = { lines: SourceLine[]; index: number; list: HeadingList; sections: HeadedSection[] }

/** A usual heading that somebody forgot to set as one: by itself, and of what there was none. In a column beside, bold is enough. */
function isLoose({ lines, index, list, sections }: Loose): boolean {
  const isBeside =
    lines[index]?.isBold === true && sections.every(({ heading }) => heading.kind !== 'heading')
  return (
    (lines[index - 1]?.kind === 'blank' || isBeside) && !sections.some((section) => section.list === list)
  )
}

/** Where so many usual headings are set as such, a word of theirs in the running text is none. */
const SURE = 3

const knownHeadings = (lines: SourceLine[], at: number, listOf = listOfHeading): number =>
  lines.filter(({ kind, text, level }) => kind === 'heading' && level === at && listOf(text)).length

/** The level that the known headings have, where the source has levels. */
function sectionLevel(lines: SourceLine[]): number | undefined {
  const counts = new Map<number, number>()
  for (const { kind, text, level } of lines)
    if (kind === 'heading' && listOfHeading(text)) counts.set(level, (counts.get(level) ?? 0) + 1)
  return Array.from(counts).sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0]
}

/** Capitals all through are how the source was set; a heading is set as ours are. What is short may be letters for words. */
function titleOf({ text, list }: { text: string; list: HeadingList | undefined }): string {
  const title = spacedHeading(text)?.toUpperCase() ?? bareTitle({ text, list })
  if (!/^[A-Z &/,-]+$/.test(title) || (list === undefined && title.length <= 4)) return title
  const words = title.replace(/[A-Z]+/g, (word) => (IS_LETTERS.test(word) ? word : word.toLowerCase()))
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const IS_LETTERS = /^(?:CV|IT|HR|PR|QA|UX|UI|US|UK|EU|MBA|PHD|SEN)$/

/** Without the number, signs and brackets around it; what is no usual heading may have signs of its own at its end. */
function bareTitle({ text, list }: { text: string; list: HeadingList | undefined }): string {
  const start = list === undefined ? /^[\s【[（(「#*_•·◆■●▌|]+/u : /^[^\p{L}\p{N}]+/u
  const end = list === undefined ? /[\s】\]）)」:：#*_—|]+$/u : /[^\p{L}\p{N})）]+$|(?<=^[^(（]*)[)）]+$/gu
  const bare = text
    .replace(list === undefined ? SIGNED_NUMBER : NUMBER, '')
    .replace(start, '')
    .replace(end, '')
    .replace(/\s+/g, ' ')
  return /^(\p{Script=Han} ){1,7}\p{Script=Han}$/u.test(bare) ? bare.replaceAll(' ', '') : bare || text
}

/** The number of a section and the signs that may end it. */
const numbered = (ends: string) =>
  new RegExp(
    String.raw`^[^\p{L}\p{N}]*(?:第?[一二三四五六七八九十]{1,2}(?:[、.．)）]|部分)|0?\d[${ends}](?!\d)|[Ⅰ-Ⅹ][、.．\s])`,
    'u',
  )
const NUMBER = numbered(String.raw`、.．)）/\s`)
/** “5 years of teaching” counts them. */
const SIGNED_NUMBER = numbered('、.．)）/')
