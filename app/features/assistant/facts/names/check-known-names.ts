import { accept, flag, flagMissing, ownSources, type CheckContext } from '../check-context'
import { dictionary } from '../dictionary/dictionary'
import { isHanSaid } from '../dictionary/meaning'
import { porterStem } from '../dictionary/stem'
import { isChinese } from '../text/is-chinese'
import { isShortIn } from './acronyms'
import { findHanName } from './find-han-name'
import { findWord } from './find-word'
import { isDenied } from './is-denied'
import { isOnlySatFor } from './is-only-sat-for'
import type { KnownName } from './known-names'

/** Looks up the names that the tables know, by any of their writings. */
export function checkKnownNames(context: CheckContext, names: KnownName[]): void {
  for (const { id, kind, from, to, isQuiet } of names) {
    if (isQuiet === true || OF_CERTIFICATE.test(context.text.slice(to)) || isOfNext({ context, names, to }))
      continue
    const text = context.text.slice(from, to)
    const source = ownSources(context).find((one) => {
      const at = one.names.get(id)
      if (one.where === 'user' && at !== undefined && isDenied({ text: one.text, ...at })) return false
      return (
        at !== undefined ||
        hasText(one.text, text) ||
        isWritten(text, one) ||
        isShortened(text, one) ||
        isShortIn({ name: text, text: one.text }) ||
        (kind === 'name' && (isGlossOf(text, one) || isAmongShort(text, one)))
      )
    })
    if (kind === 'certificate' && isOnlySatFor({ context, name: { id, from, to } }))
      flag(context, { kind, from, to, severity: 'inflated', note: 'higher-level' })
    else if (source === undefined) flagMissing(context, { kind, from, to }, context.job.names.get(id))
    else {
      const at = source.names.get(id) ?? placeOfText({ text: source.text, part: text })
      const isSame = source.text.slice(at.from, at.to).toLowerCase() === text.toLowerCase()
      accept(context, { kind, from, to, source, at, match: isSame ? 'same' : 'translated' })
    }
  }
}

/** "美国马萨诸塞州", "英国特许公认会计师公会(ACCA)": in Chinese the country stands before what is known to be in it. */
function isOfNext({
  context,
  names,
  to,
}: {
  context: CheckContext
  names: KnownName[]
  to: number
}): boolean {
  if (!context.isTranslated || !/\p{Script=Han}$/u.test(context.text.slice(0, to))) return false
  return (
    names.some(({ from, kind }) => from === to && kind !== 'tool') ||
    /^\p{Script=Han}{2,14}(?:(?:会|院|署|局|奖|证书?|考试|准则|基金)\([A-Z][A-Za-z&/-]{1,9}\)|州|[公协学]会|开发署)/u.test(
      context.text.slice(to),
    )
  )
}

/** "美国注册会计师": whose certificate it is, which its name needn't say. */
const OF_CERTIFICATE = /^(?:注册|特许|执业)(?=\p{Script=Han}{1,8}师)/u

function hasText(whole: string, part: string): boolean {
  return /\p{Script=Han}/u.test(part)
    ? findHanName({ text: whole, name: part }) !== undefined
    : new RegExp(`(?<![A-Za-z])${part.replace(/[.+?^$()[\]{}\\|*#-]/g, '\\$&')}(?![A-Za-z])`, 'i').test(whole)
}

/** A name in one word whose parts the source writes apart, or that is the root of a database's name ("SQL" of "MySQL"). */
function isWritten(text: string, source: CheckContext['before']): boolean {
  if (text === 'SQL') return /SQL/.test(source.text)
  if (text === 'R语言') return /(?<![A-Za-z])R(?![A-Za-z&])/.test(source.text)
  // "GitLab CI" of who wrote "CI/CD pipelines in GitLab"
  const words = text.split(' ')
  if (words.length > 1 && !/\p{Script=Han}/u.test(text))
    return words.every(
      (word) => source.words.has(word.toLowerCase()) || source.words.has(capitalsOf(word) ?? ''),
    )
  return !/[\s\p{Script=Han}]/u.test(text) && findWord({ word: text, source }) !== undefined
}

