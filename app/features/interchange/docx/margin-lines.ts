import JSZip from 'jszip'
import { isPageNumber } from '../lines/page-number'
import type { SourceLine } from '../lines/types'
import { listOfHeading } from '../text-resume/list-of-heading'
import { partKind } from '../text-resume/part-kinds'
import { isTitleOnly } from '../text-resume/person-facts'
import { takeContacts } from '../text-resume/take-contacts'

const MARGIN = /^word\/(?:header|footer)\d*\.xml$/

/** The headers and footers of a Word file, each as a file of its own: the reader of Word files leaves them out. */
export async function marginFiles(bytes: ArrayBuffer): Promise<ArrayBuffer[]> {
  const zip = await JSZip.loadAsync(bytes)
  const names = Object.keys(zip.files).filter((name) => MARGIN.test(name))
  // Headers first.
  return Promise.all(
    names
      .toSorted()
      .reverse()
      .map((name) => fileOf({ zip, name })),
  )
}

async function fileOf({ zip, name }: { zip: JSZip; name: string }): Promise<ArrayBuffer> {
  const read = (path: string) => zip.file(path)?.async('string')
  const xml = (await read(name)) ?? ''
  const links = await read(name.replace('word/', 'word/_rels/') + '.rels')
  const own = new JSZip().file(
    'word/document.xml',
    xml
      .replace(/<w:(?:hdr|ftr)\b([^>]*)>/, '<w:document$1><w:body>')
      .replace(/<\/w:(?:hdr|ftr)>/, '</w:body></w:document>'),
  )
  if (links) own.file('word/_rels/document.xml.rels', links)
  return own.generateAsync({ type: 'arraybuffer' })
}

/** The lines of a Word file, with those of its margins that say how to reach the person; others are the paper's. */
export function withMargins({ lines, margins }: { lines: SourceLine[]; margins: SourceLine[][] }) {
  const said = new Set(lines.map(({ text }) => text))
  const first = lines.find(({ kind }) => kind !== 'blank')?.text ?? ''
  // The name stands in the margin where the file itself begins with a section or a contact.
  const isHeadless = isContact(first) || listOfHeading(first) !== undefined
  const own = margins
    .filter((margin) => margin.some(({ text }) => reaches(text) || (isHeadless && isName(text))))
    .flat()
    // Of a sentence of the paper’s nothing but the contact is the person’s.
    .map((line) => (isHeadless ? line : { ...line, text: contactsOf(line.text) }))
    .filter(({ text }) => text !== '' && !isTitleOnly(text) && !isPageNumber(text))
    .filter(({ text }) => !said.has(text) && said.add(text))
  return lines.toSpliced(isHeadless ? 0 : 1, 0, ...own)
}

const contactsOf = (text: string): string => {
  const { found, rest } = takeContacts(text)
  if (found.length > 0 && rest.every((part) => part.split(/\s+/).length < 5)) return text
  return found.map(([, value]) => value).join(' | ')
}
const isContact = (text: string): boolean => takeContacts(text).found.length > 0
/** In the margin of a file that begins without one: “Beatriz Carvalho Nunes ⇥ UX Researcher”. */
const isName = (text: string): boolean => {
  const [name = ''] = text.split(/\t| {2,}/)
  return (
    /^(?:\p{Script=Han}{2,4}|\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){1,3})$/u.test(name) &&
    !isTitleOnly(name) &&
    !OF_PAPER.test(name) &&
    partKind(name) === undefined
  )
}
/** What stands above any paper: the board it comes from, who may read it. */
const OF_PAPER = /招聘|资料|机密|保密|人才|公司|confidential|draft|private|document/i
/** By a link alone nobody is reached: it may be a job board's. */
const reaches = (text: string): boolean =>
  takeContacts(text).found.some(([field]) => field === 'email' || field === 'phone')
