import type { SelectedText } from './selected-text'

/** Makes the selection a link; without a selection the address itself is its text. */
export function insertLink({ selected, url }: { selected: SelectedText; url: string }): SelectedText {
  const { text, start, end } = selected
  const label = text.slice(start, end) || url
  const link = `[${label}](${url})`
  return {
    text: text.slice(0, start) + link + text.slice(end),
    start: start + 1,
    end: start + 1 + label.length,
  }
}
