import { linesOfPage } from '../../ats/lines-of-page'
import type { PdfLine, PdfPageText } from '../../ats/types'
import type { JsonObject } from '../json-resume/json'
import { joinWrapped } from '../lines/join-wrapped'
import { linesOfPdf } from '../lines/lines-of-pdf'
import type { SourceLine } from '../lines/types'
import { readResumeText } from '../text-resume/read-resume-text'
import { joinedPieces } from './joined-pieces'
import { linesInOrder } from './lines-in-order'
import { withoutFurniture } from './without-furniture'

/**
 * The lines of a PDF for the reader of resumes. Most programs write a page in the order it is read; others don't, and their
 * columns are told by where they stand. Both ways are read, and the one that finds more is taken.
 */
export function readPdfLines(source: readonly PdfPageText[]): SourceLine[] {
  const pages = withoutFurniture(source).map(joinedPieces)
  const [asWritten, asPlaced] = [pages.flatMap(linesOfPage), placedLines(pages)].map(linesOfPdf)
  if (!asWritten || !asPlaced) return []
  return foundIn(asPlaced) > foundIn(asWritten) ? asPlaced : asWritten
}

/** The lines about the person first, beginning with those that hold the name, then each column from its first heading on. */
function placedLines(pages: readonly PdfPageText[]): PdfLine[] {
  const flows = linesInOrder(pages)
  const largest = (lines: PdfLine[]) => Math.max(0, ...lines.map(({ size }) => size))
  const heads = flows.map(({ head }) => head).toSorted((a, b) => largest(b) - largest(a))
  return [...heads, ...flows.map(({ body }) => body)].flat()
}

/** Lists whose entries say by their dates and names whether they were understood. */
const TELLING = ['work', 'education', 'volunteer', 'projects']
const FIELDS = [
  'name',
  'organization',
  'institution',
  'position',
  'studyType',
  'roles',
  'location',
  'highlights',
]

const PERSON = ['name', 'label', 'email', 'phone', 'location']

/** How many fields the dated entries have, less what is doubtful: short lists fill themselves with anything. */
function foundIn(lines: SourceLine[]): number {
  const { root, doubts } = readResumeText(joinWrapped(lines))
  const entries = TELLING.flatMap((list) => (root[list] ?? []) as JsonObject[])
  const found = entries
    .filter(({ startDate }) => startDate !== undefined)
    .map((entry) => 1 + FIELDS.filter((field) => entry[field] !== undefined).length + lastingOf(entry))
  const person = PERSON.filter((field) => (root.basics as JsonObject | undefined)?.[field] !== undefined)
  return found.reduce((sum, one) => sum + one, person.length) - doubts.length
}

/** A period whose end went elsewhere is read as one date. */
const lastingOf = ({ startDate, endDate }: JsonObject): number => Number(startDate !== endDate)
