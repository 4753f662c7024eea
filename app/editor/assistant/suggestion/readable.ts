/** A piece of our Markdown as people read it: no signs of marks, points for dashes. Colours and lines say the rest. */
export function readable(text: string): string {
  return text.replaceAll(/\*\*|==|\+\+(?=\S)|\u2060/g, '').replaceAll(/(^|\n)( *)[-*] /g, '$1$2• ')
}
