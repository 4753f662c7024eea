import { isAllowedLinkUrl } from './allowed-link-url'

/** Longer addresses are text; the limit also keeps a text full of `](` from being read again and again. */
const MAX_SOURCE_LENGTH = 4000

type Options = { source: string; from: number }

/**
 * Reads `(url)` at `from`. Round brackets inside are balanced or escaped by a backslash. Undefined when there is none
 * or when it is not one that a text may link to.
 */
export function readUrl({ source, from }: Options): { url: string; end: number } | undefined {
  if (!/^\((?:https?:|mailto:|tel:)/i.test(source.slice(from, from + 8))) return undefined
  let url = ''
  let depth = 0
  for (let at = from + 1; at < source.length && at < from + MAX_SOURCE_LENGTH; at += 1) {
    const character = source.charAt(at)
    if (/\s/.test(character)) return undefined
    if (character === ')' && depth === 0) return isAllowedLinkUrl(url) ? { url, end: at + 1 } : undefined
    const escapes = character === '\\' && /[()\\]/.test(source.charAt(at + 1))
    if (escapes) at += 1
    else if (character === '(') depth += 1
    else if (character === ')') depth -= 1
    url += source.charAt(at)
  }
  return undefined
}
