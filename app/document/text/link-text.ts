import type { BaseInfoRow, ResumeContent } from '../../../collections/resumes/schema'

type LinkStyle = ResumeContent['config']['linkStyle']

type Address = { url: string; linkStyle: LinkStyle }

/** What of an address is printed, in UTF-16 units: all of it, or what stands behind scheme and www and before a closing slash. */
export function linkStretch({ url, linkStyle }: Address): { from: number; to: number } {
  if (linkStyle === 'full') return { from: 0, to: url.length }
  const from = /^(https?:\/\/(www\.)?|mailto:|tel:)/i.exec(url)?.[0].length ?? 0
  const to = url.endsWith('/') ? url.length - 1 : url.length
  // A scheme alone is shown, or nobody could take it away.
  return to > from ? { from, to } : { from: 0, to: url.length }
}

/** An address as it is printed. */
export function linkText(address: Address): string {
  const { from, to } = linkStretch(address)
  return address.url.slice(from, to)
}

/** Where a printed address leads; one without a scheme is a web address. Undefined for anything not linkable. */
export function linkTarget(url: string): string | undefined {
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(url)) return url
  return /^[^\s:/?#]+(?:[/?#.]\S*)?$/.test(url) ? `https://${url}` : undefined
}

/** Where a row about the person leads, also without an address of its own; undefined where nowhere. */
export function rowTarget({ kind, value, url }: BaseInfoRow): string | undefined {
  if (url) return linkTarget(url)
  if (kind === 'email' && /^[^\s@]+@[^\s@]+$/.test(value)) return `mailto:${value}`
  if (kind === 'phone' && /^\+?[\d\s()-]{5,}$/.test(value)) return `tel:${value.replace(/[^+\d]/g, '')}`
  return kind === 'url' ? linkTarget(value) : undefined
}
