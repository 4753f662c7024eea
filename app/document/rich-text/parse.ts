import { parseInline } from './parse-inline'
import type { Block, List, RichText } from './types'

/** Lists nest this deep at most; what is indented further joins the deepest level. */
export const MAX_LIST_DEPTH = 8

/**
 * Parses the Markdown subset: paragraphs (a newline inside one is a hard break; a line of one backslash is an empty
 * line), `- `, `* ` and `1. ` lists nested by indentation, and the inline marks of `parseInline`. Every string
 * parses, in time linear in its length; what is no markup is text.
 */
export function parseRichText(source: string): RichText {
  const state: State = { root: [], open: [], lines: undefined, paragraphs: [] }
  for (const raw of source.replace(/\r\n?/g, '\n').split('\n')) {
    const line = raw.replace(/^[ \t]+/, '')
    if (line === '') state.lines = undefined
    else addLine({ state, line, indent: columnsOf(raw.slice(0, raw.length - line.length)) })
  }
  for (const { block, lines } of state.paragraphs) block.children = parseInline(lines.join('\n'))
  return state.root
}

type OpenItem = { indent: number; blocks: Block[] }
type OpenParagraph = { block: Extract<Block, { type: 'paragraph' }>; lines: string[]; blocks: Block[] }
type State = {
  root: Block[]
  /** The list items a line can belong to, outermost first. */
  open: OpenItem[]
  /** The paragraph that the next line continues. */
  lines: OpenParagraph | undefined
  paragraphs: OpenParagraph[]
}
type Line = { state: State; line: string; indent: number }

function addLine({ state, line, indent }: Line): void {
  while (indent < (state.open.at(-1)?.indent ?? -2) + 2) state.open.pop()
  const marker = /^(?:[-*]|(\d{1,3})\.)(?:[ \t]+|$)/.exec(line)
  if (!marker) return addText({ state, line })
  if (state.open.length >= MAX_LIST_DEPTH) state.open.length = MAX_LIST_DEPTH - 1
  const blocks: Block[] = []
  listFor({ state, number: marker[1] }).items.push({ children: blocks })
  state.open.push({ indent, blocks })
  state.lines = undefined
  const rest = line.slice(marker[0].length)
  if (rest !== '') addText({ state, line: rest })
}

function addText({ state, line }: Omit<Line, 'indent'>): void {
  const blocks = state.open.at(-1)?.blocks ?? state.root
  const text = line === '\\' ? '' : line
  if (state.lines?.blocks === blocks) {
    state.lines.lines.push(text)
    return
  }
  const block: OpenParagraph['block'] = { type: 'paragraph', children: [] }
  blocks.push(block)
  state.lines = { block, lines: [text], blocks }
  state.paragraphs.push(state.lines)
}

/** The list a new item belongs to: the one just before it when it is of the same kind. */
function listFor({ state, number }: { state: State; number: string | undefined }): List {
  const blocks = state.open.at(-1)?.blocks ?? state.root
  const ordered = number !== undefined
  const last = blocks.at(-1)
  if (last?.type === 'list' && last.ordered === ordered) return last
  const list: List = { type: 'list', ordered, start: ordered ? Number(number) : 1, items: [] }
  blocks.push(list)
  return list
}

function columnsOf(indentation: string): number {
  let columns = 0
  for (const character of indentation) columns += character === '\t' ? 4 - (columns % 4) : 1
  return columns
}
