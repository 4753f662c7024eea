const MOST = 140

/** The first sentences of a text in Markdown, as one line of plain text. */
export function startOf(markdown: string): string {
  const plain = markdown
    .replace(/[*_#>`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > MOST ? `${plain.slice(0, MOST - 1).trimEnd()}…` : plain
}
