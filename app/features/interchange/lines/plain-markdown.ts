import { isAllowedLinkUrl } from '../../../document/rich-text/allowed-link-url'
import { readSigns, signedLink, SIGNS } from './line-signs'

/**
 * One line of Markdown without its marks, and with those that make words bold or italic, where it has any. A link is its
 * words and its address where they don't say it; with `keepsLinks` it stays one in `marked`.
 */
export function readMarkdown(line: string, { keepsLinks = false } = {}): ReturnType<typeof readSigns> {
  const kept: string[] = []
  const { text, marked } = readSigns(withSigns({ line, kept, keepsLinks }))
  const put = (from: string, keep: (kept: string) => string) =>
    from.replace(/\ue000(\d+)\ue000/g, (_, index: string) => keep(kept[Number(index)] ?? ''))
  const plain = put(text, (sign) => sign)
  return marked === undefined
    ? { text: plain }
    : { text: plain, marked: put(marked, (sign) => sign.replace(/[\\*]/g, '\\$&')) }
}

type Signed = { line: string; kept: string[]; keepsLinks: boolean }

function withSigns({ line, kept, keepsLinks }: Signed): string {
  const keep = (text: string) => `\ue000${kept.push(text) - 1}\ue000`
  return line
    .replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => keep(sign))
    .replace(/`+([^`]+)`+/g, (_, code: string) => keep(code))
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\((\S*?)(?:\s+"[^"]*")?\)/g, (_, text: string, url: string) =>
      keepsLinks && isAllowedLinkUrl(url) ? signedLink({ text: text || url, url }) : linkText({ text, url }),
    )
    .replace(/<((?:https?:|mailto:|tel:)[^>\s]+)>/g, (_, url: string) => url.replace(/^(mailto|tel):/, ''))
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<\/?(?:u|mark|b|i|em|strong|span|sub|sup|kbd|small|aside|details|summary)>/gi, '')
    .replace(/(\*\*\*|\*\*|__|~~|\*)(?=\S)(.*?\S)\1/g, emphasis)
    .replace(/(^|[^\p{L}\p{N}])_(?=\S)(.*?\S)_(?![\p{L}\p{N}])/gu, `$1${SIGNS.italic}$2${SIGNS.italic}`)
    .replace(/(\*\*|\*)(?=\S)(.*?\S)\1/g, emphasis)
}

function emphasis(_: string, sign: string, words: string): string {
  const mark = sign === '*' ? SIGNS.italic : sign === '~~' ? '' : SIGNS.bold
  return mark + words + mark
}

/** A link within a line; its address stands behind words that don't say it. */
export function linkText({ text, url }: { text: string; url: string }): string {
  const bare = url.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/, '').replace(/\/$/, '')
  const said = text.replace(/\s/g, '').toLowerCase()
  const isSaid = said.includes(bare.toLowerCase().replace(/\s/g, ''))
  if (isSaid && /^(www\.)?[^\s:]+$/.test(text) && /^https?:/.test(url)) return signedLink({ text, url })
  if (bare === '' || isSaid || url.startsWith('#')) return text
  return text ? `${text} ${url}` : url
}
