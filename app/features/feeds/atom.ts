import { escapeXml } from '../markup/escape'
import type { Language } from '../../../collections/resumes/schema'

export type FeedEntry = {
  /** Its page. */
  url: string
  title: string
  summary: string
  author: string
  /** ISO 8601 */
  publishedAt: string
  updatedAt: string
}
export type Feed = {
  language: Language
  title: string
  /** Where the feed itself is. */
  self: string
  /** The page whose news it has. */
  page: string
  entries: FeedEntry[]
}

/** A feed as RFC 4287 writes it. */
export function atom({ language, title, self, page, entries }: Feed): string {
  const changed = entries.map(({ updatedAt }) => updatedAt).sort()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `  <id>${escapeXml(self)}</id>`,
    `  <title>${escapeXml(title)}</title>`,
    `  <updated>${changed.at(-1) ?? '1970-01-01T00:00:00.000Z'}</updated>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    ...entries.map(entryXml),
    '</feed>',
    '',
  ].join('\n')
}

function entryXml({ url, title, summary, author, publishedAt, updatedAt }: FeedEntry): string {
  return [
    '  <entry>',
    `    <id>${escapeXml(url)}</id>`,
    `    <title>${escapeXml(title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    `    <published>${publishedAt}</published>`,
    `    <updated>${updatedAt}</updated>`,
    `    <author><name>${escapeXml(author)}</name></author>`,
    `    <summary>${escapeXml(summary)}</summary>`,
    '  </entry>',
  ].join('\n')
}
