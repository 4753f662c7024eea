import { clausesOf, type Clause } from '../text/clauses'
import type { Hit } from './ladders'

/**
 * How far one's own part went: 1 took part, 2 did it (said by no word of ours), 2.5 was responsible, 3 led. Being
 * responsible may be said as leading, doing as being responsible; a larger step is a claim of its own.
 */
export const PART = 1
export const DID = 2
export const RESPONSIBLE = 2.5
export const LED = 3
/** A position that somebody is named to; nothing short of it says it. */
export const NAMED = 4

const WORDS: [number, RegExp][] = [
  [
    1,
    /参与|协助|辅助|配合|帮助|帮忙|帮(?!扶)|协同|协办|支持(?=团队|销售|项目|工作|完成|部门)|参加|旁听|打下手|跟着|列席|观摩/g,
  ],
  [
    1,
    /\b(?:help(?:ed|ing|s)|assist(?:ed|ing|s)|support(?:ed|ing|s)|(?<=^ ?(?:- )?|\n(?:- )?)(?:help|assist|support)(?= )|contribut(?:ed|ing|es?)|participat(?:ed|ing|es?)|(?:took|take|taking) part|involved in|shadow(?:ed|ing)|(?:sit|sits|sat|sitting|serv(?:e|es|ed|ing)) on|(?:sit|sits|sat|sitting|listen(?:ed|ing)?) in on|collaborat(?:ed|ing|es?)|work(?:ed|ing) (?:on|with|alongside)|(?:was|were|am|as|being|been) (?:part of|one of (?:the )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|many|those) (?:[a-z]+ ){0,2}(?:on|in|who|that))|(?<=^ ?(?:[-•*] )?|[,;] )part of)\b/gi,
  ],
  [
    RESPONSIBLE,
    /负责(?!人(?![员力事才工])|支持|协助|配合|协调)|承担|操盘|统筹|(?<!(?:协助|配合|辅助|跟随|跟着|帮助?|支持|[向和与跟给])\p{Script=Han}{0,4})主管(?=[\p{Script=Han}]{2})|操持|掌管|总管(?!道)|(?<![\p{Script=Han}])管理(?!系统|平台|员|学|层|工具|后台|台|者|类|岗|软件|咨询|科学|费用|制度|流程|体系|办法|规范|模块|会计|信息)|担当/gu,
  ],
  [
    RESPONSIBLE,
    /\b(?:responsible for|in charge of|accountable for|own(?:ed|ing)|took ownership|managed|managing|ran|running(?! (?:on|in)\b)|oversaw|oversee(?:ing)?|supervis(?:ed|ing)|handled|handling|architected|took charge|drove|driving|(?:maintainer|owner|organi[sz]er|coordinator) of)\b/gi,
  ],
  [
    LED,
    /主导|牵头|(?<!系)统管|统领|带领(?![^，。,;；]{0,12}(?:熟悉|参观|了解|游览|认识|走访|幼儿|儿童|孩子|小朋友|游客|旅客))|领导(?!力|一致|好评|的?认可|小组|班子|审批|汇报)|率领|(?<!导师|老师|教授|领导)主持(?!人)|全权|一手|引领|挂帅|领衔|首席(?!\p{Script=Han}{2}官)|带队|执导|主讲|带着?(?=[\d一二两三四五六七八九十]+ ?[多余几]?[人名位])|(?<!在[^，。,;；\n]{1,20})手下|手下(?=有|带|管|共)|(?<!(?:协助|配合|跟随|跟着|向|和|与|给)[^，。,;；]{0,6}|\d ?[余多]?[位名个])(?:[组队班部店社团会圈]长|(?<!产品)负责人(?![员力事才工]))/gu,
  ],
  [
    LED,
    /\b(?:led(?! to\b| by (?!me\b)| (?:guided )?(?:tours?|walks?|sessions?|classes|lessons|discussions?)\b)|leading(?! to\b| companies|-edge| edge)|spearhead(?:ed|ing)|head(?:ed|ing)(?: up)?(?= (?:the|a|an|up|of))|directed|orchestrat(?:ed|ing)|chaired|championed|captained|pioneer(?:ed|ing)|masterminded|steered|took the lead|at the helm|(?:team|shift|section|floor|crew) lead(?:er)?|(?:lead|chief) (?:researcher|organi[sz]er|trainer|instructor|developer|engineer|designer|counsel|attorney|investigator|scientist|architect|analyst))\b/gi,
  ],
  [
    NAMED,
    /(?<!自)主编(?!辑|写|制)|主笔|第一作者|第一发明人|一作|通讯作者|项目主持人|主要研究者|首席研究(?:员|者)|\b(?:principal (?:investigator|supervisor|author)|primary (?:supervisor|author)|editor-in-chief|first (?:author|inventor)|corresponding author|(?:lead|chief) (?:editor|author))\b/gi,
  ],
]
const LEAD_VERB =
  /(?<=^ ?|[\n,;] ?|(?:^|\n) *[-*•] |\band )[Ll]ead(?= (?:the|a|an|of|on|our|all|development|design|\d+|two|three|four|five|six|seven|eight|nine|ten)\b)/g

