import { flag, type Context } from '../context'
import { onceFor } from '../once'
import { originOf } from '../origins'
import { contentWords } from '../content-words'
import { meaningOf } from '../dictionary/meaning'
import { clausesOf, type Clause } from '../text/clauses'
import type { Line } from '../sources'
import { matchesIn, type Span } from '../types'

/**
 * How far one's own part went. Being responsible may be said as leading, and doing, which no word of ours says, as being
 * responsible; two steps are a claim of their own.
 */
const PART = 1
const DID = 2
const RESPONSIBLE = 3
const LED = 4

const WORDS: [number, RegExp][] = [
  [
    PART,
    /参与|协助|辅助|配合|帮助|帮忙|帮(?!扶)|协同|协办|支持(?=团队|销售|项目|工作|完成|部门)|参加|旁听|打下手|跟着|列席|观摩|成员|组员/g,
  ],
  [
    PART,
    /\b(?:help(?:ed|ing|s)?|assist(?:ed|ing|s)?|support(?:ed|ing|s)?|contribut(?:ed|ing|es?)|participat(?:ed|ing|es?)|(?:took|take|taking) part|involved in|shadow(?:ed|ing)|(?:sat|sit) in on|collaborat(?:ed|ing|es?)|work(?:ed|ing) (?:on|with|alongside)|(?:part|members?|one) of)\b/gi,
  ],
  [
    RESPONSIBLE,
    /负责(?!人(?!员)|支持|协助|配合|协调)|承担|操盘|统筹|掌管|手下|底下|(?<![\p{Script=Han}])管(?=[\p{Script=Han}\d ]{1,8})|(?<!组)[\p{Script=Han}]长(?=\d|，|。|,|管|带|$)|(?<!\p{Script=Han})管理(?!系统|平台|员|学|层|工具|后台|台|者|类|岗|软件|咨询|科学|费用|制度|流程|体系|办法|规范|模块)|担当|协调|[是由]我/gu,
  ],
  [
    RESPONSIBLE,
    /\b(?:responsible for|in charge of|accountable for|owns|owned|owning|(?<=^ ?(?:- )?|\n(?:- )?)own|took (?:ownership|charge)|manag(?:e|es|ed|ing)|ran|run|oversaw|oversee(?:ing)?|supervis(?:e|es|ed|ing)|drove|driving|coordinat(?:e|ed|ing|or)|look(?:s|ed)? after|kept|principal of)\b/gi,
  ],
  [
    LED,
    /主导|牵头|统领|带领(?![^，。,;；]{0,12}(?:参观|游览|儿童|孩子|游客))|领导(?!力|一致|好评|的?认可|小组|班子|审批|汇报)|率领|(?<!导师|老师|教授|领导)主持|主办|(?<!系)统管|全权|引领|挂帅|领衔|带队|执导|主讲|(?<!所)带[着了过]?(?!教|班|团|学徒)(?=[\p{Script=Han}\d ]{0,4}(?:[人名位个届班徒团队园]|义工|志愿者|[\p{Script=Han}]员))|(?<![位名副])[组队班部店社团会]长|负责人(?!员)|(?<![自主])主编|首席/gu,
  ],
  [
    LED,
    /\b(?:led(?! to\b)|leading(?! to\b| companies|-edge| edge)|spearhead(?:ed|ing)?|head(?:ed|ing)(?: up)?(?= (?:the|a|an|up|of))|direct(?:ed|ing)|orchestrat(?:ed|ing)|chair(?:ed|ing)?|champion(?:ed|ing)|captain(?:ed)?|pioneer(?:ed|ing)|mastermind(?:ed|ing)|steered|took the lead|at the helm|(?:team|shift|section|floor|crew) lead(?:er)?|principal investigator|editor-in-chief)\b/gi,
  ],
  [
    LED,
    /(?<=^ ?|[\n,;] ?|(?:^|\n) *[-*•] |\band |\bto )lead(?= (?:the|a|an|of|on|our|all|\d+|two|three|four|five|six|seven|eight|nine|ten)\b)/gi,
  ],
]
/** "I never managed the agency", and somebody else's post: "reported to the team leader". */
const NOT_OWN =
  /\b(?:never|not|to|by|with|under|from)(?: (?:the|an?|our|my))? $|n't(?: \w+)? $|(?:没有?|未|[向和跟与给])$/i

