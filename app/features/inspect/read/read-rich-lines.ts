import { parseInline } from '../../../document/rich-text/parse-inline'
import { inlineText } from '../../../document/rich-text/plain-text'
import { readUrl } from '../../../document/rich-text/read-url'

export type RichLine = { text: string; isBullet: boolean; sourceAt: (offset: number) => number }

const MARKER = /^[ \t]*(?:(?:[-*]|\d{1,3}\.)(?:[ \t]+|$))?/
const MARKUP = /[\\*+=[\]\u2060]/

/** The lines of a rich text without marks, each with the place in the source of every character. */
export function readRichLines(source: string): RichLine[] {
  let at = 0
  return source.split('\n').flatMap((raw): RichLine[] => {
    const start = at
    at += raw.length + 1
    const line = raw.replace(/\r$/, '')
    const [lead = ''] = MARKER.exec(line) ?? []
    const inline = line.slice(lead.length)
    if (inline === '' || inline === '\\') return []
    const text = MARKUP.test(inline) ? inlineText(parseInline(inline)) : inline
    return [
      {
        text,
        isBullet: lead.trim() !== '',
        sourceAt: sourceOf({ inline, text, offset: start + lead.length }),
      },
    ]
  })
}

type Aligned = { inline: string; text: string; offset: number }

function sourceOf({ inline, text, offset }: Aligned): RichLine['sourceAt'] {
  if (inline === text) return (at) => offset + at
  let sources: number[] | undefined
  return (at) => {
    sources ??= align({ inline, text, offset })
    return sources[at] ?? offset
  }
}

/** Finds each character of a plain text in its source; signs, escapes and addresses of links are passed over. */
function align({ inline, text, offset }: Aligned): number[] {
  const sources: number[] = []
  let at = 0
  for (const unit of text.split('')) {
    while (at < inline.length && inline[at] !== unit) at = afterMark({ inline, at })
    sources.push(offset + at)
    at += 1
  }
  return [...sources, offset + Math.min(at, inline.length)]
}

function afterMark({ inline, at }: { inline: string; at: number }): number {
  const url = inline[at] === ']' ? readUrl({ source: inline, from: at + 1 }) : undefined
  return url?.end ?? at + 1
}
