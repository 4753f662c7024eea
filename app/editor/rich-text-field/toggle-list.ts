import type { SelectedText } from './selected-text'

const MARKER = /^(\s*)(?:[-*]|\d{1,3}\.)\s+/

/** Makes the selected lines a bulleted or numbered list, changes one kind into the other, or makes them text again. */
export function toggleList({
  selected,
  ordered,
}: {
  selected: SelectedText
  ordered: boolean
}): SelectedText {
  const { text, start, end } = selected
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to =
    text.indexOf('\n', Math.max(end - 1, start)) < 0
      ? text.length
      : text.indexOf('\n', Math.max(end - 1, start))
  const lines = text.slice(from, to).split('\n')
  const filled = lines.filter((line) => line.trim() !== '')
  const wanted = ordered ? /^\s*\d{1,3}\.\s+/ : /^\s*[-*]\s+/
  const remove = filled.length > 0 && filled.every((line) => wanted.test(line))
  let number = 0
  const next = lines.map((line) => {
    if (line.trim() === '' && lines.length > 1) return line
    if (remove) return line.replace(MARKER, '$1')
    const indent = /^\s*/.exec(line)?.[0] ?? ''
    number += 1
    return `${indent}${ordered ? `${number}.` : '-'} ${line.replace(MARKER, '$1').trimStart()}`
  })
  const replaced = next.join('\n')
  const grown = replaced.length - (to - from)
  const single = start === end
  const head = (next[0] ?? '').length - (lines[0] ?? '').length
  return {
    text: text.slice(0, from) + replaced + text.slice(to),
    start: single ? Math.max(from, start + head) : from,
    end: single ? Math.max(from, start + head) : to + grown,
  }
}
