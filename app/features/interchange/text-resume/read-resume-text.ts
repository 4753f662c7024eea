import type { Language } from '../../../../collections/resumes/schema'
import { guessLanguage } from '../json-resume/guess-language'
import type { JsonObject } from '../json-resume/json'
import type { SourceLine } from '../lines/types'
import type { Doubt } from './doubts'
import type { HeadingList } from './list-of-heading'
import { withoutEntryLabels } from './entry-labels'
import { findLinePeriod } from './find-line-period'
import { joinPositions } from './join-positions'
import { listed } from './listed'
import { personLines } from './person-facts'
import { readTextEntry, type EntryListName } from './read-entry'
import { readHead } from './read-head'
import { readDatedLines, readInterestLines, readSkillLines } from './read-small-lists'
import { readLanguageLines } from './read-language-lines'
import { isLabelAlone, takeContacts } from './take-contacts'
import type { Shape } from './shape-items'
import { splitEntries } from './split-entries'
import { splitSections, type TextSection } from './split-sections'

/** A heading of the source, and how many entries of the list stand under it. */
export type ReadHeading = { title: string; list: HeadingList | 'customSections'; count: number }
type ReadText = { root: JsonObject; headings: ReadHeading[]; doubts: Doubt[]; shapes: Shape[] }

type Reading = ReadText & { language: Language }

/** A resume's lines as JSON Resume, with its own headings and what is doubtful. */
export function readResumeText(source: SourceLine[]): ReadText {
  const lines = source.map(withColon)
  const { head, sections: split, left: names, empty } = splitSections(lines)
  const sections = split.map((section) => asTold(asSkills({ section, sections: split })))
  const isAbout = personTest({ head, sections })
  const about = sections.flatMap((section) => {
    const lines = section.lines.filter((line) => isAbout({ line, section }))
    return personLines({ title: section.title, lines })
  })
  const { basics, doubts, left } =
    sections.length > 0 ? readHead([...head, ...about]) : readHead(shortHead(head))
  const root: JsonObject = { basics }
  const language = guessLanguage(lines.map(({ text }) => text))
  const formWords = [...left, ...names]
  if (formWords.length > 0) doubts.push({ key: 'formWords', path: '', text: formWords.join('、') })
  doubts.push(...empty.map((text) => ({ key: 'emptyHeading' as const, path: '', text })))
  const read: Reading = { root, headings: [], doubts, shapes: [], language }
  if (sections.length === 0) keepAsText({ read, lines: head.slice(shortHead(head).length) })
  for (const section of sections) {
    const own = section.lines.filter((line) => !isAbout({ line, section }))
    if (section.list !== 'basics') readSection({ read, section: { ...section, lines: own } })
  }
  return read
}

