const HEADING = /^ {0,3}#{1,6} +\S/m
/** Bold words, a link, code, or an item with a box: nobody writes these otherwise. */
const SIGNS = /\*\*[^\s*][^*\n]*\*\*|\[[^\]\n]+\]\((?:https?:|mailto:|tel:)|`[^`\n]+`|^\s*[-*+] \[[ xX]\] \S/m
const ITEM = /^\s*[-*+] +\S/m

/** Whether a plain text is written in Markdown; a lone row that begins with # may be something else. */
export function isMarkdown(text: string): boolean {
  return SIGNS.test(text) || (HEADING.test(text) && (/^\s*#{1,6} /.test(text) || ITEM.test(text)))
}
