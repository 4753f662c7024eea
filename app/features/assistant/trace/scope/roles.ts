import { matchesIn, type Span } from '../types'

/**
 * How far one's own part went: 1 took part, 2 did it (said by no word of ours), 2.5 was responsible, 3 led. Being
 * responsible may be said as leading, doing as being responsible; a larger step is a claim of its own.
 */
const PART = 1
export const DID = 2
const RESPONSIBLE = 2.5
export const LED = 3

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
export const isLeading = (text: string): boolean => LEADING.test(text)

/** The words of a text that say how far somebody's part went. */
export function roleHits(text: string): (Span & { level: number })[] {
  return WORDS.flatMap(([level, pattern]) =>
    matchesIn(text, pattern)
      .filter((hit) => hit.text !== 'LED' && !NOT_OWN.test(text.slice(Math.max(0, hit.from - 14), hit.from)))
      .map(({ from, to }) => ({ level, from, to })),
  )
}

/** Whether a role goes beyond the source's highest for the same work. */
export function isStrongerRole({ claim, source }: { claim: number; source: number }): boolean {
  if (claim <= DID || claim <= source) return false
  return source < DID || claim >= LED ? source < RESPONSIBLE : false
}
