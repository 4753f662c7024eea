import { SIGNS, type Mark } from '../../document/rich-text/signs'
import type { SelectedText } from './selected-text'

/**
 * Puts a mark around the selection (or the word under the caret) or takes it away. A selection over several lines
 * is marked line by line, since a mark ends with its paragraph; list markers stay outside.
 */
export function toggleMark({ selected, mark }: { selected: SelectedText; mark: Mark }): SelectedText {
  const sign = SIGNS[mark]
  const around = selected.start === selected.end ? wordAt(selected) : trimmed(selected)
  const { text, start, end } = around
  if (hasSignsOutside({ text, start, end, sign })) {
    return {
      text: text.slice(0, start - sign.length) + text.slice(start, end) + text.slice(end + sign.length),
      start: start - sign.length,
      end: end - sign.length,
    }
  }
  const inner = text.slice(start, end)
  const bare = inner.length >= sign.length * 2 && isSigned({ text: inner, sign })
  const next = bare ? inner.slice(sign.length, -sign.length) : markLines({ inner, sign })
  const offset = bare || inner.includes('\n') ? 0 : sign.length
  return {
    text: text.slice(0, start) + next + text.slice(end),
    start: start + offset,
    end: start + next.length - offset,
  }
}

function isSigned({ text, sign }: { text: string; sign: string }): boolean {
  return isRun({ text, at: 0, sign }) && isRun({ text, at: text.length - sign.length, sign })
}

function hasSignsOutside({ text, start, end, sign }: SelectedText & { sign: string }): boolean {
  const before = start - sign.length
  return before >= 0 && isRun({ text, at: before, sign }) && isRun({ text, at: end, sign })
}

/** Whether the sign stands here as itself: one asterisk of two is bold, not italic; three are both. */
function isRun({ text, at, sign }: { text: string; at: number; sign: string }): boolean {
  if (text.slice(at, at + sign.length) !== sign) return false
  const character = sign.charAt(0)
  let from = at
  let to = at + sign.length
  while (text[from - 1] === character) from -= 1
  while (text[to] === character) to += 1
  const length = to - from
  return sign === '*' ? length !== 2 : length >= 2
}

function markLines({ inner, sign }: { inner: string; sign: string }): string {
  return inner
    .split('\n')
    .map((line) => {
      const marker = /^\s*(?:(?:[-*]|\d{1,3}\.)\s+)?/.exec(line)?.[0] ?? ''
      const rest = line.slice(marker.length)
      return rest.trim() === '' && inner.includes('\n') ? line : `${marker}${sign}${rest}${sign}`
    })
    .join('\n')
}

function trimmed({ text, start, end }: SelectedText): SelectedText {
  const inner = text.slice(start, end)
  const lead = inner.length - inner.trimStart().length
  const tail = inner.length - inner.trimEnd().length
  return lead + tail >= inner.length ? { text, start, end } : { text, start: start + lead, end: end - tail }
}

function wordAt({ text, start }: SelectedText): SelectedText {
  const before = /[\p{L}\p{N}_]*$/u.exec(text.slice(0, start))?.[0] ?? ''
  const after = /^[\p{L}\p{N}_]*/u.exec(text.slice(start))?.[0] ?? ''
  // Chinese has no spaces: a run of it is a sentence rather than a word, so an empty pair is put at the caret.
  if (/\p{Script=Han}/u.test(before + after)) return { text, start, end: start }
  return { text, start: start - before.length, end: start + after.length }
}
