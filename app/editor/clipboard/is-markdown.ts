import { HEADING } from '~/features/interchange/lines/lines-of-markdown'

/** Bold words or a link: nobody writes these otherwise. */
const MARKED =
  /(?<!\*)\*\*(?=[^\s*])(?!(?<=[\p{L}\p{N}]\*\*)[，。、；：！？,.;:!?)）\]}])[^*\n]{1,1000}(?<=\S)\*\*(?![*A-Za-z0-9])|\[[^[\]\n]{1,300}\]\((?:https?:|mailto:|tel:)/u
/** Code, or an item with a box. */
const SIGNED = /`[^`\n]{1,300}`|^[ \t]{0,40}[-*+] \[[ xX]\] \S/m
/** The row below the heads of a table. */
const TABLE = /^[ \t]{0,40}\|?[ \t]*:?-{2,40}:?[ \t]*(?:\|[ \t]*:?-{2,40}:?[ \t]*){1,40}\|?[ \t]*$/m
const ITEM = /^[ \t]{0,40}[-*+] +\S/m

/** Whether a single row is certainly Markdown. */
export function isMarkedRow(row: string): boolean {
  return MARKED.test(row)
}

/**
 * Whether a plain text is written in Markdown. A row that begins with # may be something else: it counts where there are
 * several, or with a list below.
 */
export function isMarkdown(text: string): boolean {
  if (MARKED.test(text)) return true
  if (!text.includes('\n')) return false
  if (SIGNED.test(text) || TABLE.test(text)) return true
  const headings = text.split(/\r\n?|\n/).filter((row) => HEADING.test(row)).length
  return headings > 1 || (headings === 1 && /^\s*#/.test(text) && ITEM.test(text))
}
