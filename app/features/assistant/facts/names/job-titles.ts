import type { Span } from '../types'
import { HEADS, RAISES } from './tables/job-heads'

/** A job title in a text. `rank` from 0 (intern) to 8 (chief); `trade` the same in both languages ('build', 'manage'). */
export type JobTitle = Span & { rank: number; trade: string }

const HAN = HEADS.map(({ han, ...rest }) => ({
  ...rest,
  pattern: new RegExp(`((?:初级|高级|资深|首席|助理|副)?[\\p{Script=Han}A-Za-z]{0,8}?)(${han})`, 'gu'),
}))
const LATIN = HEADS.map(({ latin, ...rest }) => ({
  ...rest,
  pattern: new RegExp(
    `((?:\\b[A-Z][A-Za-z&/-]{0,40}(?:(?<=\\b[SJ]r)\\.)? ){0,4})\\b(${latin})\\b(?!s\\b)`,
    'g',
  ),
}))
const LATIN_ANY_CASE = LATIN.map(({ pattern, ...rest }) => ({
  ...rest,
  pattern: new RegExp(pattern.source, 'gi'),
}))
const LEADING = 4
const NO_VERB =
  '(?!(?:led|ran|wrote|built|made|kept|met|held|was|were|had|took|gave|taught|trained|to|the|my|our|(?!experienced|seasoned|dedicated|certified|skilled|qualified|motivated|licensed|registered|chartered|accomplished|driven)[a-z]+ed) )'
/** "Marketing manager with four years of …": in lower case, as a summary or a bullet begins. */
const OPENING = LATIN.filter(({ rank, trade }) => rank >= LEADING || trade === 'own').map(
  ({ pattern, ...rest }) => ({
    ...rest,
    pattern: new RegExp(
      `(?<=(?:^|[\\n.;]) ?(?:[-•*] )?(?:(?:I am|I'm|as) )?(?:an? )?|[,(] ?as (?:an? |the )?|\\b(?:promoted|advanced|rose|moved up|stepped up) (?:from [a-z ]{3,30} )?to (?:an? )?)${NO_VERB}((?:[a-z][a-z&/-]{0,40} ){0,3})${pattern.source.slice(pattern.source.indexOf('\\b('))}(?=,|\\.|\\)| ?$| (?:with|who|and|in|at|on|for|of|responsible|leading|managing|overseeing|supervising|offering|bringing|specializing|skilled|experienced|handling|since)\\b)`,
      'gi',
    ),
  }),
)
/** "Senior data analyst" at the start of a line, in lower case but for its first word. */
const RAISED = LATIN.map(({ pattern, ...rest }) => ({
  ...rest,
  pattern: new RegExp(
    `(?<=(?:^|[\\n.;]) ?(?:[-•*] )?(?:(?:I am|I'm|as) )?(?:an? )?)((?:Senior|Sr\\.?|Principal) (?:[a-z][a-z&/-]{0,40} ){0,3})${pattern.source.slice(pattern.source.indexOf('\\b('))}`,
    'gi',
  ),
}))
const PROMOTED_TO = /\b(?:promoted|advanced|rose|moved up|stepped up) (?:from [a-z ]{3,30} )?to (?:an? )?$/i

/** Where a title belongs to somebody else: colleagues, plurals, addressees. */
const OTHERS =
  /(?:[与和跟同向给对]|配合|协助|支持|对接|联合|(?<![为任是])招聘|培养|带教|面试|汇报|\d ?[名位个]|[一二两三四五六七八九十百] ?[名位个]|\b(?:with|to|for|by|under|from|at|joined|support(?:ed|ing)|assist(?:ed|ing)|advis(?:ed|ing)|serving|mentored|trained|between|among)(?: (?:the|a|an|our|my|two|three|four|five|six|\d+))?) ?$/i

/** "Reported to the warehouse team leader". */
const OF_SOMEBODY =
  /\b(?:to|with|by|under|from|assist\w*|support\w*|help\w*|shadow\w*) (?:the|an?|our|my) (?:(?!(?:as|and)\b)[\w&-]+ ){0,3}$/i

/** What a title only names the sort of: "会计师事务所", "教师节", "设计师团队". */
const SORT_OF =
  /^ ?[\d一二三四五六七八九十]+ ?[多余]?[名位人]|^师?(?:事务所|协会|学会|公会|工会|联合会|委员会|大赛|竞赛|比赛|节|站|团队?|指导|带领|领导下|学院|专业|系统|平台|手册|培训|会议|沙龙|论坛|关于|的(?:论文|课题|项目|研究)|课题组|俱乐部|奖|杯|函|证言|们|级别?$)/
/** Behind somebody who reads or decides: "总监查阅", "经理审批". */
const READER =
  /^(?:\([A-Za-z]+\))?(?:[及和与、][\p{Script=Han}]{1,6})?(?:不在|休[假息]|外出|缺席|汇报|报告|查阅|审阅|阅示|参考|审批|签批|批示|决策|批准|的?(?:日程|行程|差旅|交办|指示))|^'s\b/u
/** Before one who is served or told: "供财务总监查阅", "为总经理安排日程". */
const SERVED =
  /(?:^|[^\p{Script=Han}]|[并且时期日周月年接门人])(?:供(?!应|销|给|方|电|热|水|货|暖)|请|呈(?!现)|[递报提]送|上?报(?!社|关|建|检|刊|价|表|账|名)|代?替|代行|顶替|帮助?|让|为|陪同|随同?)[\p{Script=Han}]{0,8}$/u
