/** A piece of our Markdown as people read it: no signs of marks, points for dashes. Colours and lines say the rest. */
export function readable(text: string): string {
  return text.replaceAll(/\*\*|==|\+\+(?=\S)|\u2060/g, '').replaceAll(/(^|\n)( *)[-*] /g, '$1$2• ')
}

/** A line as one quotes it: without the sign of its list or heading. */
export const quoted = (line: string): string => readable(line.replace(/^\s*(?:[-*•]|\d+\.|#{1,6}) /, ''))
