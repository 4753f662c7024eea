/** Letters and line ends of all strings together. */
export function sizeOf(root: unknown): { letters: number; lines: number } {
  const size = { letters: 0, lines: 0 }
  const open = [root]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === 'string') {
      size.letters += value.length
      for (let at = value.indexOf('\n'); at >= 0; at = value.indexOf('\n', at + 1)) size.lines++
    } else if (typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) if (part !== undefined) open.push(part)
  }
  return size
}