/** A verb in the present at the start of a bullet. */
const RUN_VERB =
  /(?<=^ ?|[\n,;] ?|(?:^|\n) *[-*•] |\b(?:and|I) )(?:[Mm]anage|[Rr]un|[Oo]versee|[Ss]upervise|[Hh]andle|[Cc]hair|[Dd]irect|[Hh]ead)(?= [a-z\d])/g

/** What only a source says of being responsible. */
const IN_SOURCE: [number, RegExp][] = [
  [NAMED, /主持(?:了|过|完成|在研)?[^，。,;；\n]{0,24}(?:基金|课题|科研|专项)/g],
  [LED, /\b(?:shift|crew|group|section|line|floor) (?:leader|lead|supervisor|manager)s?\b/gi],
  [
    LED,
    /\b(?:principal|head ?teacher|director|manager|head|chief|captain|superintendent|owner|founder|dean) (?:of|at)\b/gi,
  ],
  [LED, /\b[a-z]+ lead(?= ?(?:[,.;\n]|$))/gi],
  [
    LED,
    /自编自导|主策(?!划)|主美|主程|自导|编导|主案|主刀|主创|主设|首席|带(?=[\p{Script=Han}\d]{0,3}(?:[人员客生孩徒团]|义工|志愿者|助理|学徒|队))|带[着了过]?(?=\s?(?:[\d一二两三四五六七八九十百几]+|一[帮批])\s?[多余几]?[个名位人](?!.?班))|手底下|麾下|下属|下辖/gu,
  ],
  [
    LED,
    /\bwith (?:(?:an?|my|one|two|three|four|\d+) )+(?:helpers?|apprentices?|labou?rers?|trainees?|assistants?(?! (?:manager|professor|director)))\b|\bline manag\w+|\bdirect reports?\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:[a-z]+ )?[a-z]+s on my team\b|\b(?:under|report(?:s|ed|ing)? to) me\b/gi,
  ],
  [
    LED,
    /(?<!\b(?:to|market|thought|industry|opinion|world|religious|community|business|political|loss|fellow|by|under) (?:(?:the|a|my|our) )?)\b(?:[a-z]+ (?:leader|champion)|(?<!\b(?:the|a|to|and|I|helped?|helping) )[a-z]+ lead(?= (?:for|of|on|at|across|since|from)\b| ?[-(|:]))\b/gi,
  ],
  [
    PART,
    /\b(?:(?:was|as) an? (?:tester|observer|member|participant|helper)|members? of|tester for|second (?:supervisor|author))\b|成员(?! ?[\d约共有数]|[一二三四五六七八九十两]+[人名位]|人数)|组员|一助|二助|第[二三]作者/gi,
  ],
  [RESPONSIBLE, /(?:都|全)?[是由]我/g],
  [LED, /\b(?:was|is|as|been) (?:the )?chair(?:man|woman|person)?\b|\bchair(?:man|woman|person)? of\b/gi],
  // "管3个班", "采购、排班都管": in running words, not at the end of a noun ("血管").
  [
    RESPONSIBLE,
    /(?<=^\s*(?:[-•·*] ?)?|[都也还全我要时来并兼,，、;；:]|(?<![那这心城夜河山国])里面?)管(?![理道家控教线网弦材件径壁式片辖制委用事得不好子桩束状])/gu,
  ],
  [
    RESPONSIBLE,
    /\bcoordinat(?:ed?|ing|es|or)\b(?! with)|\b(?:in charge|look(?:ed|ing)? after|keep|kept)\b/gi,
  ],
]

