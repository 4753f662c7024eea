import { AlignmentType, Footer, Header, PageNumber, Paragraph, Tab, TabStopType, TextRun } from 'docx'
import type { ResumeContent } from '../../../../collections/resumes/schema'
import { furnitureOf, type Furniture } from '../../../document/furniture/furniture-of'
import { furnitureType } from '../../../document/furniture/margin-room'

type Line = Furniture['head']
type Options = { content: ResumeContent; width: number }
type Drawn = Options & { line: Line; page?: number }

/** Stand for a later page and for how many there are, where the text of a number has them. */
const [LATER, PAGES] = [77, 99]
/** Half points to a CSS pixel, and the grey of what stands beside the text. */
const [HALF_POINTS, GREY] = [1.5, '6B7280']

/**
 * What stands in the margins of a Word file: the number, the running head and the own line, placed as in the PDF. Pages are
 * Word's, which breaks and counts them itself: a file of one page has its number as well, where first pages are to have one.
 * `width` is the text's, in twentieths of a point.
 */
export function docxMargins(options: Options) {
  const { content } = options
  const on = (page: number) => furnitureOf({ content, page, pages: PAGES, hasPerson: false })
  const [first, later] = [on(1), on(LATER)]
  const header = (line?: Line) => {
    const paragraph = line && lineOf({ ...options, line })
    return paragraph && new Header({ children: [paragraph] })
  }
  const footer = (page: number, line?: Line) => {
    const paragraph = line && lineOf({ ...options, line, page })
    return paragraph && new Footer({ children: [paragraph] })
  }
  return {
    titlePage: first !== undefined || later !== undefined,
    headers: present({ first: header(first?.head), default: header(later?.head) }),
    footers: present({ first: footer(1, first?.foot), default: footer(LATER, later?.foot) }),
  }
}

/** A line of a margin; nothing where it says nothing. A page is given where its number stands: figures of a name are its own. */
function lineOf({ line, page, content, width }: Drawn): Paragraph | undefined {
  const { pageNumberAt } = content.config
  const isCentred = pageNumberAt === 'center'
  const numbered = isCentred ? 'after' : pageNumberAt
  const places = isCentred ? (['center', 'after'] as const) : (['start', 'end'] as const)
  if (places.every((place) => line[place] === '')) return undefined
  const texts = places.map((place) =>
    page !== undefined && place === numbered ? counted(line[place], page) : [line[place]],
  )
  const children = isCentred ? texts.flat() : [...(texts[0] ?? []), new Tab(), ...(texts[1] ?? [])]
  const size = Math.round(furnitureType(content).size * HALF_POINTS)
  return new Paragraph({
    alignment: isCentred ? AlignmentType.CENTER : AlignmentType.LEFT,
    tabStops: isCentred ? [] : [{ type: TabStopType.RIGHT, position: width }],
    children: [new TextRun({ children, size, color: GREY })],
  })
}

/** The text of a number with what Word fills in where its figures stand. */
function counted(text: string, page: number): string[] {
  const fields: Record<string, string> = {
    [page]: PageNumber.CURRENT,
    [PAGES]: PageNumber.TOTAL_PAGES,
  }
  return text.split(/(\d+)/).map((part) => fields[part] ?? part)
}

const present = <T extends object>(parts: T) =>
  // an edge: what is left are the parts that are there
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
