import type { Line } from '../../document/rich-text/lines'
import { inlineText } from '../../document/rich-text/plain-text'

/** Lines for a program that takes letters only: items keep a sign and their indent. */
export function plainTextOf(lines: readonly Line[]): string {
  return lines
    .map(({ levels, opens, children }) => {
      const indent = '  '.repeat(Math.max(levels.length - 1, 0))
      return (opens ? `${indent}• ` : indent) + inlineText(children)
    })
    .join('\n')
}
