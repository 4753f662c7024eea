import { escapeHtml } from '~/features/markup/escape'
import type { Line } from '../../document/rich-text/lines'
import type { Inline } from '../../document/rich-text/types'

const TAGS = { bold: 'b', italic: 'i', underline: 'u', highlight: 'mark' } as const

/**
 * Draws the lines of a rich text into an editable box, each a `p`. What stands there already is left alone, with the
 * caret in it. Answers whether it drew.
 */
export function drawLines({ element, lines }: { element: HTMLElement; lines: readonly Line[] }): boolean {
  const template = document.createElement('template')
  template.innerHTML = lineHtml(lines.length > 0 ? lines : [{ levels: [], opens: false, children: [] }])
  if (template.innerHTML === element.innerHTML) return false
  element.replaceChildren(template.content)
  return true
}

function lineHtml(lines: readonly Line[]): string {
  const number = createNumbers()
  return lines
    .map((line) => {
      const { levels, opens, children } = line
      const marker = number(line)
      const list = opens ? ` data-marker="${marker}"` : ''
      const depth = levels.length > 0 ? ` style="--depth:${levels.length}"` : ''
      return `<p dir="auto"${depth}${list}>${inlineHtml(children)}${needsFiller(children) ? '<br>' : ''}</p>`
    })
    .join('')
}

/** What stands before each item: a bullet, or its number in its list. */
function createNumbers() {
  const open: { ordered: boolean; number: number }[] = []
  return ({ levels, opens }: Line): string => {
    const level = levels.at(-1)
    open.length = Math.min(open.length, levels.length)
    if (!level || !opens) return ''
    const before = open[levels.length - 1]
    const number = before?.ordered === level.ordered ? before.number + 1 : level.start
    open[levels.length - 1] = { ordered: level.ordered, number }
    return level.ordered ? `${number}.` : '•'
  }
}

/** An empty line, and the one behind a break at its end, has a height only with a `br` that stands for nothing. */
const needsFiller = (children: readonly Inline[]) => {
  const last = children.at(-1)
  return last === undefined || last.type === 'break'
}

function inlineHtml(children: readonly Inline[]): string {
  return children
    .map((child) => {
      if (child.type === 'text') return escapeHtml(child.value)
      if (child.type === 'break') return '<br>'
      const text = inlineHtml(child.children)
      if (child.type === 'link') return `<span data-link title="${escapeHtml(child.url)}">${text}</span>`
      return `<${TAGS[child.type]}>${text}</${TAGS[child.type]}>`
    })
    .join('')
}
