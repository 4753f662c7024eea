import { nearSources, ownSources, type CheckContext } from '../check-context'
import { wordsOfRun } from '../dictionary/han-words'
import { consonantsOfLatin, isSoundOf } from '../dictionary/sounds'
import { FUNCTION_HAN } from '../duties/content-words'
import type { FlagKind, Span } from '../types'
import type { Paired } from './pairings'

/** A name in Han characters that a text seems to claim, and how to look for what it is the translation of. */
export type Claim = Span & { kind: FlagKind; name: string; translated: () => Paired | undefined }

const TRADES =
  '科技|重工|精密|机械|电子|实业|控股|食品|制药|药业|传媒|文化|物流|建设|置业|地产|能源|化工|电器|服饰|汽车|医疗|生物|信息|网络|软件|材料|装备|工业|资本|影业|教育|旅游|航空|集团'
const FIRM = new RegExp(
  `(\\p{Script=Han}{2,8}?)(?:${TRADES})(?=[等的、，,。；;和与及担任\\s]|实习|工作|$)`,
  'gu',
)

/** "华屿科技": characters that the dictionary knows no word of, before what firms do. */
export function firmsIn(text: string): Claim[] {
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

export function listedNames(context: CheckContext): Claim[] {
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

export function newPapers(context: CheckContext): Claim[] {
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

/** "借助北森系统": a system by a name that is no word of the dictionary. */
const TOOL =
  /(?:借助|利用|使用|运用|依托|引入|接入|采用|上线|操作|支持|推动|参与|负责|通过)了?(?![于在的其各多该本])(\p{Script=Han}{2,5}?)(?=\p{Script=Han}{0,4}(?:系统|平台|软件))/gu

export function newTools(context: CheckContext): Claim[] {
  const own = textOf(ownSources(context))
  return Array.from(context.text.matchAll(TOOL)).flatMap(({ index, 0: whole, 1: name = '' }) => {
    const isName = wordsOfRun(name).every((word) => word.length === 1)
    if (!isName || newPairs({ name, text: own }) === 0) return []
    const from = index + whole.lastIndexOf(name)
    const to = from + name.length
    return [{ kind: 'tool' as const, name, from, to, translated: () => undefined }]
  })
}

/** "领星ERP": what is no word of the dictionary before what such systems are called. */
const SYSTEM = /(\p{Script=Han}{2})(?:ERP|CRM|OA|WMS|MES|TMS|PMS|HIS|SaaS)(?![A-Za-z])/gu

export function newSystems(context: CheckContext): Claim[] {
  const own = textOf(ownSources(context))
  return Array.from(context.text.matchAll(SYSTEM)).flatMap(({ index, 0: whole, 1: name = '' }) =>
    wordsOfRun(name).every((word) => word.length === 1) && newPairs({ name, text: own }) > 0
      ? [{ kind: 'tool' as const, name, from: index, to: index + whole.length, translated: () => undefined }]
      : [],
  )
}

const FULL_NAME = /(\p{Lu}[\p{L}'’-]+) (?:\p{Lu}\.? )?(\p{Lu}[\p{L}'’-]+)/gu

/** Characters that foreign names are written with. */
const SOUNDS =
  '阿埃艾安奥巴贝本比伯博布查达戴丹德蒂迪杜多厄尔法菲费弗福夫富戈格哈海汉赫亨霍基吉加贾杰卡凯康考科克肯库拉莱兰朗劳勒雷里利莉琳卢鲁路伦罗洛玛迈曼麦梅米莫姆娜纳内尼纽诺帕佩皮珀普奇乔切琼若萨塞桑瑟莎沙施史斯丝苏索塔泰唐特瓦威维韦温沃乌西希夏谢辛休雅亚耶叶伊英尤约泽詹珍朱兹翰森逊顿易蒙根宾奎龙鲍班赖盖古昂敦丁勃恩肖'
/** "皮埃尔·杜兰德" in a translation: either part has to sound like that of a name that the person wrote. */
const FOREIGNER = new RegExp(`([${SOUNDS}]{2,6})·([${SOUNDS}]{2,6})`, 'g')

/** No page names more. */
const MOST_PEOPLE = 60

export function foreigners(context: CheckContext): Claim[] {
  const claims = context.isTranslated
    ? Array.from(context.text.matchAll(FOREIGNER)).slice(0, MOST_PEOPLE)
    : []
  if (claims.length === 0) return []
  const people = ownSources(context).flatMap((source) =>
    Array.from(source.text.matchAll(FULL_NAME), ({ index, 0: name, 1: given = '', 2: family = '' }) => ({
      ...{ source, at: { from: index, to: index + name.length } },
      ...{ given: consonantsOfLatin(given), family: consonantsOfLatin(family) },
    })),
  )
  return claims.map(({ index, 0: name, 1: first = '', 2: last = '' }) => ({
    ...{ kind: 'name' as const, name, from: index, to: index + name.length },
    translated: () =>
      people.find(
        ({ given, family }) =>
          isSoundOf({ han: first, latin: given }) || isSoundOf({ han: last, latin: family }),
      ),
  }))
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
