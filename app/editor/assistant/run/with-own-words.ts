import type { Patch } from '../../../document/patch/patch'
import { asLine, asStored } from '../../../features/assistant/edits/clean-text'
import type { FactFlag, Suggestion } from '../../../features/assistant/tasks/events'
import type { Span } from '../suggestion/cut-spans'

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

type OwnWords = { suggestion: Suggestion; flag: Span; words: string }

const IN_FIGURES: readonly FactFlag['kind'][] = ['number', 'date', 'unit']

/** Whether a doubt is about a figure, for which a person may have the real one. */
export const isFigure = ({ kind }: { kind: FactFlag['kind'] | 'wording' }): boolean =>
  IN_FIGURES.some((one) => one === kind)

/** The suggestion with a person's own words where a flag stands: that one is gone, what stands behind moves along. */
export function withOwnWords({ suggestion, flag, words }: OwnWords): Suggestion {
  const after = suggestion.after.slice(0, flag.from) + words + suggestion.after.slice(flag.to)
  const longer = words.length - (flag.to - flag.from)
  const move = <S extends Span>(span: S): S => ({
    ...span,
    from: span.from >= flag.to ? span.from + longer : span.from,
    to: span.to >= flag.to ? span.to + longer : span.to,
  })
  const around = <S extends Span & { text: string }>(spans: readonly S[]): S[] =>
    spans
      .filter((span) => isApart(span, flag) || isWider(span, flag))
      .map(move)
      .map((span) => ({ ...span, text: after.slice(span.from, span.to) }))
  return {
    ...suggestion,
    after,
    ops: withOwnText({ suggestion, text: after }),
    flags: around(suggestion.flags),
    wording: around(suggestion.wording),
    sources: around(suggestion.sources),
    lost: suggestion.lost.filter((text) => !words.includes(text)),
  }
}

const isApart = (a: Span, b: Span): boolean => a.to <= b.from || b.to <= a.from
const isWider = (a: Span, b: Span): boolean =>
  a.from <= b.from && b.to <= a.to && a.to - a.from > b.to - b.from