/** "首席运营官(COO)": the bracket says the same once more. */
const SAID_AGAIN = /(?:首席\p{Script=Han}{2}官|Chief [A-Z][a-z]+ Officer) ?\($/u

/** The titles that a folded text claims for its person; a source's may be in lower case. */
export function jobTitles(text: string, { isSource = false, isOfAnybody = false } = {}): JobTitle[] {
  const result: JobTitle[] = []
  for (const { pattern, trade, rank } of [
    ...HAN,
    ...(isSource ? LATIN_ANY_CASE : [...LATIN, ...OPENING, ...RAISED]),
  ])
    for (const found of text.matchAll(pattern)) {
      const from = found.index + (/^\s*/.exec(found[0])?.[0].length ?? 0)
      const to = found.index + found[0].length
      const before = text.slice(0, from).replace(SAID_AGAIN, '')
      if ((!isOfAnybody && isOthers(before, found[1] ?? '')) || isVerb({ text, from, to })) continue
      if (
        SORT_OF.test(text.slice(to)) ||
        READER.test(text.slice(to)) ||
        SERVED.test(clauseOf(before, found[1]))
      )
        continue
      const covered = result.find((other) => other.from < to && from < other.to)
      if (covered !== undefined && covered.to >= to) continue
      if (covered !== undefined && covered.trade !== 'intern' && to > covered.to && trade === 'intern')
        result.splice(result.indexOf(covered), 1)
      // "Executive Chef", "助理研究员": the last word is the title.
      else if (
        covered !== undefined &&
        covered.trade !== 'intern' &&
        isOneTitle(text.slice(covered.from, to))
      )
        result.splice(result.indexOf(covered), 1)
      else if (covered !== undefined && trade !== 'intern' && trade !== 'help') continue
      const raise = raiseOf({ words: found[1] ?? '', trade }) + (isSource && found[2] === '负责人' ? 0.5 : 0)
      result.push({ from, to, trade, rank: rank + raise })
    }
  return result
}

/** The clause up to a title. */
function clauseOf(before: string, modifiers = ''): string {
  return (/[^，。,;；、\n]*$/.exec(before)?.[0] ?? '') + modifiers
}

function isOneTitle(text: string): boolean {
  return /^(?:[A-Z][A-Za-z'-]*(?: |$))+$|^助理\p{Script=Han}{2,4}$/u.test(text)
}

function raiseOf({ words, trade }: { words: string; trade: string }): number {
  // An associate of a law firm is no lesser lawyer.
  if (trade === 'law' && /\bAssociate /.test(words)) return 0
  return RAISES.find(([, han, latin]) => new RegExp(`${han}|\\b(?:${latin})(?![a-z])`).test(words))?.[0] ?? 0
}

function isOthers(headText: string, modifiers: string): boolean {
  if (PROMOTED_TO.test(headText)) return false
  // "其中一个班的班主任": one of a class, not one of those who have the title
  if (/[班组部门店]的$|[一二两三四五六七八九十\d]个?[班组部门店]+$/.test(headText + modifiers)) return false
  if (/(?:\d|[一二两三四五六七八九十]) ?[余多]?[人名位个][\p{Script=Han}]{0,8}$/u.test(headText + modifiers))
    return true
  if (OF_SOMEBODY.test(headText.slice(-24) + modifiers)) return true
  if (/\bDear\b/.test(headText.slice(-8) + modifiers)) return true
  if (
    /(?:导师|师从|\b(?:advis[eo]r|supervisor|mentor):?)[:是为]?\s*$/i.test(headText) ||
    /^[、和与]/.test(modifiers)
  )
    return true
  return (
    OTHERS.test(headText.slice(-24)) ||
    OTHERS.test((headText + modifiers).slice(-24)) ||
    /[与和跟同向给对协配受由]|(?<=[^任是为兼做当曾职]{2})培训(?!高级|资深|首席|[部中])(?=\p{Script=Han}{2})|督导|带领|转交|移交|转给|交由|上报|获(?![聘评任选])|管理.*名|协助|负责(?!人)|导师/u.test(
      modifiers,
    )
  )
}

/** "Lead the…" and "Coach…" at a sentence's start are verbs; "lead" and "doctor" in lower case are never matched. */
function isVerb({ text, from, to }: { text: string; from: number; to: number }): boolean {
  const rest = text.slice(to)
  if (
    /^(?:[并]?教授|.*[在向给为每].*教授)$/.test(text.slice(from, to)) &&
    /^(?!级|职)[\p{Script=Han}\dA-Z]/u.test(rest)
  )
    return true
  // "Executive assistant": the word after it is the title
  if (/^ (?:assistant|secretary|manager|director|engineer|officer|producer|chef|editor|coach)\b/.test(rest))
    return true
  const isStart = from === 0 || /[\n.;•·*-]\s*$/.test(text.slice(0, from))
  return (
    isStart &&
    /^(?:Lead|Coach|Captain|Counsel|Intern)$/.test(text.slice(from, to)) &&
    /^ (?!of\b)[a-z\d]/.test(rest)
  )
}

/** Whether any of the sources' titles is this one: the same trade and no lower rank. */
export function hasTitle({ claim, titles }: { claim: JobTitle; titles: JobTitle[] }): boolean {
  return titles.some(
    ({ rank, trade }) => (trade === claim.trade || isAlike(trade, claim.trade)) && rank >= claim.rank,
  )
}

/** Names of trades that are used for each other in translation. */
function isAlike(a: string, b: string): boolean {
  const pair = [a, b].sort().join(' ')
  return [
    'lead manage',
    'manage own',
    'lead own',
    'advise staff',
    'help staff',
    'help law',
    'attend staff',
    'direct manage',
    'chief manage',
    'build research',
    'direct lead',
  ].includes(pair)
}
