import type { Span } from '../types'

/** What outcomes are about, by an id for both languages. Ids in one group stand for each other. */
const OBJECTS: [string, RegExp][] = [
  [
    'time',
    /效率|性能|速度|时间|耗时|延迟|响应|时长|周期|提速|快了|更快|加快|时效|吞吐|并发|QPS|TPS|毫秒|分钟|小时|\b(?:efficien\w+|performance|speed\w*|time|times|latency|respon\w+|faster|quick\w*|throughput|cycle|turnaround|productiv\w+|minutes?|hours?|days?|seconds?|ms|delays?|slow\w*)\b/gi,
  ],
  [
    'cost',
    /成本|费用|开支|支出|预算|浪费|\b(?:costs?|costing|expens\w+|spend\w*|budgets?|overheads?|waste|saved?|savings?)\b|[$£€¥]|英镑|美元|元/gi,
  ],
  [
    'sales',
    /收入|营收|销售|业绩|GMV|订单|成交|利润|盈利|销量|卖|\b(?:revenue|sales|sold|income|profit\w*|turnover|orders?|deals?|margins?)\b/gi,
  ],
  [
    'users',
    /用户|粉丝|会员|流量|曝光|阅读|播放|观看|客流|留存|活跃|复购|回头客|老客|黏性|粘性|\b(?:users?|followers?|members?|traffic|views?|readers?|audience|exposure|retention|engagement|repurchase|visitors?|signups?|sign-ups)\b/gi,
  ],
  ['conversion', /转化|点击率|打开率|\b(?:conversions?|click\w*|ctr|open rates?)\b/gi],
  ['satisfaction', /满意|体验|客诉|投诉|口碑|\b(?:satisf\w+|experience|complaints?|nps)\b/gi],
  [
    'quality',
    /质量|缺陷|故障|错误|bug|准确|精度|差错|失败|稳定|可用|可靠|崩溃|返工|\b(?:quality|defects?|bugs?|errors?|mistakes?|accura\w+|failures?|failed|fail\w*|stab\w+|reliab\w+|availab\w+|uptime|crash\w*|incidents?|outages?|rework)\b/gi,
  ],
  ['brand', /品牌|影响力|知名度|\b(?:brand|awareness|visibility|reputation|influence)\b/gi],
  ['team', /协作|凝聚力|沟通|士气|\b(?:collaboration|morale|communication|cohesion)\b/gi],
  ['load', /压力|负载|内存|资源|服务器|\b(?:load|memory|pressure|resources?|servers?|cpu|storage)\b/gi],
  ['security', /安全|风险|合规|\b(?:secur\w+|risks?|complian\w+)\b/gi],
  ['maintain', /可维护|维护性|扩展性|复用|\b(?:maintainab\w+|scalab\w+|reusab\w+)\b/gi],
]