/** "Cantonese" of who wrote 粤剧, 那不勒斯 of who wrote "Naples". */
function isGlossOf(text: string, source: CheckContext['before']): boolean {
  if (/^\p{Script=Han}+$/u.test(text)) return !isChinese(source.text) && isHanSaid(text, source.meaning())
  return /^\p{Lu}\p{Ll}{3,}$/u.test(text) && source.meaning().glossed.all.has(porterStem(text.toLowerCase()))
}

const GROUPS: [RegExp, RegExp][] = [
  [/\bDACH\b|德语区/, /^(?:德国|奥地利|瑞士|Germany|Austria|Switzerland)$/],
  [/\bBenelux\b|荷比卢/i, /^(?:荷兰|比利时|卢森堡|Netherlands|Belgium|Luxembourg)$/],
  [/\bNordics?\b|北欧/i, /^(?:瑞典|挪威|丹麦|芬兰|冰岛|Sweden|Norway|Denmark|Finland|Iceland)$/],
]

/** Provinces by the characters that stand for them, in both languages. */
const SHORT: Record<string, string> = Object.fromEntries(
  '北京 Beijing 京|天津 Tianjin 津|河北 Hebei 冀|山西 Shanxi 晋|辽宁 Liaoning 辽|吉林 Jilin 吉|黑龙江 Heilongjiang 黑|上海 Shanghai 沪|江苏 Jiangsu 苏江|浙江 Zhejiang 浙|安徽 Anhui 皖|福建 Fujian 闽|江西 Jiangxi 赣|山东 Shandong 鲁|河南 Henan 豫|湖北 Hubei 鄂|湖南 Hunan 湘|广东 Guangdong 粤广|广西 Guangxi 桂广|海南 Hainan 琼|重庆 Chongqing 渝|四川 Sichuan 川|贵州 Guizhou 黔贵|云南 Yunnan 滇云|陕西 Shaanxi 陕|甘肃 Gansu 甘|青海 Qinghai 青|香港 HongKong 港|澳门 Macao 澳|台湾 Taiwan 台'
    .split('|')
    .flatMap((row) => {
      const [han = '', latin = '', short = ''] = row.split(' ')
      return [
        [han, short],
        [latin, short],
      ]
    }),
)
const SHORTS = `[${Object.values(SHORT).join('')}]`

/** "South Korea" of who wrote 日韩: words that name several countries by one character each. */
const COUNTRIES: [RegExp, RegExp][] = [
  [/日韩|韩日/, /^(?:日本|韩国|Japan|(?:South )?Korea)$/],
  [/欧美/, /^(?:欧洲|美国|Europe|United States|USA?|U\.S\.|America)$/],
  [/英美/, /^(?:英国|美国|United Kingdom|UK|Britain|United States|USA?|U\.S\.|America)$/],
  [/美加(?!净)/, /^(?:美国|加拿大|United States|USA?|U\.S\.|America|Canada)$/],
  [/澳新/, /^(?:澳大利亚|澳洲|新西兰|Australia|New Zealand)$/],
  [/新马(?:泰)?/, /^(?:新加坡|马来西亚|泰国|Singapore|Malaysia|Thailand)$/],
]

/** "四川" of who wrote 川渝黔: provinces beside each other by one character each. */
function isAmongShort(text: string, source: CheckContext['before']): boolean {
  if (GROUPS.some(([group, member]) => member.test(text) && group.test(source.text))) return true
  if (COUNTRIES.some(([word, country]) => country.test(text) && word.test(source.text))) return true
  const short = SHORT[text.replace(' ', '')]
  return short !== undefined && new RegExp(`${SHORTS}[${short}]|[${short}]${SHORTS}`).test(source.text)
}

/** "gh" for "GitHub" in "GH Actions". */
function capitalsOf(word: string): string | undefined {
  return /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+$/u.test(word) ? word.replace(/\p{Ll}/gu, '').toLowerCase() : undefined
}

/** "智联招聘" of who wrote 智联: two characters that are no word of their own. */
function isShortened(text: string, source: CheckContext['before']): boolean {
  const short = /^\p{Script=Han}{2}(?=\p{Script=Han}{2})/u.exec(text)?.[0]
  return short !== undefined && !dictionary().words.has(short) && source.text.includes(short)
}

function placeOfText({ text, part }: { text: string; part: string }) {
  return findHanName({ text, name: part }) ?? { from: 0, to: part.length }
}
