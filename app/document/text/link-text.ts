import type { ResumeContent } from '../../../collections/resumes/schema'

type LinkStyle = ResumeContent['config']['linkStyle']

/** How an address is printed: in full, or without scheme, www and closing slash. */
export function linkText({ url, linkStyle }: { url: string; linkStyle: LinkStyle }): string {
  if (linkStyle === 'full') return url
  return url.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/i, '').replace(/\/$/, '')
}

/** Where a printed address leads; one without a scheme is a web address. Undefined for anything not linkable. */
export function linkTarget(url: string): string | undefined {
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(url)) return url
  return /^[^\s:/?#]+(?:[/?#.]\S*)?$/.test(url) ? `https://${url}` : undefined
}