/** The words of a text that say how far somebody's part went. */
export function roleHits(text: string, { isSource = false } = {}): Hit[] {
  const words = isSource ? [...WORDS, ...IN_SOURCE] : WORDS
  return [...words, [LED, LEAD_VERB] as const, [RESPONSIBLE, RUN_VERB] as const].flatMap(([level, pattern]) =>
    Array.from(text.matchAll(pattern), (found) => ({
      level: isSource && SUPPORTED_BY.test(text.slice(0, found.index)) ? Math.min(level, DID) : level,
      from: found.index,
      to: found.index + found[0].length,
    })).filter(
      ({ from, to }) =>
        !(isSource && NOT_DONE.test(text.slice(0, from))) &&
        // lamps
        text.slice(from, to) !== 'LED' &&
        (text.slice(from, to).includes(' ') || !COMPOUND.test(text.slice(Math.max(0, from - 2), from))) &&
        !(
          (isPost(text.slice(from, to)) || level === NAMED || OF_POST.test(text.slice(from, to))) &&
          OF_OTHERS.test(text.slice(Math.max(0, from - 24), from))
        ),
    ),
  )
}

/** "I never managed the agency" */
const NOT_DONE = /(?:\b(?:never|not(?! only))\b|n't\b)(?: \w+){0,2} $|(?:从?没有?|并?未|不是我?)$/i

/** "Supported the launch by running the beta": how it was supported. */
const SUPPORTED_BY = /\b(?:support|help|assist|contribut)\w*\b[^.;,\n]*\bby (?:[^.;,\n]*\band )?$/i

/** "Reported to the team leader": what stands before somebody else's post. */
const OF_OTHERS =
  /\b(?:to|by|with|under|from|assist\w*|support\w*|help\w*|shadow\w*) (?:the |an? |our |my )?$/i

/** A post that somebody has, no verb. */
export function isPost(words: string): boolean {
  return /^(?:[组队班部店社团会圈]长|负责人|[a-z]+ (?:lead|leader|champion|captain)s?)$/i.test(words)
}

/** "Helped the lead designer" */
const OF_POST = /^(?:lead|chief) [a-z]+$/i

/** "Airflow-orchestrated" says by what, not by whom. */
const COMPOUND = /\p{L}-$/u

/** Whether a role of the suggestion goes beyond the source's highest in the same clause. */
export function isStrongerRole({ claim, source }: { claim: number; source: number }): boolean {
  if (claim <= DID || claim <= source) return false
  if (claim >= NAMED) return true
  if (source < DID) return true
  return source === DID && claim >= LED
}

const VERB =
  /\bwhile (?=(?:also )?[a-z]+ing\b)|\b(?:and|then|as well as) (?=(?:also |I |we )*(?:(?:was|were) [a-z]+ing|[a-z]+ed|led|ran|wrote|built|took|held|gave|made|taught|drove|oversaw|did|won|kept|sold|set|got|saw|cut|grew|spoke|drew|began|brought)\b)/g

/** Clauses, in English also parted before a further verb: "wrote the tests and helped with the release". */
export function roleClausesOf(text: string): Clause[] {
  return clausesOf(text).flatMap((clause) => {
    const starts = [
      0,
      ...Array.from(clause.text.matchAll(VERB), ({ index, 0: found }) => index + found.length),
    ]
    return starts
      .map((start, index) => ({ start, end: starts[index + 1] ?? clause.text.length }))
      .filter(({ start, end }) => end > start)
      .map(({ start, end }) => ({
        text: clause.text.slice(start, end),
        from: clause.from + start,
        to: clause.from + end,
      }))
  })
}

/** Helping at somebody else's work; helping customers or patients is work of one's own. */
const HELPED =
  /(?:参与|协助|辅助|协办)(?!了?(?:客户|顾客|患者|病人|老人|居民|企业|学生|用户|商家|群众))|帮忙|打下手|旁听|观摩|列席|跟诊|\b(?:help(?:ed|ing)?|assist(?:ed|ing)?)(?= |$)(?! (?:\w+ ){0,2}(?:customers?|guests?|patients?|clients?|students?|pupils?|residents?|people|them|visitors?|members?|families|users?|buyers?)\b)|\b(?:contribut(?:ed|ing) to|participat(?:ed|ing) in|(?:took|taking) part in|involved in|shadow(?:ed|ing)|observ(?:ed|ing)|sat in on|consulted on)\b/i
/** Words that keep the others in. */
const SHARED =
  /参与|参加|协助|辅助|配合|支持|联合|共同|协同|协作|携手|合作|会同|跟随|协办|帮|旁听|观摩|列席|见习|成员|部分|其中|之一|指导下|带领下|[与和跟同]|\b(?:(?<!consultation )with|together|team|jointly?|co-\w+|alongside|part|member|under|help\w*|assist\w*|support\w*|contribut\w*|participat\w*|involv\w*|shadow\w*|collaborat\w*|input|feedback|shared?|aid\w*|observ\w*|sat in|attend\w*|for)\b/i

export function tellsOfHelp(text: string): boolean {
  return HELPED.test(text)
}

export function keepsOthersIn(text: string): boolean {
  return SHARED.test(text)
}
