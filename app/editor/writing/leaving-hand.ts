import type { FieldTarget } from '../session/editor'
import type { Caret } from './caret'
import type { PenOptions } from './pen'
import { addressInWords, setWritten } from './written-addresses'
import { hasLines, isRich } from './written-field'

type Options = Pick<PenOptions, 'content' | 'setField' | 'change' | 'history'> & {
  text: (target: FieldTarget) => string
  name: (target: FieldTarget) => string
  settleDates: (left: FieldTarget) => void
}

/**
 * What becomes of a field that the caret leaves; answers where what it stood in is printed from now. Nothing changes
 * while there is something to redo: that would end it.
 */
export function leavingHand({ content, setField, change, history, text, name, settleDates }: Options) {
  /** What stands between two commas and is nothing is no tag. */
  const dropBlankTags = ({ owner, field }: FieldTarget) => {
    if (isRich({ owner, field }) || !hasLines({ owner, field })) return
    const tags = text({ owner, field }).split('\n')
    const kept = tags.filter((tag) => tag.trim() !== '')
    if (kept.length < tags.length) setField({ owner, field, value: kept, label: name({ owner, field }) })
  }
  /** An address that was written as a contact's words is printed as addresses are; answers whether it was one. */
  const takeAddress = ({ owner, field }: FieldTarget) => {
    const url = field === 'value' ? addressInWords({ content: content(), owner }) : undefined
    if (url === undefined) return false
    change({
      name: name({ owner, field }),
      merge: `${owner}.${field}`,
      recipe: (draft) => setWritten({ content: draft, owner, field: 'url', value: url }),
    })
    return true
  }
  return (left: Caret): Caret => {
    settleDates(left)
    if (history().redo !== undefined) return left
    dropBlankTags(left)
    return takeAddress(left) ? { ...left, field: 'url' } : left
  }
}
