import { isLink } from '../../../collections/resumes/link-rule'
import { linkStretch, linkText } from '../../document/text/link-text'

/** Whether a text brings a scheme of its own, and so takes the place of one that isn't shown. */
export const hasScheme = (text: string): boolean => /^(?:https?:\/\/|mailto:|tel:)/i.test(text)

const bare = (url: string) => linkText({ url, linkStyle: 'short' })

/** What of an address stands before the words that repeat it, or its end; undefined where they are others. */
function frontOf({ words, url }: { words: string; url: string }): string | undefined {
  const [said, shown] = [bare(words), bare(url)]
  if (said === '' || !shown.toLowerCase().endsWith(said.toLowerCase())) return undefined
  return shown.slice(0, shown.length - said.length)
}

type Changed = { words: string; url: string }

/** The words of a row once its address is another: those that repeat it, or its end, go along. */
export function wordsBeside({ words, url, next }: Changed & { next: string }): string {
  if (words !== '' && words === url) return next
  const front = frontOf({ words, url })
  if (front === undefined) return words
  if (next === '') return ''
  // With its closing slash, behind which the words may be gone for now.
  const shown = next.slice(linkStretch({ url: next, linkStyle: 'short' }).from)
  return shown.startsWith(front) ? shown.slice(front.length).replace(/\/$/, '') : words
}

/**
 * The same the other way round: the address of a row once its words are others. Without words, or without a host, it is
 * nobody's; words that say more than an address leave the one before.
 */
export function addressBeside(changed: Changed & { next: string }): string {
  const address = addressOf(changed)
  if (/^https?:\/\/(?:[/?#]|$)/i.test(address)) return ''
  if (isLink(address)) return address
  return /\s/.test(address) ? changed.url : ''
}

function addressOf({ words, url, next }: Changed & { next: string }): string {
  if (words !== '' && words === url) return next
  const front = frontOf({ words, url })
  if (front === undefined || next === '') return front === undefined ? url : ''
  if (hasScheme(next)) return next
  return url.slice(0, linkStretch({ url, linkStyle: 'short' }).from) + front + next
}
