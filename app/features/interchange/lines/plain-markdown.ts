import { isAllowedLinkUrl } from '../../../document/rich-text/allowed-link-url'
import { decodeEntities } from './html-entities'
import { readSigns, signedLink, SIGNS } from './line-signs'

/**
 * One line of Markdown without its marks, and with those that make words bold or italic, where it has any. A link is its
 * words and its address where they don't say it; with `keepsLinks` it stays one in `marked`.
 */
export function readMarkdown(line: string, { keepsLinks = false } = {}): ReturnType<typeof readSigns> {
  const kept: string[] = []
  const signed = readSigns(withSigns({ line, kept, keepsLinks }))
  const text = decodeEntities(signed.text)
  const marked = signed.marked === undefined ? undefined : decodeEntities(signed.marked)
  const put = (from: string, keep: (kept: string) => string) =>
    from.replace(/\ue000(\d+)\ue000/g, (_, index: string) => keep(kept[Number(index)] ?? ''))
  const plain = put(text, (sign) => sign)
  return marked === undefined
    ? { text: plain }
    : { text: plain, marked: put(marked, (sign) => sign.replace(/[\\*]/g, '\\$&')) }
}

const LINK = /\[([^[\]]{0,300})\]\(((?:[^\s()]|\([^\s()]{0,300}\)){0,2000})(?:\s{1,9}"[^"]{0,300}")?\)/g
const TAGS =
  /<(u|mark|b|i|em|strong|span|sub|sup|kbd|small|summary|p|div|font|center)(?:\s[^<>]{0,300})?>((?:(?!<\1[\s>])[^\n]){0,300}?)<\/\1>/gi
const ANCHOR = /<a\s[^<>]{0,300}?href="([^"<>]{0,2000})"[^<>]{0,300}>([^<>\n]{0,300})<\/a>/gi
/** What a page sets at its other edge. */
const BESIDE = /<span\s[^<>]{0,100}float:\s*right[^<>]{0,100}>/gi
/** Not behind a letter where a sentence goes on, as in “20**, now 30**”. */
const opens = (sign: string) =>
  `${sign}(?=[^\\s*])(?!(?<=[\\p{L}\\p{N}]${sign})[，。、；：！？,.;:!?)）\\]}])`
/**
 * Emphasis and what marks it: its signs stand at words, and a star or two between letters or digits multiply. Each goes
 * only as far as the next sign of its kind, so that a text full of them isn't read again and again.
 */
const EMPHASES: [RegExp, string][] = [
  [/(?<!\*)\*{3}([^\s*](?:[^*]*[^\s*])?)\*{3}(?![*A-Za-z0-9])/gu, SIGNS.bold],
  [
    new RegExp(`(?<!\\*)${opens('\\*\\*')}((?:[^*]|\\*(?!\\*))+)(?<=[^\\s*])\\*\\*(?![*A-Za-z0-9])`, 'gu'),
    SIGNS.bold,
  ],
  [/(?<![\p{L}\p{N}_])__(?=[^\s_])((?:[^_]|_(?!_))+)(?<=[^\s_])__(?![\p{L}\p{N}_(]|\.\p{L})/gu, SIGNS.bold],
  [/~~(?=[^\s~])([^~]*[^\s~])~~/gu, ''],
  [new RegExp(`(?<![A-Za-z0-9*])${opens('\\*')}([^*]*[^\\s*])\\*(?![*A-Za-z0-9])`, 'gu'), SIGNS.italic],
  [/(?<![\p{L}\p{N}_])_(?=[^\s_])([^_]*[^\s_])_(?![\p{L}\p{N}_])/gu, SIGNS.italic],
]

type Signed = { line: string; kept: string[]; keepsLinks: boolean }

function withSigns({ line, kept, keepsLinks }: Signed): string {
  const keep = (text: string) => `\ue000${kept.push(text) - 1}\ue000`
  const linked = line
    .replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => keep(sign))
    .replace(/(?<!`)(`{1,3})([^`]+)\1(?!`)/g, (_, _signs: string, code: string) => keep(code))
    .replace(/!\[([^[\]]{0,300})\]\([^()]{0,2000}\)/g, '$1')
    .replace(LINK, (_, text: string, url: string) =>
      keepsLinks && isAllowedLinkUrl(url) ? signedLink({ text: text || url, url }) : linkText({ text, url }),
    )
    .replace(/<((?:https?:|mailto:|tel:)[^<>\s]{1,2000})>/g, (_, url: string) =>
      url.replace(/^(mailto|tel):/, ''),
    )
  return EMPHASES.reduce(
    (text, [pattern, mark]) => text.replace(pattern, `${mark}$1${mark}`),
    withoutTags(linked),
  )
}

/** Only pairs: `List<b>` is text. One may hold another one. */
function withoutTags(line: string): string {
  const lone = line
    .replace(/<br\s{0,9}\/?>/gi, ' ')
    .replace(BESIDE, '\t$&')
    .replace(ANCHOR, (_, url: string, text: string) => linkText({ text, url }))
    .replace(TAGS, '$2')
    .replace(
      /^\s*<\/?(?:aside|details|p|div|center)(?:\s[^<>]*)?>|<\/?(?:aside|details|p|div|center)>$/gi,
      '',
    )
  return lone.replace(TAGS, '$2')
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
