import type { FlagKind } from '../types'
import { CLAIM_LADDERS } from './claim-ladders'
import { MARKED_LADDERS } from './marked-ladders'
import { STATE_LADDERS } from './state-ladders'

/** Being first says in a source what a champion's title says. */
const TOP_PLACE =
  /第一名?|\b(?:got|achieved|earned) (?:a )?firsts?\b(?! [a-z])|榜首|最[高多好快]|\btop (?:seller|salesperson|performer|rep\w*)\b|\b(?:ranked|came|placed|finished) (?:first|1st|#1|no\. ?1)\b|\bwon (?:(?:a|an|the|our|two|three|\d+) )?(?:[\w-]+ ){0,3}(?:contest|competition|championship|tournament|cup|league|race|match)\b/gi

/** One step of a ladder: what says it in either language. */
type Step = { level: number; pattern: RegExp; /** What else says it in a source. */ told?: RegExp }
/**
 * Things of which more is a greater claim. `leastNew` is the lowest level that is a claim even where the sources say
 * nothing of the kind; `isExact` ladders admit only levels that the source names, others all below its highest.
 */
export type Ladder = {
  id: string
  kind: FlagKind
  steps: Step[]
  leastNew: number
  isExact: boolean
  /** Only the replaced text and the person's own words bear it out: another job's store is not this one's. */
  isOfTask?: boolean
}

const step = (level: number, pattern: RegExp, told?: RegExp): Step => ({
  level,
  pattern,
  ...(told === undefined ? {} : { told }),
})

export const LADDERS: Ladder[] = [
  {
    id: 'degree',
    kind: 'scope',
    leastNew: 1,
    isExact: true,
    steps: [
      step(
        1,
        /大专|副学士|\bA\.?A\.?S\b|专科(?![医护门培])(?!住院)|associate(?:'s)? degree|associate of (?:arts|science)|junior college/gi,
      ),
      step(
        2,
        /本科(?!生|室)|(?<!副)学士|\bbachelor(?:'s|s)?\b|\bundergraduate\b|\bB\.?E\.? (?=in\b)|\bB\.?(?:Sc|Eng|A|S|Com|BA)\b\.?/g,
      ),
      step(2, /\bBachelor(?:'s|s)?\b|\b(?:LLB|BBA|BFA|BTech|BEd|BSN|BN|BPharm|BMus|BArch|BDes|MBBS)\b/g),
      step(
        3,
        /硕士|(?<!博士)研究生(?!院|新生|学生|导师|课程)|\b[Mm]aster(?:'s|s)?(?= (?:of|in|degree)\b|'s|,|$|;| \|)|\bM\.?(?:Sc|Eng|A|S|Phil|Ed|BA)\b\.?|\b(?:MBA|LLM|MPA|MPH|MFA|MEd|MRes|MTech|MPhil|MMus|MArch|MDes|MLIS|MLS)\b/g,
        /\b[Mm]aster(?:'s|s)?(?= (?:students?|thesis|program|level)\w*)|\bM(?:CS|ISM|IM|EM|IS|FE|HA|SW|PP|SE)\b/g,
      ),
      step(
        4,
        /博士(?!后)|读博|攻博|\bPh\.?D\b|\bJ\.D\b|\bJuris Doctor|\bdoctora(?:te|l)\b|\bDoctor of\b|\bDPhil\b|\bEdD\b/gi,
      ),
      step(5, /博士后|\bpost-?doc/gi),
    ],
  },
  {
    id: 'region',
    kind: 'scope',
    leastNew: 3,
    isExact: false,
    steps: [
      step(
        1,
        /校级|院级|校内|(?:厂|车间|班组|公司|科室|门店|年级)级(?=优秀|先进|最佳|模范|十佳|“|"|劳)|[校院](?=[“"「](?:优秀|先进|十佳|模范)|优秀|先进|十佳)|(?:school|university|campus)[- ](?:level|wide)/gi,
      ),
      step(0.5, /社区(?!医院|大学|学院|卫生)|小区|居委|\bneighbou?rhood\b|\blocal\b/gi),
      step(1.4, /街道|乡镇|\bsub-?district\b|\btownship\b/gi),
      step(
        1.6,
        /区级|县级|区域|[\p{Script=Han}]{2}[区县](?=优秀|先进|最佳|模范|十佳)|\bregional\b|\b(?:district|county|borough)[- ](?:level|wide)\b/giu,
      ),
      step(
        2,
        /市级|全市|[\p{Script=Han}]{2}市(?=优秀|先进|最佳|模范|十佳)|\bmunicipal|\bcity[- ](?:level|wide)/giu,
      ),
      // "Outstanding Teacher of Wuhan": a prize that a place gives.
      step(
        2,
        /\b(?:Outstanding|Excellent|Distinguished|Model|Best|Advanced|Top) (?:\p{Lu}\p{L}+[”"]? ){1,3}(?:of|in) \p{Lu}\p{L}+(?: City| District| Municipality| Province)?(?=\s*(?:[,.;()\n\d]|$))/gu,
      ),
      step(
        3,
        /省级|全省|全州(?!市)|全\p{Script=Han}{2,4}[省州](?!立)|省(?=[一二三]等|[“"「]?(?:优秀|先进|十佳|模范)|[\p{Script=Han}]{0,8}奖)|\bprovincial(?:-level)?\b|\bstate-(?:level|wide)\b|statewide/giu,
        /省(?=\p{Script=Han}{0,8}(?:赛|奖|杯|委|厅|局))/gu,
      ),
      step(
        4,
        /国家级|全国|国家(?=[一二三四五]级|奖|励志|优|重点|[一二三特]等|自然|社科|社会|科技|项目|课题|标准)|国(?=[一二三](?:等|$))|全[美英日法德欧](?![语文元])|nationwide|country-?wide|(?:across|throughout) (?:the )?(?:whole |entire )?(?:country|nation|U\.?S\.?A?|United States|UK|United Kingdom|China|Europe)\b/gi,
      ),
      // A capital makes it a part of a name ("Schneider National", "National Bank") unless it begins one.
      step(
        4,
        /\bnational(?:ly)?\b|(?<!\p{Lu}[\p{L}.&]* )\bNational(?:ly)?\b(?! (?:College|University|Student|Bank|Park|Museum|Computer Rank)\b)/gu,
      ),
      step(
        5,
        /国际级|全球|世界(?:级|各地)|国际(?=大赛|竞赛|奖|比赛|市场|展|会议|客户|学术|赛|知名|项目|交流|期刊|团队|论坛)|\bglobal(?:ly)?\b|worldwide|\binternational(?:ly)?\b(?= (?:award|competition|prize|contest|markets?|teams?|debate|clients?|customers?|conferences?|exhibitions?|trade shows?|trade fairs?|journals?|projects?|offices?|stakeholders|partners))/gi,
        /海外|国外|境外|外贸|出口|外[宾商国籍]|留学|世界|跨国|\b(?:overseas|abroad|foreign\w*|export\w*|worldwide|countries|nations|multinational|cross-border|(?:North|South) America|Europe\w*|Asia\w*|Africa\w*)\b/gi,
      ),
    ],
  },
  {
    id: 'award',
    kind: 'certificate',
    leastNew: 1,
    isExact: true,
    steps: [
      step(
        1,
        /入围|优秀奖|参与奖|\bfinalists?\b|shortlist(?:ed)?|honou?rable mention/gi,
        /[决复]赛|提名|候选|入选|\bfinals?\b|\bnominat\w+|\brunner-?up\b/gi,
      ),
      step(
        2,
        /三等|季军|铜[奖牌]|\bthird(?:-| )?(?:prize|class|place)|\bbronze\b|third-class/gi,
        /第[三3]名?|\b(?:came|placed|finished|ranked) (?:third|3rd)\b/gi,
      ),
      step(
        3,
        /二等(?![一二]级)|亚军|银[奖牌]|\bsilver (?:award|prize)|(?<!upper |lower )\bsecond(?:-| )?(?:prize|class|place)|\bsilver medal|runner-?up/gi,
        /第[二2]名?|\b(?:came|placed|finished|ranked|won|took) (?:second|2nd)\b|\b(?:2nd|second) place\b/gi,
      ),
      step(
        4,
        /一等|冠军|金[奖牌]|\bgold (?:award|prize)|特等|夺冠|榜首|\bfirst(?:-| )?(?:prize|class|place)(?! (?:[Cc]onstructor|[Rr]egistered|[Aa]rchitect|[Cc]ost))|\bgold medal|\bwinners?\b|\bchampions?\b|\bchampionship title|grand prize|\bwon the\b/gi,
        TOP_PLACE,
      ),
    ],
  },
  {
    id: 'unit',
    kind: 'scope',
    leastNew: 3,
    isExact: false,
    steps: [
      step(2, /小组|\bsquad\b|\bgroup\b/gi),
      step(2, /团队|项目组|\bteams?\b/gi),
      step(
        3,
        /(?<!跨)部门|整个部|[\p{Script=Han}]{2}(?<![一二三四五六七八九十两几每各首前后全内外局大干乐东西南北中底顶头尾背腹胸面声腰臀肺颈眼脚足腿根支总])部(?![分署位门长件])|\bdepartments?\b|\bdivisions?\b/giu,
        /科室|[\p{Script=Han}]{1,3}科(?![技学目普研长])|\b(?:dept|unit|ward|faculty|ICU|ER|(?:emergency|operating|delivery) room|A&E|outpatients?|offices?|bureaus?|authorit(?:y|ies)|agenc(?:y|ies)|councils?)\b|[局署处厅]|办公室|[给和跟与向找让交对、](?:财务|人事|行政|生产|市场|销售|法务|采购|质检|品控|研发|技术|运营|仓库|车间|客服|后勤)(?!员)|\b(?:with|to|for|and|from) (?:the )?(?:finance|HR|marketing|sales|legal|operations|IT|engineering|purchasing|procurement|production)\b(?! (?:manager|director|officer))/giu,
      ),
      // "各部门" are several, as "departments" are.
      step(
        3.5,
        /各(?:大|个|业务)?(?:门店|分店|分公司|部门|校区|院区|网点|科室)/g,
        /(?:其他|其它|别的|多个?|几个|不同|相关|跨|兄弟|[\d两三四五六七八九十]+ ?[个家]?)(?:业务|职能)?(?:门店|分店|分公司|部门|校区|院区|网点|科室)|\b(?:departments|department heads|stores|branches|outlets|locations|campuses|sites|wards|units|teams|divisions)\b/gi,
      ),
      step(
        4,
        /全公司|全集团|公司级|整个公司|(?<!安)全行(?![业驶为程])|全剧?[院校厂店]|(?:所有|全部)(?:门店|分店|分公司|部门|校区|院区|网点|科室)|(?:company|organi[sz]ation|hospital|school|firm|group|enterprise|business|plant|factory|site|campus|store|ward)-?wide|across the (?:entire |whole )?(?:company|organi[sz]ation|hospital|school|firm|group|business)|\b(?:all|every) (?:branch(?:es)?|stores?|locations?|departments?|outlets?|offices?|sites?|campus(?:es)?)\b|(?:whole|entire) (?:company|organi[sz]ation|firm|business|group|hospital|school|warehouse|factory|plant|store|hotel|restaurant|department|office|site|branch|kitchen|ward)/gi,
        /店铺|整店/g,
      ),
      step(5, /全行业|industry-?wide|industry[- ]leading|行业(?:领先|第一|标杆)|业内(?:领先|第一)/gi),
    ],
  },
  {
    id: 'patent-kind',
    kind: 'certificate',
    leastNew: 9,
    isExact: true,
    steps: [
      step(1, /外观设计(?=专利|\d|[一二两三])|\bdesign patents?\b/gi),
      step(2, /实用新型|\butility models?\b/gi),
      step(3, /发明专利|\binvention patents?\b|\bpatents? for (?:an )?inventions?\b/gi, /发明(?!人)/g),
    ],
  },
  ...STATE_LADDERS,
  ...MARKED_LADDERS,
  ...CLAIM_LADDERS,
]

/** What stands before a thing that did not come to be: "没有获奖", "not awarded". */
const DENIED = /(?:没有?|未|并?未能?|尚未|还没)$|\b(?:not|never|n't)(?: (?:been|yet|be|get))? $/i

export type Hit = {
  level: number
  from: number
  to: number
  /** By what only a source may say. */ isLoose?: boolean
}

/** Where a text names steps of a ladder; a source may say them in more words than a claim. */
export function hitsOf({
  text,
  ladder,
  isSource = false,
}: {
  text: string
  ladder: Ladder
  isSource?: boolean
}): Hit[] {
  const read = (level: number, pattern: RegExp) =>
    Array.from(text.matchAll(pattern), (found) => ({
      level,
      from: found.index,
      to: found.index + found[0].length,
    }))
  const hits = ladder.steps.flatMap(({ level, pattern, told }) => [
    ...read(level, pattern),
    ...(isSource && told !== undefined ? read(level, told).map((hit) => ({ ...hit, isLoose: true })) : []),
  ])
  return hits.filter(({ from }) => !DENIED.test(text.slice(Math.max(0, from - 14), from)))
}