/** Words that claim an outcome. */
const CLAIM =
  /提升|提高|增加|增强|降低|减少|缩短|节省|节约|加快|改善|促进|扩大|增长|降幅|涨幅|带动|拉动|下降(?=[\s，。；,;]|$)|上升(?=[\s，。；,;]|$)|\b(?:improv(?:ed|ing|es|e|ement|ements)|increas(?:ed|ing|es|e)|boost(?:ed|ing|s)?|enhanc(?:ed|ing|es|e)|reduc(?:ed|ing|es|e|tion|tions)|(?<!\b(?:rough|fine|final|first|director's|short|clean|jump)[- ])cut(?:ting|s)?(?! (?:\w+ ){0,2}(?:patterns?|cloth|fabric|leather|paper|glass|wood|stone|metal|steel|hair|grass|keys?|meat|vegetables|trees|pipes?|out)\b)|lower(?:ed|ing|s)|decreas(?:ed|ing|es|e)|sav(?:ed|ing|es|ings)|accelerat(?:ed|ing|es)|sp(?:ed|eeding) up|gr(?:ew|owing)(?! (?:plants?|crops?|tomatoes|cucumbers|vegetables|fruit|flowers|rice|wheat|maize|corn|grapes|apples|cotton|potatoes|peppers|strawberries|seedlings|trees|herbs)\b(?! (?:sales|revenue|exports?|business|output|share|volumes?|income|turnover|production|yields?)\b))(?!(?<=growing) (?:seasons?|conditions|up|list|number|team|company|business)\b)|growth(?= (?:of|in|by|and|from|to|over|on|at|rate|through|across|year)\b| ?[,.;)]|$)(?! (?:rates? of)\b)|rais(?:ed|ing)(?! (?:about |over |nearly |some |more than )?(?:RMB|CNY|USD|[$£€¥])? ?\d)|minimi[sz](?:ed|ing)|maximi[sz](?:ed|ing)|eliminat(?:ed|ing)|strengthen(?:ed|ing)|generating(?! (?:[\w.]+ ){0,2}[\d$£€¥])|halv(?:ed|ing)|doubl(?:ed|ing)|tripl(?:ed|ing)|shorten(?:ed|ing)|expand(?:ed|ing) (?:the |our )?(?:market|share|reach|presence|coverage|influence|revenue|sales))\b/gi
/** Words that tie an outcome on. */
const TIED =
  /从而|进而|(?<=^ ?|[，,；;] ?)(?:有效|成功|及时)?(?:避免|防止|杜绝)了?(?=\p{Script=Han})|确保|(?<!生活|社会|劳动|医疗|养老|后勤)保障了?|助力|赋能|奠定(?:了)?.{0,6}基础|\b(?:ensuring|enabling|allowing|resulting in|leading to|contributing to|fostering|which (?:led|resulted)|thereby|thus|paving the way)\b/giu
const TIED_IN_SOURCE =
  /从而|进而|确保|保证|保障|使|让|避免|防止|免得|以免|杜绝|以便|因此|支撑|维护|助力|\b(?:ensur\w+|enabl\w+|allow\w*|result\w*|led to|leads? to|so that|so\b|contribut\w+|guarantee\w*|(?:came|come|grew|comes) (?:out of|of|from)|turned into|brought|make sure|made sure|making sure|which|maintain\w*|kept?|keep\w*|foster\w*|support\w*|thus|thereby|stay\w*|remain\w*)\b/i
const CHANGE =
  /省[了下出掉钱]|(?<=[年月])省|省(?=费用|电费|成本|工时|人工)|节[省约税能电水汇]|[退减免]税|比(?:上|去|前|同)[^，。,;；]{0,8}[多少高低涨降快慢]|优化|改进|完善|提速|调优|重构|下降|上涨|上升|上调|涨|降|压[到缩]|少了|少跑|变[短快少好高低]|[快多好高低顺省]了|更快|更[好少多高低]|翻[倍番了]|[从由].{1,20}(?:[到至增]|变[成为])|避免|解决|修复|扩展|新增|做到|达到|原来|以前|之前|→|->|自动化|\b(?:under|optimi[sz]\w*|refin\w+|streamlin\w+|refactor\w*|faster|slower|quicker|fewer|less|better|more|fell|dropped|rose|went|up|down|rewrote|from .{1,30} to|automat\w+|fix(?:ed|es)?|cost|instead of|previously|before that|used to|threefold|twofold|double|triple|half|(?:took|taken?|taking|cut|shaved|trimmed|knocked) [^,;\n]{0,30}\b(?:out|off|away|down)|regain\w*|lost|shed|shipped|improv\w*|grow)\b/i
const STRONGLY =
  /显著|大幅度?|极大|明显|成倍|飞跃|\b(?:significant(?:ly)?|great(?:ly)|substantial(?:ly)?|dramatic(?:ally)?|drastic(?:ally)?|massive(?:ly)?|remarkabl[ey]|considerabl[ey])\b/i

export type Outcome = Span & { isTied: boolean }

/** The words of a text that claim an outcome. */
export function outcomesOf(text: string): Outcome[] {
  const read = (pattern: RegExp, isTied: boolean) =>
    Array.from(text.matchAll(pattern), (found) => ({
      from: found.index,
      to: found.index + found[0].length,
      isTied,
      // "life-saving"
    }))
      .filter(({ from }) => !/\p{L}-$/u.test(text.slice(Math.max(0, from - 2), from)))
      .filter(({ from, to }) => !isNameOfWork({ text, from, to }))
  return [...read(CLAIM, false), ...read(TIED, true)]
}

/** Kinds of work that are called by what they are for. */
const WORK_BEFORE = /(?:8D|QC|TPM|[56]S|Kaizen|精益|持续|六西格玛)$|\b(?:continuous|process|lean) $/i
const WORK_BEHIND =
  /^(?:项目|计划|方案|措施|活动|课题|专项|小组|提案|建议|专案)(?=$|[，。、；,;）)与和及])|^ (?:(?:improvement )?(?:projects?|programmes?|programs?|plans?|teams?|initiatives?|ideas?|proposals?)|marketing|hacking|accounts?|banks?)\b/

/** "8D改善", "cost reduction projects": no outcome is told. */
function isNameOfWork({ text, from, to }: { text: string } & Span): boolean {
  return (
    (/^(?:改善|提升|improvements?)$/i.test(text.slice(from, to)) && WORK_BEFORE.test(text.slice(0, from))) ||
    WORK_BEHIND.test(text.slice(to))
  )
}

/** What outcomes of a text are about. */
export function objectsOf(text: string): Set<string> {
  return new Set(OBJECTS.filter(([, pattern]) => text.search(pattern) !== -1).map(([id]) => id))
}

/** Whether a source tells of an outcome or of a change for the better at all. */
export function tellsOfChange(text: string): boolean {
  return text.search(CLAIM) !== -1 || CHANGE.test(text)
}

/** Whether a source says what its work led to. */
export function tellsOfEffect(text: string): boolean {
  return TIED_IN_SOURCE.test(text) || text.search(CLAIM) !== -1
}

export function isSaidStrongly(text: string): boolean {
  return STRONGLY.test(text)
}