/** “Company     : Kaveri”: colons set below each other part a label from its value and no more. */
const withColon = (line: SourceLine): SourceLine => ({
  ...line,
  text: line.text.replace(/^([\p{L}'’./ ]{1,30}?)[ \t]{2,}([:：])/u, '$1$2'),
})

/** “技能证书” over “语言：英语六级” and more such lines, or over “Excel、SAP”, tells skills, where nothing else does. */
function asSkills({ section, sections }: { section: TextSection; sections: TextSection[] }): TextSection {
  const shown = section.lines.filter(({ kind }) => kind !== 'blank')
  const isLabelled =
    shown.length > 1 && shown.every(({ text }) => /^\p{Script=Han}{2,8}[:：]\s*\S/u.test(text))
  const isCertified = shown.some(({ text }) => /(?:证书?|资格|[级等师])(?:[、；;，,(（]|$)/u.test(text))
  const isNamed = /技能/.test(section.title) && shown.some(({ text }) => /^[^、]{1,20}、/u.test(text))
  const isAlone = section.list === 'certificates' && sections.every(({ list }) => list !== 'skills')
  return isAlone && (isLabelled || (isNamed && !isCertified)) ? { ...section, list: 'skills' } : section
}

/**
 * By what stands below it: “竞赛经历” with periods and items is told as projects are, and “Languages” over “Go, Python, Bash” are
 * a programmer's.
 */
function asTold(section: TextSection): TextSection {
  const shown = section.lines.filter(({ kind }) => kind !== 'blank')
  const isLong = shown.some(({ kind, text }) => kind === 'text' && (findLinePeriod(text)?.end ?? '') !== '')
  if (
    section.list === 'awards' &&
    OF_CONTESTS.test(section.title) &&
    isLong &&
    shown.some(({ kind }) => kind === 'bullet')
  )
    return { ...section, list: 'projects' }
  const words = section.list === 'languages' ? shown.flatMap(({ text }) => listed(text)) : []
  if (words.filter((word) => OF_PROGRAMS.test(word)).length * 2 <= words.length) return section
  const text = `${section.title}: ${words.join(', ')}`
  return { ...section, list: 'skills', lines: shown.slice(0, 1).map((line) => ({ ...line, text })) }
}

/** What one did at contests is told as of projects; what one was given, with the years of a school, is not. */
const OF_CONTESTS = /赛|競|\b(?:competition|contest|hackathon)s?\b/i
const OF_PROGRAMS =
  /^(?:Go|Golang|Python|Bash|Shell|Java|JavaScript|TypeScript|C|C\+\+|C#|Rust|Ruby|PHP|SQL|Kotlin|Swift|Scala|R|Perl|HTML5?|CSS3?|MATLAB|Lua|Dart|Haskell|Elixir|Clojure|Julia|Fortran|Assembly|Objective-C|Zig)\b/i

type SectionLine = { line: SourceLine; section: TextSection }

/** Tells the lines of the person from others: contact details, some of which stand among what people say of themselves. */
function personTest({ head, sections }: { head: SourceLine[]; sections: TextSection[] }) {
  const isOfPerson = ({ line, section: { list } }: SectionLine) =>
    list === 'basics' || (list === 'summary' && isContact(line))
  const about = sections.flatMap((section) => section.lines.filter((line) => isOfPerson({ line, section })))
  const known = new Set([...head, ...about].flatMap(({ text }) => fieldsOf(text)))
  const hasStrayed = ({ line, section: { list, title } }: SectionLine) =>
    OF_NOBODY_ELSE.has(list) &&
    !OF_OTHERS.test(title) &&
    isContact(line) &&
    isMissing({ known, text: line.text })
  return (one: SectionLine) => isOfPerson(one) || hasStrayed(one)
}

/** Lists without anybody's contact details: those that stand there come from a column beside them. */
const OF_NOBODY_ELSE = new Set<HeadingList | undefined>([
  'skills',
  'languages',
  'interests',
  'awards',
  undefined,
])
const OF_OTHERS = /refer|推荐|证明|家庭|亲属|社会关系|联系人|监护/i

/** An address, or a number that says it is a phone's: others count years and things. */
function isMissing({ known, text }: { known: Set<string>; text: string }): boolean {
  const fields = fieldsOf(text)
  const isPhone = fields.includes('phone') && /\+\d|phone|tel|mobile|电话|手机/i.test(text)
  return (fields.includes('email') && !known.has('email')) || (isPhone && !known.has('phone'))
}

const fieldsOf = (text: string): string[] => takeContacts(text).found.map(([field]) => field)

/** Nothing but ways to reach somebody. */
function isContact({ kind, text }: SourceLine): boolean {
  if (kind !== 'text' && kind !== 'heading') return false
  const { found, rest } = takeContacts(text)
  return isLabelAlone(text) || (found.length > 0 && rest.length === 0)
}

/** Without any heading only the first lines can be the head. */
function shortHead(lines: SourceLine[]): SourceLine[] {
  return lines.slice(0, 4)
}

function keepAsText({ read, lines }: { read: Reading; lines: SourceLine[] }): void {
  const body = lines.filter(({ kind }) => kind !== 'blank')
  if (body.length === 0) return
  read.doubts.push({ key: 'noHeadings', path: '', text: '' })
  addEntries({
    read,
    title: '',
    list: 'customSections',
    entries: [{ title: '', items: [{ summary: joinedText(body) }] }],
  })
}

type SectionOptions = { read: Reading; section: TextSection }

function readSection({ read, section }: SectionOptions): void {
  const { list, lines, title } = section
  const at = { read, title }
  if (list === 'summary') addSummary({ read, section })
  else if (list === 'skills') addEntries({ ...at, list, entries: readSkillLines(lines) })
  else if (list === 'languages') addEntries({ ...at, list, entries: readLanguageLines(lines) })
  else if (list === 'interests') addEntries({ ...at, list, entries: readInterestLines(lines) })
  else if (list === 'awards' || list === 'certificates' || list === 'publications')
    addEntries({ ...at, list, entries: readDatedLines({ lines, list }) })
  else if (list === 'references') addEntries({ ...at, list, entries: [{ reference: joinedText(lines) }] })
  else if (list === 'work' || list === 'education' || list === 'projects' || list === 'volunteer')
    addEntries({ ...at, list, entries: readEntries({ read, list, lines }) })
  else {
    read.doubts.push({ key: 'heading', path: 'customSections', text: title })
    const items = readEntries({ read, list: 'custom', lines })
    addEntries({ ...at, list: 'customSections', entries: [{ title, items }] })
  }
}

function readEntries({ read, list, lines }: { read: Reading; list: EntryListName; lines: SourceLine[] }) {
  const known = read.root[list]
  const before = Array.isArray(known) ? known.length : 0
  const { lines: own, labels } = withoutEntryLabels(lines)
  const parted = splitEntries(own).map((entry, index) => {
    const path = list === 'custom' ? 'customSections' : `${list}[${before + index}]`
    return { list, entry, labels, path, language: read.language }
  })
  const entries = inOneOrder(parted).map(({ value, path, doubts, isNumbered }) => {
    read.doubts.push(...doubts)
    if (isNumbered) read.shapes.push({ path, isNumbered })
    return value
  })
  const joined = joinPositions({ list, entries, from: before })
  read.doubts.push(...joined)
  read.shapes.push(...joined.map(({ path }) => ({ path, isJoined: true as const })))
  return entries
}

const isFound = (at: number | false | undefined): at is number => typeof at === 'number' && at >= 0

/** Where all jobs that tell it by their words name what one was before where, the others do. */
function inOneOrder(entries: Parameters<typeof readTextEntry>[0][]) {
  const read = entries.map((options) => ({ options, path: options.path, ...readTextEntry(options) }))
  const isUnsure = ({ doubts }: (typeof read)[number]) => doubts.some(({ key }) => key === 'order')
  const told = read.flatMap((one): boolean[] => {
    const head = one.options.entry.head.join('\t')
    const [where, what] = [one.value.name, one.value.position].map(
      (part) => part !== undefined && head.indexOf(String(part)),
    )
    return isUnsure(one) || !isFound(where) || !isFound(what) ? [] : [what < where]
  })
  if (told.length === 0 || !told.every(Boolean)) return read
  return read.map((one) =>
    isUnsure(one) ? { ...one, ...readTextEntry({ ...one.options, isHeldFirst: true }) } : one,
  )
}

type AddOptions = { read: Reading; title: string; list: ReadHeading['list']; entries: JsonObject[] }

function addEntries({ read, title, list, entries }: AddOptions): void {
  const known = read.root[list]
  read.root[list] = [...(Array.isArray(known) ? (known as unknown[]) : []), ...entries]
  read.headings.push({ title, list, count: entries.length })
}

function addSummary({ read, section }: SectionOptions): void {
  const basics = read.root.basics as JsonObject
  basics.summary = [basics.summary, joinedText(section.lines)].filter(Boolean).join('\n')
  read.headings.push({ title: section.title, list: 'summary', count: 1 })
}

/** Items of lists keep a sign, by which the reader of texts knows them. */
function joinedText(lines: SourceLine[]): string {
  return lines
    .filter(({ kind }) => kind !== 'blank')
    .map(({ kind, text, marked = text }) => (kind === 'bullet' ? `• ${marked}` : marked))
    .join('\n')
}
