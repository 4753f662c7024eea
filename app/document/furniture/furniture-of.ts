import type { ResumeContent } from '../../../collections/resumes/schema'
import { labels } from '../text/labels'

/** What stands in the margins of a page. */
export type Furniture = { head: Line; foot: Line }
/** An empty text is none. `after` follows what is centred, as one line with it that stays whole. */
type Line = { start: string; center: string; after: string; end: string }
type Options = {
  content: ResumeContent
  /** Counted from 1, and how many the whole document has. */
  page: number
  pages: number
  /** Whether the person stands on this page at full size: the name is not said twice. */
  hasPerson: boolean
}

/**
 * The number, the running head and the own line of a page. Words stand across from the number, or are centred with it; undefined
 * where there is nothing.
 */
export function furnitureOf(options: Options): Furniture | undefined {
  const { config } = options.content
  const number = numberOf(options)
  const running = runningOf(options)
  const isCentred = config.pageNumberAt === 'center'
  const atHead = config.runningHead === 'head' ? running : []
  const words = [...(config.runningHead === 'foot' ? running : []), config.footer.trim()]
  const [name = '', email = ''] = atHead
  const head = isCentred ? { ...NONE, center: joined(atHead) } : { ...NONE, start: name, end: email }
  const foot = isCentred
    ? { ...NONE, center: joined(words), after: joined(words) && number ? `${BETWEEN}${number}` : number }
    : config.pageNumberAt === 'end'
      ? { ...NONE, start: joined(words), end: number }
      : { ...NONE, start: number, end: joined(words) }
  const isEmpty = [...Object.values(head), ...Object.values(foot)].every((text) => text === '')
  return isEmpty ? undefined : { head, foot }
}

function numberOf({ content, page, pages }: Options): string {
  const { pageNumbers, pageNumberFirst, language } = content.config
  if (pageNumbers === 'off' || pages < 2 || (page === 1 && !pageNumberFirst)) return ''
  if (pageNumbers === 'number') return String(page)
  return pageNumbers === 'of' ? `${page} / ${pages}` : labels[language].page({ page, pages })
}

function runningOf({ content, page, hasPerson }: Options): string[] {
  const { runningHead, runningEmail } = content.config
  if (runningHead === 'off' || page === 1 || hasPerson) return []
  return [rowOf(content, 'name'), runningEmail ? rowOf(content, 'email') : '']
}

function rowOf({ baseInfo }: ResumeContent, kind: 'name' | 'email'): string {
  const rows = baseInfo.list.filter((row) => row.kind === kind && !row.hidden && row.value.trim() !== '')
  return rows[0]?.value.trim() ?? ''
}

const NONE: Line = { start: '', center: '', after: '', end: '' }
const BETWEEN = ' · '
const joined = (texts: string[]) => texts.filter((text) => text !== '').join(BETWEEN)

/** All that the margins of a document may say, for cutting fonts: the digits of numbers are in every font. */
export function furnitureText(content: ResumeContent): string {
  const asked = { ...content.config, pageNumberFirst: true }
  const furniture = furnitureOf({
    content: { ...content, config: asked },
    page: 2,
    pages: 2,
    hasPerson: false,
  })
  // A line that is too long for the page ends so.
  return furniture ? [...Object.values(furniture.head), ...Object.values(furniture.foot), '…'].join('') : ''
}
