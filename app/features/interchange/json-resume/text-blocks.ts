import { LIST_SIGN } from '../../../document/rich-text/list-sign'
import { literalBlocks } from '../../../document/rich-text/literal-blocks'
import { parseInline } from '../../../document/rich-text/parse-inline'
import type { Block, Inline, Paragraph } from '../../../document/rich-text/types'

/** Before an item that stands within another one, in the text of that one. */
export const INNER_SIGN = '\n• '
const INNER_ITEM = /\n\s*•\s+(?=\S)/u
/** A hyphen may begin a line of its own accord, so two of them have to stand together. */
const DASH = /^[-*–]\s+(?=\S)/
/**
 * `**bold**`, `*italic*` or a link, with both of its ends: what else has stars prints them. Its length has a bound,
 * so that a text without the other end is not read again and again.
 */
const MARKED =
  /(?<![\\*])\*\*(?=[^\s*])[^\n]{0,1000}?[^\s\\*]\*\*(?!\*)|(?<![\\*A-Za-z0-9])\*(?=[^\s*])[^*\n]{0,1000}[^\s\\*]\*(?![*A-Za-z0-9])|(?<!\\)\[[^[\]\n]{1,300}\]\((?:https?:\/\/|mailto:)[^\s)]+\)/u

/**
 * Blocks that say what a text of a file says: its lines literally, but for lines that begin with a list's sign, which
 * become a list, and for what is marked as Markdown marks it.
 */
export function textBlocks(text: string): Block[] {
  const groups: { isList: boolean; lines: string[] }[] = []
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  for (const [index, line] of lines.entries()) {
    const isList = isItem({ lines, index })
    const last = groups.at(-1)
    if (last?.isList === isList) last.lines.push(line)
    else groups.push({ isList, lines: [line] })
  }
  return groups.flatMap(({ isList, lines: own }): Block[] => {
    if (isList)
      return [
        {
          type: 'list',
          ordered: false,
          start: 1,
          items: outerItems(own).map((text) => ({ children: itemBlocks(text) })),
        },
      ]
    // the empty lines around a list are its distance
    const body = groups.length > 1 ? own.join('\n').replace(/^\n+|\n+$/g, '') : own.join('\n')
    return body === '' && groups.length > 1 ? [] : marked(literalBlocks(body))
  })
}

/** The blocks of one item of a list; a sign of its own before it is the list's, and lines with a bullet are items within it. */
export function itemBlocks(text: string): Block[] {
  const [own = '', ...inner] = text.split(INNER_ITEM)
  const blocks: Block[] = marked(literalBlocks(own.replace(LIST_SIGN, '').replace(DASH, '')))
  if (inner.length === 0) return blocks
  const items = inner.map((line) => ({ children: marked(literalBlocks(line)) }))
  return [...blocks, { type: 'list', ordered: false, start: 1, items }]
}

function isItem({ lines, index }: { lines: string[]; index: number }): boolean {
  const isDashed = (at: number) => DASH.test(lines[at]?.trimStart() ?? '')
  if (LIST_SIGN.test(lines[index]?.trimStart() ?? '')) return true
  return isDashed(index) && (isDashed(index - 1) || isDashed(index + 1))
}

/** The items of a list, what is moved in further than the first of them within the one above it. */
function outerItems(lines: string[]): string[] {
  const indentOf = (line = '') => line.length - line.trimStart().length
  const items: string[] = []
  for (const line of lines) {
    const own = line.trim()
    const over = indentOf(line) > indentOf(lines[0]) ? items.pop() : undefined
    items.push(over === undefined ? own : over + INNER_SIGN + own.replace(LIST_SIGN, '').replace(DASH, ''))
  }
  return items
}

function marked(paragraphs: Paragraph[]): Paragraph[] {
  return paragraphs.map((paragraph) => ({
    ...paragraph,
    children: paragraph.children.flatMap(markedInlines),
  }))
}

function markedInlines(inline: Inline): Inline[] {
  if (inline.type !== 'text' || !MARKED.test(inline.value)) return [inline]
  // Marks of ours alone are no marks in a file, and a backslash stands for itself unless it keeps a sign.
  return parseInline(inline.value.replace(/\\(?![*\\[])|[+=\u2060]/g, '\\$&'))
}
