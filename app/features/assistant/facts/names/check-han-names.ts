import { accept, flagMissing, nearSources, ownSources, type CheckContext } from '../check-context'
import type { FlagKind, Span } from '../types'
import { meaningOf } from '../dictionary/meaning'
import type { Paired, Pairing } from './pairings'
import { wordsOfRun } from '../dictionary/han-words'
import { FUNCTION_HAN } from '../duties/content-words'
import { isHanNameMeant } from './name-support'
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
  for (const claim of [...listedNames(context), ...newPapers(context)].filter(isFree)) look(context, claim)
  for (const { kind, pattern, skip } of PATTERNS)
    for (const found of context.text.matchAll(pattern)) {
      const name = found[1] ?? ''
      const from = found.index + found[0].lastIndexOf(name)
      if (skip?.test(name) !== true && isFree({ from, to: from + name.length }))
        look(context, { kind, name, from, to: from + name.length, translated: () => undefined })
    }
}

const TRADES =
  '科技|重工|精密|机械|电子|实业|控股|食品|制药|药业|传媒|文化|物流|建设|置业|地产|能源|化工|电器|服饰|汽车|医疗|生物|信息|网络|软件|材料|装备|工业|资本|影业|教育|旅游|航空|集团'
const FIRM = new RegExp(
  `(\\p{Script=Han}{2,8}?)(?:${TRADES})(?=[等的、，,。；;和与及担任\\s]|实习|工作|$)`,
  'gu',
)

/** "华屿科技": characters that the dictionary knows no word of, before what firms do. */
function firmsIn(text: string): Claim[] {
  return Array.from(text.matchAll(FIRM)).flatMap(({ index, 0: whole, 1: head = '' }) => {
    const own = /(?:^|[^\p{Script=Han}])?((?:\p{Script=Han})*)$/u.exec(head)?.[1] ?? ''
    const words = wordsOfRun(own)
    let name = ''
    while (words.at(-1)?.length === 1 && !FUNCTION_HAN.test(words.at(-1) ?? ''))
      name = (words.pop() ?? '') + name
    if (name.length < 2 || /^[万亿千百]/.test(name)) return []
    const from = index + head.length - name.length
    return [
      { kind: 'organization' as const, name, from, to: index + whole.length, translated: () => undefined },
    ]
  })
}

/** "为甲、乙等十余家客户": a list of clients, most of whose characters stand nowhere near, names them. */
const LISTED =
  /(?:为|服务于?|包括|包含|例如|如|与|对接|合作)([\p{Script=Han}A-Za-z]{2,8}(?:[、和与及][\p{Script=Han}A-Za-z]{2,8})*)(?=等[\d十数多几余两三]*[余多]?[家个]?[\p{Script=Han}]{0,10}(?:客户|品牌|企业|公司|平台|媒体|机构|院校|商家))/gu

function listedNames(context: CheckContext): Claim[] {
  const near = textOf(nearSources(context))
  const isNew = (name: string) => newCharacters({ name, text: near }) * 2 > name.length
  return Array.from(context.text.matchAll(LISTED)).flatMap((found) => {
    const list = found[1] ?? ''
    const start = found.index + found[0].indexOf(list)
    return Array.from(list.matchAll(/[^、和与及]{2,8}/g))
      .filter(([name]) => isNew(name))
      .map(({ index, 0: name }) => ({
        kind: 'organization' as const,
        name,
        from: start + index,
        to: start + index + name.length,
        translated: () => undefined,
      }))
  })
}

/** "持焊工操作证上岗": a paper that allows a trade, half of whose characters stand nowhere. */
const PAPER =
  /(?:(?<![支坚保维主扶])持有?(?!续)|考取|考获|取得|拥有|具备|获得?)了?([\p{Script=Han}]{2,12}?)(?:作业|操作|资格|执业|从业|上岗|技能|合格|驾驶)?(?<![验论保见认查考佐印求公例辩举])证书?(?=上岗|[，,。;；、\s（()]|$)/gu

function newPapers(context: CheckContext): Claim[] {
  const own = textOf(ownSources(context))
  return Array.from(context.text.matchAll(PAPER)).flatMap((found) => {
    const { 0: whole, 1: trade = '', index } = found
    if (newPairs({ name: trade, text: own }) * 2 < trade.length) return []
    const from = index + whole.indexOf(trade)
    const to = index + whole.length
    const name = context.text.slice(from, to)
    return [{ kind: 'certificate' as const, name, from, to, translated: () => undefined }]
  })
}

function textOf(sources: { text: string }[]): string {
  return sources.map(({ text }) => text).join('\n')
}

function newCharacters({ name, text }: { name: string; text: string }): number {
  return Array.from(name).filter((character) => !text.includes(character)).length
}

/** Of its pairs of characters; a whole name of two is new or not. */
function newPairs({ name, text }: { name: string; text: string }): number {
  const pairs = Array.from(name)
    .slice(1)
    .map((character, index) => name.charAt(index) + character)
  return pairs.filter((pair) => !text.includes(pair)).length
}

type Claim = Span & { kind: FlagKind; name: string; translated: () => Paired | undefined }

function look(context: CheckContext, { kind, name, from, to, translated }: Claim): void {
  if (isSpelledOut({ context, to, most: 0 })) return
  const sound = pinyinOf(name)
  for (const source of ownSources(context)) {
    const index = source.text.toLowerCase().indexOf(name.toLowerCase())
    if (index !== -1) {
      accept(context, { kind, from, to, source, at: { from: index, to: index + name.length }, match: 'same' })
      return
    }
    if (sound.length > 3 && source.letters.includes(sound)) {
      accept(context, { kind, from, to, source, at: { from: 0, to: 0 }, match: 'translated' })
      return
    }
  }
  const pairing = translated()
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
