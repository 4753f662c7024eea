import { escapeText } from './escape-text'
import { isSpace, isWordCharacter, JOINER, SIGNS, type Mark } from './signs'
import type { Inline } from './types'

/** Writes the children of one paragraph; breaks become newlines. */
export function serializeInline(children: readonly Inline[]): string {
  return write({ children, before: '\n', marks: [] })
}

type Writing = {
  children: readonly Inline[]
  /** The last character written before these children. */
  before: string
  /** The marks around them. */
  marks: readonly (Mark | 'link')[]
}

function write({ children, before, marks }: Writing): string {
  let source = ''
  children.forEach((child, index) => {
    const last = source.at(-1) ?? before
    if (child.type === 'break') source += '\n'
    else if (child.type === 'text') {
      source += escapeText({
        value: child.value,
        lineStart: last === '\n',
        alone: marks.length === 0 && isEdge(children[index - 1]) && isEdge(children[index + 1]),
        marks,
      })
    } else if (child.type === 'link') {
      const text = write({ children: child.children, before: '[', marks: [...marks, 'link'] })
      source += `[${text}](${child.url.replace(/[()\\]/g, '\\$&')})`
    } else source += writeMark({ mark: child.type, children: child.children, before: last, marks })
  })
  return source
}

function writeMark({ mark, children, before, marks }: Writing & { mark: Mark }): string {
  const sign = SIGNS[mark]
  const inner = write({ children, before: sign, marks: [...marks, mark] })
  const first = inner.charAt(0)
  const end = inner.at(-1) ?? ''
  // `***a***` needs no joiner when both signs open and close together, bold outside.
  const whole = mark === 'bold' && children.length === 1 && children[0]?.type === 'italic'
  const letter = whole ? inner.charAt(1) : first
  const touches =
    isWordCharacter(before) &&
    (mark === 'underline' || ((mark !== 'bold' || whole) && isWordCharacter(letter)))
  const joins =
    before.endsWith(sign.charAt(0)) && !(mark === 'italic' && before === '**' && marks.at(-1) === 'bold')
  return [
    touches || joins ? JOINER : '',
    sign,
    isSpace(first) || (first === sign.charAt(0) && !whole) ? JOINER : '',
    inner,
    isSpace(end) || (end === sign.charAt(0) && !whole) ? JOINER : '',
    sign,
  ].join('')
}

const isEdge = (sibling: Inline | undefined): boolean => sibling === undefined || sibling.type === 'break'
