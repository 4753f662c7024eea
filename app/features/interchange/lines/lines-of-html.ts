import { closeLetters } from './close-letters'
import { linesOfItem, mayHoldEntries } from './entry-items'
import { decodeEntities } from './html-entities'
import { joinLink, noPieces, partPieces, readInlineTag, readInlineText, type Pieces } from './inline-pieces'
import { readSigns, SIGNS } from './line-signs'
import { linkText } from './plain-markdown'
import { lineOfText } from './lines-of-text'
import { headFirst } from './head-first'
import { linesOfRow, type OpenTable } from './table-rows'
import type { SourceLine } from './types'

/**
 * The lines of simple, well-formed HTML, as a reader of Word files gives it: headings, paragraphs, lists, tables (a
 * row is a line) and links. Of a `page` what is laid apart within a line is told apart as the cells of a row are.
 */
export function linesOfHtml(html: string, { isPage = false } = {}): SourceLine[] {
  const state: State = {
    lines: [],
    tables: [],
    deeper: 0,
    text: '',
    lists: 0,
    kind: 'text',
    level: 0,
    href: '',
    asWritten: false,
    itemAt: 0,
    told: { lines: [], at: 0 },
    mayBeEntries: true,
    pieces: isPage ? noPieces() : undefined,
  }
  for (const [token] of html.matchAll(/<[^<>]+>|[^<]+/g)) {
    if (token.startsWith('<')) readTag({ state, tag: token })
    // How its source is broken says nothing.
    else readText({ state, text: decodeEntities(state.asWritten ? token : token.replace(/\s*\n\s*/g, ' ')) })
  }
  flush(state)
  while (state.tables.length > 0) endTable(state)
  return headFirst(state.lines)
}

type State = {
  /** Where lines go: of the document, or of a table's cell. */
  lines: SourceLine[]
  tables: OpenTable[]
  /** How many tables are open within the deepest one that is read. */
  deeper: number
  text: string
  lists: number
  kind: SourceLine['kind']
  level: number
  href: string
  /** Within `pre`. */
  asWritten: boolean
  /** Where the lines of the open item begin. */
  itemAt: number
  /** Up to where lines were looked at for what the next list is, and what they said of it. */
  told: { lines: SourceLine[]; at: number }
  mayBeEntries: boolean
  /** What stands beside what within a line of a page. */
  pieces: Pieces | undefined
}

function readText({ state, text }: { state: State; text: string }): void {
  state.text += text
  if (state.pieces) readInlineText({ pieces: state.pieces, text })
}

/** What begins and ends a line, but says nothing of what it is. */
const BLOCK =
  /^(?:address|article|aside|blockquote|body|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|header|hr|main|nav|pre|section)$/

function readTag({ state, tag }: { state: State; tag: string }): void {
  const [, slash = '', name = ''] = /^<(\/?)\s*([a-z]+[1-6]?)/.exec(tag.toLowerCase()) ?? []
  const closing = slash === '/'
  const { pieces } = state
  if (pieces) readInlineTag({ pieces, tag, name, closing, at: state.text.length })
  if (/^(ul|ol)$/.test(name)) {
    flush(state)
    if (pieces && state.lists === (closing ? 1 : 0)) readList({ state, closing })
    state.lists += closing ? -1 : 1
  } else if (name === 'br') state.text += '\n'
  else if (/^(strong|b)$/.test(name)) state.text += SIGNS.bold
  else if (/^(em|i)$/.test(name)) state.text += SIGNS.italic
  else if (name === 'a') readLink({ state, tag, closing })
  else if (/^(table|tr|td|th)$/.test(name)) readTable({ state, name, closing })
  else if (/^(p|li|h[1-6])$/.test(name)) {
    flush(state)
    if (pieces && name === 'li' && state.lists === 1) readItem({ state, closing })
    // Word writes items as paragraphs.
    const office = /mso-list:\s*l\d+ level([1-9])/.exec(tag)?.[1]
    if (closing) state.kind = 'text'
    else if (office !== undefined && !/^h\d$/.test(name))
      [state.kind, state.level] = ['bullet', Number(office) - 1]
    else if (name === 'li') [state.kind, state.level] = ['bullet', Math.max(state.lists - 1, 0)]
    else if (/^h\d$/.test(name)) [state.kind, state.level] = ['heading', Number(name[1])]
  } else if (BLOCK.test(name)) {
    flush(state)
    if (name === 'pre') state.asWritten = !closing
  }
}

