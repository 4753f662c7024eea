import { leftover } from '../content-words'
import { flagMissing, nearSources, ownSources, type Context } from '../context'
import { dictionary } from '../dictionary/dictionary'
import { placedHanWords, wordsOfRun } from '../dictionary/han-words'
import { isHanBorneOut, isHanSaid } from '../dictionary/meaning'
import { consonantsOfLatin, isSoundOf } from '../dictionary/sounds'
import type { Source } from '../sources'
import { matchesIn, meets, type FlagKind, type Span } from '../types'

type Claim = Span & { kind: FlagKind; name: string }

/** What ends the names of bodies, works, prizes and certificates. */
const ENDS: [FlagKind, string][] = [
  [
    'organization',
    '(?:有限责任|股份有限|有限)?公司|集团|工作室|事务所|律所|证券|研究院|研究所|实验室|基金会|协会|出版社|电视台|报社|商会|委员会|学会|银行|医院|卫生院',
  ],
  ['school', '大学|学院|中学|小学|党校'],
  [
    'certificate',
    '(?:资格|执业|上岗|操作|等级|驾驶|技能)证书?|证书|执照|奖(?![学金励品项状章牌惩])|(?<![\\d一二三四五六七八九十百])杯(?=[，。；,;\\s赛]|$)',
  ],
]
/** Words that name no body by themselves, nor with its sort behind them. */
const GENERAL =
  /^(?:[一二两三四五六七八九十百\d]*余?[家所个项]?|[本该我贵某各分子总母外大小新老全同校省市县区国]|国家|地方|当地|本地|全国|国际|国内|海外|省级|市级|校级|三甲|综合|重点|知名|大型|中型|小型|中小|上市|民营|国有|外资|合资|跨国|互联网|科技|技术|软件|信息|网络|电子|文化|传媒|教育|贸易|外贸|咨询|广告|公关|设计|装修|建筑|施工|物流|货运|快递|旅行|航空|汽车|医疗|医药|金融|投资|保险|地产|房地产|物业|家政|劳务|培训|会计师?|律师|审计|税务|客户|合作|龙头|初创|创业|旗下|传统|专业|相关|职业|从业|教师|驾驶|中级|高级|初级|优秀|年度|季度|月度|最佳|先进|个人|团体|集体|优胜|参与|入围|[一二三特]等|[金银铜]|学生|家长|员工|业主|社区|公立|私立|民办|连锁|口腔|儿童|妇幼|中医|宠物|商业|研发|管理|工程|经济|经管|外国语|新闻|计算机|区域|集团|企业|医学|法学|文学|理学|商学|工商|行业|荣誉|结业|毕业|获奖|多[家所个项]|几[家所个项]|等)*$/u
/** What stands before a name in a sentence and is no part of it. */
const LEAD =
  /.*(?:[年月日]|[在于从由与及和为向给对是至到被经因的了任将把获得入随赴受让使等取考持拿过含用有约均]|就职|供职|执教|任教|毕业|就读|加入|服务|来自|录取|合作|联合|协助|支持|负责|主导|参与|实习|工作|完成|通过|荣获|担任|包括|代表|拜访|签约|签下|对接|曾|现)/su

/** Looks up names in Han characters: bodies, works, prizes, and what the dictionary knows as a name. */
export function checkHanNames(context: Context, taken: readonly Span[]): void {
  const { text, job } = context
  for (const claim of claimsOf(text)) {
    if (taken.some((span) => meets(span, claim))) continue
    if (nearSources(context).some((source) => isBorneOut({ claim, source }))) continue
    const mayBeSaid = context.isTranslated && leftover(context).length > 0
    if (mayBeSaid || ownSources(context).some((source) => isBorneOut({ claim, source }))) {
      context.gentle.push({ from: claim.from, to: claim.to })
      continue
    }
    const at = job.text.indexOf(claim.name)
    flagMissing(context, claim, at === -1 ? undefined : { from: at, to: at + claim.name.length })
  }
}

function claimsOf(text: string): Claim[] {
  const works = matchesIn(text, /(?<=《)[^》]{2,40}(?=》)/g).map(({ from, to, text: name }): Claim => ({
    kind: 'name',
    name,
    from,
    to,
  }))
  const bodies = ENDS.flatMap(([kind, ends]) =>
    matchesIn(
      text,
      new RegExp(`([\\p{Script=Han}A-Za-z\\d·()]{1,14}?)(${ends})(?![员生长们级])`, 'gu'),
    ).flatMap(({ to, found: [, head = '', end = ''] }): Claim[] => {
      const core = head.slice(LEAD.exec(head)?.[0].length ?? 0).replace(/^[()·]+/, '')
      if (core.length < 2 || GENERAL.test(core) || isPlain(core)) return []
      return [{ kind, name: core, from: to - end.length - core.length, to }]
    }),
  )
  const { words, names } = dictionary()
  const known = placedHanWords(text).flatMap(({ from, to, text: name }): Claim[] => {
    const isName = names.has(words.get(name) ?? -1) && !CURRENCY.test(name)
    return isName && !isCut(text, { from, to }) ? [{ kind: 'name', name, from, to }] : []
  })
  return [...works, ...bodies, ...known]
}
/** "曾参|加": where a character of it makes a word with the one beside it, it is no name. */
function isCut(text: string, { from, to }: Span): boolean {
  const { words } = dictionary()
  return [text.slice(from - 1, from + 1), text.slice(to - 1, to + 1)].some((pair) => words.has(pair))
}
/** Ordinary words and no name among them: "新开发|医院". */
function isPlain(core: string): boolean {
  const { words, names } = dictionary()
  return wordsOfRun(core).every(
    (word) => word.length > 1 && words.has(word) && !names.has(words.get(word) ?? -1),
  )
}
/** Numbers are compared with their currencies; 日产 is "so many a day", too. */
const CURRENCY = /[元镑币盾郎铢语话文]$|^(?:日产|中国)$/

function isBorneOut({ claim: { name }, source }: { claim: Claim; source: Source }): boolean {
  const { text } = source
  if (text.toLowerCase().includes(name.toLowerCase())) return true
  const words = wordsOfRun(name).filter((word) => /\p{Script=Han}/u.test(word))
  const said = source.meaning()
  const known = words.filter((word) => word.length > 1 && isHanSaid(word, said)).length
  if (known > 0 && known * 2 >= words.length) return true
  if (
    words.length > 0 &&
    words.every(
      (word) => isHanSaid(word, said) || (!/\p{Script=Han}/u.test(text) && isHanBorneOut(word, said)),
    )
  )
    return true
  // Chinese names are shortened by characters: 北京大学, 北大
  const rest = Array.from(name.replaceAll(/[^\p{Script=Han}]/gu, ''))
  if (rest.length > 0 && /\p{Script=Han}/u.test(text) && new RegExp(rest.join('.{0,3}')).test(text))
    return true
  return source
    .capitals()
    .some((latin) => latin.length > 2 && isSoundOf({ han: name, latin: consonantsOfLatin(latin) }))
}
