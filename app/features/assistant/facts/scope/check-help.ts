import { flag, type CheckContext } from '../check-context'
import { placeOf } from '../prepare-text'
import type { Clause } from '../text/clauses'
import { alignClause } from './align-clause'
import { keepsOthersIn, PART, roleHits, tellsOfHelp } from './roles'

const HAN_VERB =
  /策划|组织|筹备|举办|承办|开发|设计|编写|撰写|起草|编制|制定|完成|实施|推进|推动|搭建|建立|建设|优化|改造|研发|拍摄|制作|处理|执行|运营|维护|管理|组建|开展|代理|承办|讲授|翻译|校对|审核|调试|安装|测试|统计|采购|销售|护理/
/** The first English word that may be a verb: no adverb, no word that only joins others. */
const LATIN_VERB =
  /\b(?!(?:also|and|then|the|for|with|while|when|where|who|which|that|this|these|those|our|their|its|his|her|was|were|has|have|had|been|being|are|all|both|from|into|during|after|before|over|later|again|once|twice|there|here|each|every|more|often|always|still|even|just|[a-z]+ly)\b)[a-z]{3,}/iu

/**
 * Flags "wrote" where the clause it was made from says "helped write", and nothing of the suggestion's clause keeps the
 * others in.
 */
export function checkHelp({ context, clause }: { context: CheckContext; clause: Clause }): void {
  const { before, user, isTranslated, verdict } = context
  if (user.text.trim() !== '' && user.roles().some(({ hits }) => hits.some(({ level }) => level > PART)))
    return
  const isFlagged = verdict.flags.some(
    ({ from, to, note }) => from < clause.to && clause.from < to && note !== 'higher-level',
  )
  if (isFlagged || keepsOthersIn(clause.text) || roleHits(clause.text).length > 0) return
  const { like, isSure } = alignClause({
    clause: clause.text,
    clauses: before.roles().map((one) => one.clause),
    isTranslated,
  })
  const source = like[0]
  const verb = firstOf([HAN_VERB.exec(clause.text), LATIN_VERB.exec(clause.text)])
  if (!isSure || source === undefined || verb === undefined || !like.every(({ text }) => tellsOfHelp(text)))
    return
  if (isDoneToo({ context, helped: source, said: verb[0] }) || isOfUser({ context, clause })) return
  const from = clause.from + verb.index
  flag(context, {
    kind: 'scope',
    from,
    to: from + verb[0].length,
    severity: 'inflated',
    note: 'stronger-role',
    source: placeOf({ source: before, from: source.from, to: source.to }),
  })
}

/** What the person's own words in this task tell. */
function isOfUser({ context: { user, isTranslated }, clause }: { context: CheckContext; clause: Clause }) {
  const clauses = user.roles().map((one) => one.clause)
  return alignClause({ clause: clause.text, clauses, isTranslated }).isSure
}

/** "帮忙写文章，写了18篇": a further clause tells that it was done. */
function isDoneToo({
  context,
  helped,
  said,
}: {
  context: CheckContext
  helped: Clause
  /** the suggestion's verb */
  said: string
}): boolean {
  const verb = HELPED_WITH.exec(helped.text)?.[1]
  const done = new RegExp(`(?<!\\b(?:help|assist)\\w* (?:to |\\w+ ){0,3})\\b${said}\\b`, 'i')
  if (/^[a-z]+$/i.test(said) && done.test(context.before.text)) return true
  return (
    verb !== undefined &&
    context.before.roles().some(
      ({ clause: { from, text } }) =>
        from > helped.from &&
        text
          .trim()
          .replace(/^[一总共]+/, '')
          .startsWith(verb),
    )
  )
}
const HELPED_WITH = /(?:帮忙|帮着|协助|参与)了?(\p{Script=Han})/u

function firstOf(found: (RegExpExecArray | null)[]): RegExpExecArray | undefined {
  return found.filter((one) => one !== null).sort((a, b) => a.index - b.index)[0]
}
