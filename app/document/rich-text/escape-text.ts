import { JOINER, opensMark, type Mark } from './signs'

type EscapeTextOptions = {
  /** One text node, without newlines. */
  value: string
  lineStart: boolean
  /** No mark or link touches or surrounds it: a sign at its edge can meet no other sign. */
  alone: boolean
  marks: readonly (Mark | 'link')[]
}

/** Puts a backslash before whatever the parser would take for markup in this text, and before little else. */
export function escapeText({ value, lineStart, alone, marks }: EscapeTextOptions): string {
  const inLink = marks.includes('link')
  const escaped = value.replace(/\++|=+|[\\*[\]\u2060]/g, (found, at: number) => {
    if (found === '[') return inLink ? '\\[' : '['
    if (found === ']') return inLink || value[at + 1] === '(' ? '\\]' : ']'
    if (found === '\\' || found === '*' || found === JOINER) return `\\${found}`
    const touches = !alone && (at === 0 || at + found.length === value.length)
    const plain = !touches && !canBeSign({ run: found, before: value[at - 1], after: value[at + 2], marks })
    return plain ? found : found.replace(/./g, '\\$&')
  })
  return lineStart ? escapeLineStart(escaped) : escaped
}

type Run = {
  run: string
  before: string | undefined
  after: string | undefined
  marks: EscapeTextOptions['marks']
}

function canBeSign({ run, before, after, marks }: Run): boolean {
  if (run.length !== 2) return false
  const mark = run.startsWith('+') ? 'underline' : 'highlight'
  return marks.includes(mark) || opensMark({ mark, before, after })
}

function escapeLineStart(line: string): string {
  return line
    .replace(/^(?=[ \t])/, '\\')
    .replace(/^-(?=[ \t]|$)/, '\\-')
    .replace(/^(\d{1,3})\.(?=[ \t]|$)/, '$1\\.')
}
