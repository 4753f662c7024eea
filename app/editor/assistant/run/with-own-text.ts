import type { Patch } from '../../../document/patch/patch'
import { asLine, asStored } from '../../../features/assistant/edits/clean-text'
import type { Suggestion } from '../../../features/assistant/tasks/events'

type Edited = Pick<Suggestion, 'ops' | 'path'>

/** Whether a suggestion replaces one text, so that a person may write it differently. */
export function isOneText({ ops }: Edited): boolean {
  const changes = ops.filter(({ op }) => op !== 'test')
  const [change] = changes
  return changes.length === 1 && change?.op === 'replace' && isTexts(change.value)
}

/** The suggestion's change with a person's own text in place of the suggested one. Tags are one to a line. */
export function withOwnText({ suggestion, text }: { suggestion: Edited; text: string }): Patch {
  const isRich = suggestion.path.endsWith('/text')
  return suggestion.ops.map((operation) => {
    if (operation.op !== 'replace') return operation
    return {
      ...operation,
      value: Array.isArray(operation.value) ? linesOf(text) : isRich ? asStored(text) : asLine(text),
    }
  })
}

const isTexts = (value: unknown): boolean => typeof value === 'string' || Array.isArray(value)

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
