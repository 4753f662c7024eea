import type { Line } from '../../document/rich-text/lines'
import { declarationsOf, styleOf, type Declarations } from './html-style'
import { createLineBuilder, type LineBuilder, type OpenItem, type TextStyle } from './line-builder'

const SKIPPED =
  /^(script|style|head|title|meta|link|template|noscript|svg|math|select|object|iframe|video|audio)$/
const BLOCK =
  /^(address|article|aside|blockquote|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|thead|tr|ul)$/
const EMOJI = /^\p{Extended_Pictographic}/u
/** A number before an item; a single letter of a sign font (`l`, `o`, `§`) is none. */
const NUMBERED = /^[(（]?(\d+|[a-z]{1,4}|[一二三四五六七八九十]+)[.)、．）]/i

type Context = {
  style: TextStyle
  levels: OpenItem['levels']
  item: OpenItem | undefined
}

/**
 * The lines of a piece of HTML from a clipboard, with the marks, links and lists that a resume can show. Word, WPS and
 * Outlook write lists as paragraphs with declarations of their own, Google Docs puts a list right into a list, and Word on
 * the web and Feishu each item into a list of its own with its level beside it.
 */
export function linesOfHtml(html: string): Line[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const builder = createLineBuilder()
  const style: TextStyle = { marks: new Set(), keepsSpaces: false }
  readChildren({ node: body, context: { style, levels: [], item: undefined }, builder })
  builder.end()
  return builder.lines
}

function readChildren({ node, context, builder }: { node: Node; context: Context; builder: LineBuilder }) {
  for (const child of node.childNodes) {
    if (child instanceof Text) builder.text({ text: child.data, style: context.style, item: context.item })
    else if (child instanceof Element) readElement({ element: child, around: context, builder })
  }
}

type Reading = { element: Element; around: Context; builder: LineBuilder }

function readElement({ element, around, builder }: Reading): void {
  const css = declarationsOf(element)
  const name = element.localName
  if (SKIPPED.test(name) || isUnseen({ element, css })) return
  // “…see more” behind a text; a heading that opens what is below it is one too.
  if (name === 'button' && builder.hasBegun()) return
  if (css.get('mso-list') === 'ignore') return readMarker({ marker: element.textContent, item: around.item })
  if (name === 'br') {
    if (!element.classList.contains('Apple-interchange-newline')) builder.wrap(around)
    return
  }
  if (name === 'img') {
    const text = element.getAttribute('alt') ?? ''
    if (EMOJI.test(text)) builder.text({ text, ...around })
    return
  }
  const context = contextOf({ element, css, around })
  const isBlock =
    (BLOCK.test(name) && !isCellText(element)) ||
    /^(block|flex|grid|list-item)/.test(css.get('display') ?? '') ||
    // What stands beside each other there stands in no line.
    isApart(element)
  if (isBlock) builder.end()
  if (name === 'td' || name === 'th') builder.text({ text: ' ', ...around })
  readChildren({ node: element, context, builder })
  if (isBlock) builder.end()
}

/** The one paragraph of a table's cell, as offices write each: its row is the line. */
function isCellText({ parentElement: cell }: Element): boolean {
  return cell !== null && /^t[dh]$/.test(cell.localName) && cell.childElementCount === 1 && hasNoText(cell)
}

function isApart({ parentElement: parent }: Element): boolean {
  if (!parent || !/^(flex|grid)/.test(declarationsOf(parent).get('display') ?? '')) return false
  return hasNoText(parent)
}

/** Of its own, beside that of its elements. */
function hasNoText({ childNodes }: Element): boolean {
  return Array.from(childNodes).every((node) => !(node instanceof Text) || node.data.trim() === '')
}

/** What somebody remarked beside a text in Word, and the signs that lead to it. */
const REMARK = /^comment/
const REMARK_SIGNS = '.msocomanchor, .msocomoff, .MsoCommentReference, [href^="#_msocom"]'

/** Hidden, a remark, deleted in a text whose changes are tracked, or said once more for those who listen. */
function isUnseen({ element, css }: { element: Element; css: Declarations }): boolean {
  if (css.get('display') === 'none' || css.get('mso-hide') === 'all') return true
  if (REMARK.test(css.get('mso-element') ?? '') || element.matches(REMARK_SIGNS)) return true
  if (element.localName === 'del') return element.matches('[cite], [datetime]')
  return isSpokenTwin(element)
}

/** Whether an element is the copy for screen readers of the one before it, as networks for careers write every line. */
export function isSpokenTwin(element: Element): boolean {
  const seen = element.previousElementSibling
  if (seen?.getAttribute('aria-hidden') !== 'true') return false
  return seen.textContent.trim() !== '' && seen.textContent.trim() === element.textContent.trim()
}

type Options = { element: Element; css: Declarations; around: Context }

function contextOf({ element, css, around }: Options): Context {
  const style = styleOf({ element, css, around: around.style })
  const name = element.localName
  if (name === 'ul' || name === 'ol') {
    const start = Math.max(Math.trunc(Number(element.getAttribute('start') ?? 1)) || 1, 0)
    return { style, levels: [...around.levels, { ordered: name === 'ol', start }], item: around.item }
  }
  if (name === 'li') {
    const level = levelOf(element)
    return { style, levels: around.levels, item: itemAt({ levels: around.levels, level }) }
  }
  const office = /^l\d+ level(\d+)/.exec(css.get('mso-list') ?? '')?.[1]
  if (office === undefined) return { ...around, style }
  return { ...around, style, item: itemAt({ levels: [], level: Number(office) }) }
}

/** How deep a program says that an item lies; Feishu does so in the name of its kind, as bullet2. */
function levelOf(element: Element): number {
  const told = element.getAttribute('aria-level') ?? element.getAttribute('data-aria-level')
  return Number(told ?? /^[a-z]+(\d)$/.exec(element.getAttribute('data-list') ?? '')?.[1] ?? 0)
}

/** An item of a list, as deep as its program says where it says more than the lists around it. */
function itemAt({ levels, level }: { levels: OpenItem['levels']; level: number }): OpenItem {
  const kind = levels.at(-1) ?? { ordered: false, start: 1 }
  const missing = Math.min(Math.max(level, 1), 9) - levels.length
  const outer = Array.from({ length: Math.max(missing, 0) }, () => ({ ...kind }))
  return { levels: [...levels, ...outer], isOpened: false }
}

/** What an office program drew before an item tells its kind. */
function readMarker({ marker, item }: { marker: string; item: OpenItem | undefined }): void {
  const last = item?.levels.at(-1)
  if (item && last && NUMBERED.test(marker.trim()))
    item.levels = [...item.levels.slice(0, -1), { ...last, ordered: true }]
}
