import { flag, nearSources, type CheckContext } from '../check-context'
import { roleClausesOf } from '../scope/roles'
import { isChinese } from '../text/is-chinese'
import { originalSpan } from '../text/fold-text'
import type { Clause } from '../text/clauses'
import { newHanWords } from './han-words'
import { newStems, stemsOf } from './word-stems'

/** What begins a clause that tells of something done. */
const DONE =
  /^\s*(?:[-•·*] ?)?(?:(?:also|then|and|successfully|regularly|actively) )*(?:\p{L}+(?:ed|ing)|led|ran|wrote|built|took|held|gave|made|taught|drove|oversaw|did|kept|sold|set|won|grew)\b/iu
const DONE_HAN =
  /^\s*(?:[-•·*] ?)?(?:并|且|同时|还|兼|以及|另|此外|并且)?(?:主动|积极|独立|成功|定期|全面|深入|持续)?(?:负责|承担|参与|协助|组织|策划|开展|建立|搭建|制定|推动|推进|实施|落实|执行|跟进|处理|管理|维护|撰写|编写|起草|对接|协调|优化|设计|开发|完成|监督|审核|统计|分析|指导|培养|拓展|挖掘|引入|引进|主持|举办|筹备|运营|支持|提供|担任|兼任|研究|调研|宣传|推广|接待|检查|巡查|评估)/u

/**
 * Flags a clause of something done hardly a word of which stands, in any form or by another usual word, in what the
 * person said. Within one language only; across two the words can't be compared.
 */
export function checkDuties(context: CheckContext): void {
  const { before, isTranslated, text, resume, verdict } = context
  if (isTranslated || before.text.trim() === '') return
  const near = nearSources(context)
    .map((source) => source.text)
    .join('\n')
  const isHan = isChinese(text)
  const stems = isHan ? undefined : [stemsOf(near), resume.stems()]
  for (const clause of roleClausesOf(text)) {
    if (!(isHan ? DONE_HAN : DONE).test(clause.text)) continue
    const span = originalSpan({ folded: context.after, from: clause.from, to: clause.to })
    if (verdict.flags.some(({ from, to }) => from < span.to && span.from < to)) continue
    const found =
      stems === undefined
        ? newHanWords({ clause: clause.text, near, resume: resume.text })
        : newStems({ text: clause.text, sources: stems })
    if (isInvented(found)) flagClause(context, clause)
  }
}

/** How many of a clause's words that say something stand in no source, of how many. */
export type Novelty = { fresh: number; all: number }

function isInvented({ fresh, all }: Novelty): boolean {
  return fresh >= 2 && (fresh === all || (fresh >= 4 && fresh / all >= 0.8))
}

function flagClause(context: CheckContext, { text, from }: Clause): void {
  const lead = /^\s*(?:[-•·*] ?)?/.exec(text)?.[0].length ?? 0
  flag(context, {
    kind: 'scope',
    from: from + lead,
    to: from + text.trimEnd().length,
    severity: 'unsourced',
    note: 'nowhere',
  })
}