/** One list behind another is of its kind. */
function readList({ state, closing }: { state: State; closing: boolean }): void {
  const { lines, told } = state
  const above = closing ? [] : lines.slice(told.lines === lines ? told.at : 0)
  if (above.length > 0) state.mayBeEntries = mayHoldEntries(above)
  state.told = { lines, at: lines.length }
}

function readItem({ state, closing }: { state: State; closing: boolean }): void {
  if (closing && state.mayBeEntries)
    for (const line of linesOfItem(state.lines.splice(state.itemAt))) state.lines.push(line)
  state.itemAt = state.lines.length
}

/** A table as deep in others as this is a part of its cell. */
const MAX_DEPTH = 20

/** Tags that close a cell or a row may be missing. */
function readTable({ state, name, closing }: { state: State; name: string; closing: boolean }): void {
  flush(state)
  state.kind = 'text'
  const isDeeper = name === 'table' && !closing && state.tables.length >= MAX_DEPTH
  if (isDeeper || state.deeper > 0) {
    if (name === 'table') state.deeper += closing ? -1 : 1
    return
  }
  if (name === 'table' && !closing) state.tables.push({ outer: state.lines, cells: [] })
  const table = state.tables.at(-1)
  if (!table) return
  if (name === 'table' && closing) endTable(state)
  else if (name === 'tr') endRow(state)
  else if (name !== 'table' && !closing) {
    state.lines = []
    table.cells.push(state.lines)
  }
}

function endRow(state: State): void {
  const table = state.tables.at(-1)
  if (!table) return
  // A row may have more lines than a call has arguments.
  for (const line of linesOfRow(table)) table.outer.push(line)
  table.cells = []
  state.lines = table.outer
}

function endTable(state: State): void {
  endRow(state)
  state.tables.pop()
}

function readLink({ state, tag, closing }: { state: State; tag: string; closing: boolean }): void {
  if (!closing) {
    state.href = decodeEntities(/href="([^"]*)"/.exec(tag)?.[1] ?? '')
    state.text += '\u0001'
    return
  }
  joinLink(state)
  const [before = '', words = ''] = state.text.split('\u0001')
  const isAddress = /^(https?:|mailto:|tel:)/.test(state.href)
  // For those who listen to a page.
  if (state.href.startsWith('#') && /^\s*(?:skip to |跳[到至转])/i.test(words)) state.text = before
  else state.text = before + (isAddress ? linkText({ text: words, url: state.href }) : words)
}

function flush(state: State): void {
  for (const raw of partedText(state).split('\n')) {
    // How far in its source a line stands says nothing.
    const line = lineOfText(closeLetters(state.asWritten ? raw : raw.replace(/^[ \t]+/, '')))
    if (line.kind === 'blank') continue
    const own = state.kind === 'text' ? line : { text: raw.trim(), kind: state.kind, level: state.level }
    const read = readSigns(own.text)
    if (read.text.trim() !== '') state.lines.push({ ...own, ...read, isWhole: !state.asWritten })
  }
  state.text = ''
}

/** A name in its heading is one, however it is set. */
function partedText({ pieces, text, kind, level }: State): string {
  if (!pieces) return text
  joinLink({ pieces, text })
  const parted = partPieces({ pieces, text, isItem: kind === 'bullet', isHeading: kind === 'heading' })
  return kind === 'heading' && level === 1 ? text : parted
}
