import type { SourceLine } from '../lines/types'
import { isCaptionText } from './is-caption'
import { isLabel } from './label-field'
import { listOfHeading, type HeadingList } from './list-of-heading'
import { takeContacts } from './take-contacts'

/** Lists whose headings name one value as well: “Work: 555 0100”, “项目：……”. */
const VALUES = new Set<HeadingList | undefined>([undefined, 'basics', 'work', 'projects'])
/** Lists of entries, in which such a line may tell something of one of them. */
const ENTRIES = new Set<HeadingList | undefined>(['work', 'education', 'projects', 'volunteer'])

type Labelled = { label: string; text: string; list: HeadingList }

/** “LANGUAGES: English, Spanish” by itself as a title with its section below it. */
export function labelHeadings(lines: readonly SourceLine[]): SourceLine[] {
  const found = lines.map(labelled)
  const others = lines.map((line, at) => found[at]?.list ?? headingList(line))
  const isOnly = (list: HeadingList) => others.filter((one) => one === list).length === 1
  let section: HeadingList | undefined
  let isBelow = false
  return lines.flatMap((line, at) => {
    const own = found[at]
    const isApart = lines[at - 1]?.kind === 'blank' || isBelow
    isBelow = own !== undefined && isApart && isOnly(own.list) && isOver({ lines, found, at, own, section })
    if (!isBelow || !own) {
      section = headingList(line) ?? section
      return [line]
    }
    section = own.list
    const told = { ...line, text: own.text }
    if (line.isBold !== undefined) told.isBold = false
    if (line.marked !== undefined) told.marked = line.marked.replace(/^[^:：]*[:：]\**\s*/, '')
    return [{ kind: 'text', level: 0, text: own.label, isTitle: true }, told]
  })
}

const headingList = ({ kind, text }: SourceLine): HeadingList | undefined =>
  kind === 'text' || kind === 'heading' ? listOfHeading(text) : undefined

function labelled({ kind, text, cells }: SourceLine): Labelled | undefined {
  const [, label = '', value = ''] = /^([^:：]{2,40})[:：]\s*([^\s/].*)$/u.exec(text) ?? []
  if (kind !== 'text' || cells !== undefined || isLabel(label) || isCaptionText(label)) return undefined
  const list = listOfHeading(label)
  const isValue = VALUES.has(list) || takeContacts(value).found.length > 0
  return list === undefined || isValue ? undefined : { label, text: value, list }
}

type Place = {
  lines: readonly SourceLine[]
  found: (Labelled | undefined)[]
  at: number
  own: Labelled
  section: HeadingList | undefined
}

/** Whether the section above ends there: it has said something else than such lines, and no entry of it goes on below. */
function isOver({ lines, found, at, own, section }: Place): boolean {
  const above = lines.slice(0, at).findLastIndex(({ kind }) => kind !== 'blank')
  const before = lines[above]
  const isSet = isCapitals(own.label)
  if (before && found[above] === undefined) {
    const [, label = ''] = /^([\p{L} ]{1,20})[:：]\s*\S/u.exec(before.text) ?? []
    if (headingList(before) || (label && isSet === isCapitals(label))) return false
  }
  if (isSet || !ENTRIES.has(section)) return true
  const gap = lines.findIndex(({ kind }, index) => index > at && kind === 'blank')
  const next = lines.findIndex(({ kind }, index) => gap > 0 && index > gap && kind !== 'blank')
  const below = lines[next]
  return below === undefined || found[next] !== undefined || headingList(below) !== undefined
}

const isCapitals = (label: string): boolean => /^\p{Lu}[\p{Lu} &/]+$/u.test(label)
