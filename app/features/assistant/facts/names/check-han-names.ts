import { accept, flagMissing, nearSources, ownSources, type CheckContext } from '../check-context'
import type { FlagKind, Span } from '../types'
import { meaningOf } from '../dictionary/meaning'
import type { Pairing } from './pairings'
import { contentWords } from '../duties/content-words'
import { isHanNameMeant } from './name-support'
import {
  firmsIn,
  listedNames,
  foreigners,
  newPapers,
  newSystems,
  newTools,
  type Claim,
} from './claimed-han-names'
import { findHanName } from './find-han-name'
import { hanBodies } from './organization-names'
import { isSpelledOut } from './is-spelled-out'
import { pinyinOf } from './pinyin'

const SURNAMES =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文'
type Pattern = { kind: FlagKind; pattern: RegExp; skip?: RegExp }
/** Names that their surroundings give away; the first group is the name. */
const PATTERNS: Pattern[] = [
  {
    kind: 'name',
    pattern: new RegExp(
      `(?<!\\p{Script=Han}{2})([${SURNAMES}]\\p{Script=Han}{1,2})(?=教授|院士|博士|老师|先生|女士)`,
      'gu',
    ),
    skip: /[级任的]/,
  },
  {
    kind: 'name',
    pattern: new RegExp(
      `(?:导师|师从|跟随)(?:是|为|:)?([${SURNAMES}]\\p{Script=Han}{1,2})(?=教授|老师|[，。,;；\\s]|$)`,
      'gu',
    ),
  },
  { kind: 'name', pattern: /《([^》]{2,30})》/g },
  { kind: 'certificate', pattern: /[“"「]([^”"」]{2,16}(?:奖|杯|赛|计划|称号|证书|认证))[”"」]/g },
  {
    kind: 'certificate',
    pattern:
      /(?:获得?|荣获|斩获|[及和与、得])(?:了|得)?(?:[\p{Script=Han}]{0,6}?(?:年度|的))?([\p{Script=Han}]{2,8}奖)(?![学金励品项状章牌])/gu,
    skip: /^(?:[一二三特优最][\p{Script=Han}]?等?|[\p{Script=Han}]{0,4}[金银铜大][\p{Script=Han}]?|[\p{Script=Han}]{0,4}(?:等|优秀|优胜|参与|入围|获)[\p{Script=Han}]?)奖$/u,
  },
  { kind: 'certificate', pattern: /(?<![\p{Script=Han}])[“"「]?([\p{Script=Han}]{2,4}杯)/gu },
  {
    kind: 'organization',
    pattern:
      /(?:就职于|任职于|供职于|入职(?![与和及]|离职|手续|培训|办理|引导|流程)|加入(?!了)|毕业于|就读于|考入|跳槽至)([\p{Script=Han}A-Za-z]{2,10}?)(?=[，。；,;\s]|担任|任|从事|实习|工作|并|$)/gu,
    skip: /团队|部|公司|小组|项目|大学|学院|银行|集团|社团|协会|计划|自动|缓存|同年|后|至今|以来/,
  },
]

/** Looks up the names in Han characters that no table knows: bodies, persons, works, prizes. */
export function checkHanNames(
  context: CheckContext,
  { taken, translated }: { taken: Span[]; translated: Pairing },
): void {
  const isFree = (span: Span) => !taken.some((other) => other.from < span.to && span.from < other.to)
  for (const body of hanBodies(context.text).filter(isFree))
    look(context, {
      ...body,
      name: body.core,
      translated: () =>
        translated({
          sort: body.sort,
          isHan: true,
          core: body.core,
          isMeant: (text) => isHanNameMeant({ name: body.core, said: meaningOf(text) }),
        }),
    })
  for (const { index, 1: name = '' } of context.text.matchAll(
    /《([\p{Script=Latin}][^》\p{Script=Han}]{2,60})》/gu,
  ))
    look(context, {
      kind: 'name',
      name,
      from: index + 1,
      to: index + 1 + name.length,
      translated: () => undefined,
    })
  for (const claim of foreigners(context).filter(isFree)) look(context, claim)
  if (context.isTranslated) {
    for (const { index, 1: name = '' } of context.text.matchAll(/《(\p{Script=Han}[^》]{1,20})》/gu))
      look(context, {
        kind: 'name',
        name,
        from: index + 1,
        to: index + 1 + name.length,
        translated: () => {
          const isMeant = (text: string) => isHanNameMeant({ name, said: meaningOf(text) })
          const source = ownSources(context).find(({ text }) => text.trim() !== '' && isMeant(text))
          return source && { source, at: { from: 0, to: source.text.length } }
        },
      })
    for (const firm of firmsIn(context.text).filter(isFree))
      look(context, {
        ...firm,
        translated: () =>
          translated({
            sort: 'company',
            isHan: true,
            core: firm.name,
            isMeant: (text) => isHanNameMeant({ name: firm.name, said: meaningOf(text) }),
          }),
      })
    return
  }
  for (const claim of [
    ...listedNames(context),
    ...newPapers(context),
    ...newTools(context),
    ...newSystems(context),
    ...firmsIn(context.text),
  ].filter(isFree))
    look(context, claim)
  for (const { kind, pattern, skip } of PATTERNS)
    for (const found of context.text.matchAll(pattern)) {
      const name = found[1] ?? ''
      const from = found.index + found[0].lastIndexOf(name)
      if (skip?.test(name) !== true && isFree({ from, to: from + name.length }))
        look(context, { kind, name, from, to: from + name.length, translated: () => undefined })
    }
}

function look(context: CheckContext, { kind, name, from, to, translated }: Claim): void {
  if (isSpelledOut({ context, to, most: 0 })) return
  const sound = pinyinOf(name)
  for (const source of ownSources(context)) {
    const at = findHanName({ text: source.text, name })
    if (at !== undefined) {
      accept(context, { kind, from, to, source, at, match: 'same' })
      return
    }
    if (sound.length > 3 && source.letters.includes(sound)) {
      accept(context, { kind, from, to, source, at: { from: 0, to: 0 }, match: 'translated' })
      return
    }
  }
  const pairing = translated()
  if (pairing === undefined && isSaidInWords(context, { kind, name })) return
  if (pairing !== undefined) accept(context, { kind, from, to, ...pairing, match: 'translated' })
  else {
    const inJob = context.job.text.indexOf(name)
    flagMissing(
      context,
      { kind, from, to },
      inJob === -1 ? undefined : { from: inJob, to: inJob + name.length },
    )
  }
}

/** "课后数学俱乐部", "伪造银行单据": each word of what seems a body's name is an ordinary one that the person said. */
function isSaidInWords(context: CheckContext, { kind, name }: Pick<Claim, 'kind' | 'name'>): boolean {
  if (kind !== 'organization' && kind !== 'school') return false
  const words = contentWords(name)
  return (
    words.reduce((length, { from, to }) => length + to - from, 0) === name.length &&
    words.every(({ isShort }) => !isShort) &&
    words.every((word) => nearSources(context).some((source) => word.isIn(source.meaning())))
  )
}