/** What says of a line's own post that its holder leads. */
const LEADING =
  /\b(?:lead(?:er)?|heads?|directors?|chief|captain|charge hand|founder|(?:on )?my team|reports?)\b|(?<![位名副])[\p{Script=Han}]长(?!期|大|处)|总监|主管|经理|主任|负责人|手下|(?:团队|小组|组内)\d+人|\d+人(?:团队|小组)/iu
const isLeading = (text: string): boolean => LEADING.test(text)

/** Flags "led" where the line that it was made from says "took part" or just does it. */
export function checkRoles(context: Context): void {
  for (const clause of clausesOf(context.text)) {
    const claims = roleHits(clause.text).filter(({ level }) => level > DID)
    if (claims.length === 0) continue
    const line = originOf({ context, clause }) ?? lineBeside({ context, clause })
    if (!line) {
      // what no line tells of is new wording
      for (const { from, to } of claims)
        context.gentle.push({ from: clause.from + from, to: clause.from + to })
      continue
    }
    const origin = partOf({ line, clause })
    const best = roleHits(origin.text).toSorted((a, b) => b.level - a.level)[0]
    const isHelp = roleHits(line.text).some(({ level }) => level < DID)
    const said = best?.level ?? (isLeading(line.text) && !isHelp ? LED : DID)
    for (const { level, from, to } of claims) {
      if (level < said + 2) continue
      const place = best ? { from: origin.from + best.from, to: origin.from + best.to } : origin
      const at = { source: line.source, from: place.from, to: place.to }
      const span = { from: clause.from + from, to: clause.from + to }
      flag(context, { kind: 'scope', ...span, note: 'stronger-role', at })
    }
  }
}

type Pair = { line: Line; clause: Clause }

/** The clause of a line that says most of another clause's words; the whole line where none says any. */
function partOf({ line, clause }: Pair): { text: string; from: number; to: number } {
  const words = contentWords({ text: clause.text, taken: [] })
  let best = { text: line.text, from: line.from, to: line.to }
  let most = 0
  for (const part of partsOf(line)) {
    const count = words.filter((word) => word.isIn(part.said)).length
    if (count <= most) continue
    best = { text: part.text, from: line.from + part.from, to: line.from + part.to }
    most = count
  }
  return best
}

/** Nobody writes more of them in a line. */
const MOST_PARTS = 40

const partsOf = onceFor((line: Line) =>
  clausesOf(line.text)
    .slice(0, MOST_PARTS)
    .map((part) => ({ ...part, said: meaningOf(part.text) })),
)

/** The line of the replaced text in a clause's place, where both have as many. */
function lineBeside({ context, clause }: { context: Context; clause: Clause }): Line | undefined {
  const lines = context.before.lines()
  const own = Array.from(context.text.matchAll(/[^\n]*\S[^\n]*/g))
  if (lines.length !== own.length) return undefined
  return lines[
    own.findIndex(({ index, 0: text }) => index <= clause.from && clause.from < index + text.length)
  ]
}

/** The words of a text that say how far somebody's part went. */
function roleHits(text: string): (Span & { level: number })[] {
  return WORDS.flatMap(([level, pattern]) =>
    matchesIn(text, pattern)
      .filter((hit) => hit.text !== 'LED' && !NOT_OWN.test(text.slice(Math.max(0, hit.from - 14), hit.from)))
      .map(({ from, to }) => ({ level, from, to })),
  )
}
