import type { Inline, Paragraph } from './types'

/**
 * Paragraphs that print a text exactly as it is: `plainText` of them is the text, with line ends as `\n`. A single
 * empty line parts two paragraphs, further ones stay empty lines.
 */
export function literalBlocks(text: string): Paragraph[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const paragraphs: string[][] = [[]]
  lines.forEach((line, index) => {
    const parts = line === '' && lines[index - 1] && index < lines.length - 1
    if (parts) paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  })
  return paragraphs.map((own) => ({ type: 'paragraph', children: own.flatMap(lineChildren) }))
}

function lineChildren(line: string, index: number): Inline[] {
  const text: Inline[] = line === '' ? [] : [{ type: 'text', value: line }]
  return index === 0 ? text : [{ type: 'break' }, ...text]
}
