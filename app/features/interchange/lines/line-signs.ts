/** Signs around bold and italic words and in links while a line is read: no text has them. */
export const SIGNS = {
  bold: '\ue001',
  italic: '\ue002',
  link: '\ue003',
  url: '\ue004',
  end: '\ue005',
} as const

type ReadLine = { text: string; marked?: string }

const LINK = /\ue003([^\ue003-\ue005]*)\ue004([^\ue003-\ue005]*)\ue005/gu

/** A link whose words are its address. */
export function signedLink({ text, url }: { text: string; url: string }): string {
  return SIGNS.link + text + SIGNS.url + url + SIGNS.end
}

/**
 * A line without the signs, a link as its address; and, where it has any, with `**`, `*` and links in their places as
 * `textBlocks` reads them, stars of its own kept by a backslash.
 */
export function readSigns(line: string): ReadLine {
  const text = line.replace(LINK, '$2').replace(/[\ue001-\ue005]/g, '')
  const kept = line.replace(/[\\*]/g, '\\$&')
  const bold = markWith({ line: kept, sign: SIGNS.bold, mark: '**' })
  const marked = markWith({ line: bold, sign: SIGNS.italic, mark: '*' })
    .replace(LINK, '[$1]($2)')
    .replace(/[\ue001-\ue005]/g, '')
  const isMarked = /(?<!\\)\*/.test(marked) || LINK.test(line)
  return isMarked ? { text, marked } : { text }
}

/** Marks hold no space at their edges; those side by side are one; a star within a word is none. */
function markWith({ line, sign, mark }: { line: string; sign: string; mark: string }): string {
  const pair = new RegExp(`${sign}(\\s*)([^${sign}]*?)(\\s*)${sign}`, 'gu')
  return line
    .replaceAll(sign + sign, '')
    .replace(pair, (whole, before: string, words: string, after: string, at: number) => {
      const isPart =
        mark === '*' && /[A-Za-z0-9*]/.test((line[at - 1] ?? '') + (line[at + whole.length] ?? ''))
      return isPart || words === '' ? before + words + after : before + mark + words + mark + after
    })
}
