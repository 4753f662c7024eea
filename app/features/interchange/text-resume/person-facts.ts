import { partKind } from './part-kinds'
import { simplified } from './simplified'
import { splitParts } from './split-parts'
import type { TextSection } from './split-sections'
import type { SourceLine } from '../lines/types'

const PEOPLES =
  '汉|满|蒙古?|回|藏|维吾尔|苗|彝|壮|布依|朝鲜|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|高山|拉祜|水|东乡|纳西|景颇|柯尔克孜|土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|锡伯|阿昌|普米|塔吉克|怒|乌孜别克|俄罗斯|鄂温克|德昂|保安|裕固|京|塔塔尔|独龙|鄂伦春|赫哲|门巴|珞巴|基诺'

/** What Chinese resumes say of a person without a label: sex, age, years of work, what one is by birth, party or marriage. */
const FACT = new RegExp(
  String.raw`^(?:男|女|\d{2}\s*岁|(?:19|20)\d\d[年./-]\d{1,2}月?(?:出?生)?|(?:${PEOPLES})族|中共(?:预备)?党员|共青团员|(?:预备)?党员|团员|群众|未婚|已婚(?:[已未]育)?|(?:全日制)?(?:博士|硕士|本科|大专|中专|高中)(?:研究生|学历)?|工作\d{1,2}年|\d{1,2}\s*年(?:以上)?(?:\p{Script=Han}{0,4}经[验历])?|应届(?:毕业)?生|\d{2,4}届\p{Script=Han}{0,8}|(?:在职|离职|在校)\S{0,12}|\S{0,6}到岗|全职|兼职|实习|面议|[\d.]+[-–~至]?[\d.]*[kK千万]|1\d\dcm|\d{2}kg)$`,
  'u',
)

/** Longer words are none of these, and not worth the time. */
const MAX_FACT = 24

export const isFact = (part: string): boolean => part.length <= MAX_FACT && FACT.test(simplified(part))

const isKnown = (part: string): boolean => isFact(part) || partKind(part) === 'place'

/** “女 · 27岁 · 硕士”, “女，1995年1月生，共青团员”: parts between dots or commas, most of which are such facts. */
export function factParts(part: string): string[] {
  const bits = part.split(/\s*[·•/／]\s*/)
  if (bits.length > 1) return bits.filter(isKnown).length * 2 >= bits.length ? bits : [part]
  // A sentence has commas, too.
  const said = part.split(/\s*[，,、]\s*/)
  return said.length > 1 && said.filter(isFact).length * 2 > said.length ? said : [part]
}

/** What a resume or a form begins with that says no more than what it is, and where a form wants a photo. */
export const isTitleOnly = (written: string): boolean =>
  isTitleTight(simplified(written).replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, ''))

const isTitleTight = (part: string): boolean =>
  /^(?:(?:个人|求职|应聘|我的|中文)?简\s*历表?)?[\s/|]*(?:(?:personal )?(?:resume|résumé|curriculum vitae|cv|lebenslauf|currículum(?: vitae)?|currículo|履[歴历][書书]|職務経歴書))?$/i.test(
    part,
  ) ||
  /^(?:智联招聘|前程无忧|51job|BOSS直聘|猎聘网?|拉勾网?)$|^\p{Script=Han}{0,8}(?:登记|申请|报名|履历|信息|推荐|应聘|求职)表(?: ?[A-Za-z ]{4,30})?$|^(?:19|20)\d\d年 ?\d{1,2}月 ?\d{1,2}日 ?[現现]在$|^[（(]?(?:[粘张]?贴?(?:照片|相片)处?|证件照|[一二两]寸照?片?|免冠照片?)[)）]?$/u.test(
    part,
  )

const WISH = /意向|意愿|目标|期望|应聘/

/** Lines about the person: of what one wishes for, the first without a label names the position. */
export function personLines({ title, lines }: Pick<TextSection, 'title' | 'lines'>): SourceLine[] {
  const shown = lines.filter(({ kind }) => kind !== 'blank')
  const [first] = shown
  if (!WISH.test(title) || !first || /[:：]/.test(first.text)) return lines
  const parts = /[|｜\t]| {2,}/.test(first.text) ? splitParts(first.text) : [first.text]
  const said = parts.map((text, index) => ({ ...first, text: index === 0 ? `求职意向：${text}` : text }))
  return [...said, ...shown.slice(1)]
}
