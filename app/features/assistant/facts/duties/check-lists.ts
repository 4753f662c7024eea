import { flag, nearSources, type CheckContext } from '../check-context'
import { originalSpan } from '../text/fold-text'
import { isChinese } from '../text/is-chinese'
import type { Span } from '../types'
import type { Novelty } from './check-duties'
import { newHanWords } from './han-words'
import { newStems, stemsOf } from './word-stems'

const LIST = { han: /[^，。；;！？!?\n]+/g, latin: /[^.;!?\n]+/g }
const JOINT = { han: /、|以及|[和与及]/g, latin: /, (?:and )?| and | & /g }
/** Shorter items are too often another word for one that was said. */
const SHORT = 4

/**
 * Flags an item put into a list: one whose words all stand nowhere, beside one whose words all do. Within one language
 * only.
 */
export function checkLists(context: CheckContext): void {
  const { before, isTranslated, text, resume } = context
  if (isTranslated || before.text.trim() === '') return
  const near = nearSources(context)
    .map((source) => source.text)
    .join('\n')
  const language = isChinese(text) ? 'han' : 'latin'
  const stems = language === 'han' ? undefined : [stemsOf(near), resume.stems()]
  const noveltyOf = (item: string): Novelty =>
    stems === undefined
      ? newHanWords({ clause: item, near, resume: resume.text })
      : newStems({ text: item, sources: stems })
  for (const { index, 0: list } of text.matchAll(LIST[language])) {
    const items = partsOf({ text: list, from: index, joint: JOINT[language] }).map((item) => ({
      ...item,
      novelty: noveltyOf(text.slice(item.from, item.to)),
    }))
    if (!items.some(({ novelty: { fresh, all } }) => all > 0 && fresh === 0)) continue
    for (const { from, to, novelty } of items)
      if (isPutIn({ item: text.slice(from, to), novelty })) flagItem(context, { from, to })
  }
}

function isPutIn({ item, novelty: { fresh, all } }: { item: string; novelty: Novelty }): boolean {
  const han = item.match(/\p{Script=Han}/gu)?.length ?? 0
  return fresh === all && !/\d/.test(item) && (han > 0 ? all >= 1 && han >= SHORT : all >= 2)
}

function partsOf({ text, from, joint }: { text: string; from: number; joint: RegExp }): Span[] {
  const joints = Array.from(text.matchAll(joint), ({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }))
  return [...joints, { from: text.length, to: text.length }]
    .map((end, place) => ({ from: from + (joints[place - 1]?.to ?? 0), to: from + end.from }))
    .filter((part) => part.to > part.from)
}

function flagItem(context: CheckContext, item: Span): void {
  const span = originalSpan({ folded: context.after, ...item })
  if (context.verdict.flags.some(({ from, to }) => from < span.to && span.from < to)) return
  flag(context, { kind: 'scope', ...item, severity: 'unsourced', note: 'nowhere' })
}
