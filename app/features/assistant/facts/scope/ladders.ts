import type { FlagKind } from '../types'
import { STATE_LADDERS } from './state-ladders'

/** Being first says in a source what a champion's title says. */
const TOP_PLACE =
  /第一名?|榜首|\btop (?:seller|salesperson|performer|rep\w*)\b|\b(?:ranked|came|placed) (?:first|#1|no\. ?1)\b/gi

const AWARDED_IN_SOURCE = new RegExp(`${TOP_PLACE.source}|评[为上选]|当选|入选|选为|称号`, 'gi')

/** One step of a ladder: what says it in either language. */
type Step = { level: number; pattern: RegExp; /** What else says it in a source. */ told?: RegExp }
/**
 * Things of which more is a greater claim. `leastNew` is the lowest level that is a claim even where the sources say
 * nothing of the kind; `isExact` ladders admit only levels that the source names, others all below its highest.
 */
export type Ladder = { id: string; kind: FlagKind; steps: Step[]; leastNew: number; isExact: boolean }

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
      step(1, /大专|专科(?!医)|associate(?:'s)? degree|associate of (?:arts|science)|junior college/gi),
      step(2, /本科|学士|\bbachelor(?:'s|s)?\b|\bundergraduate\b|\bB\.?(?:Sc|Eng|A|S|Com|BA)\b\.?/g),
      step(2, /\bBachelor(?:'s|s)?\b/g),
      step(
        3,
        /硕士|研究生(?!院)|\b[Mm]aster(?:'s|s)?(?= (?:of|in|degree)\b|'s|,|$|;| \|)|\bM\.?(?:Sc|Eng|A|S|Phil|Ed|BA)\b\.?|\bMBA\b/g,
        /\b[Mm]aster(?:'s|s)?(?= (?:students?|thesis|program|level)\w*)/g,
      ),
      step(4, /博士(?!后)|\bPh\.?D\b|\bdoctora(?:te|l)\b|\bDoctor of\b/gi),
      step(5, /博士后|\bpost-?doc/gi),
    ],
  },
  {
    id: 'region',
    kind: 'scope',
    leastNew: 3,
    isExact: false,
    steps: [
      step(1, /校级|院级|校内|(?:school|university|campus)[- ](?:level|wide)/gi),
      step(2, /市级|全市|区级|区域|\bregional\b|\blocal\b|municipal|city-(?:level|wide)/gi),
      step(3, /省级|全省|省(?=[一二三]等?)|\bprovincial(?:-level)?\b|\bstate-(?:level|wide)\b|statewide/gi),
      step(
        4,
        /国家级|全国|国家(?=奖|励志|优|重点|[一二三特]等|自然|社科|社会|科技|项目|课题|标准)|国(?=[一二三](?:等|$))|全[美英日法德欧](?![语文元])|nationwide|country-?wide|(?:across|throughout) (?:the )?(?:whole |entire )?(?:country|nation|U\.?S\.?A?|United States|UK|United Kingdom|China|Europe)\b/gi,
      ),
      // A capital makes it a part of a name ("Schneider National", "National Bank") unless it begins one.
      step(
        4,
        /\bnational(?:ly)?\b|(?<!\p{Lu}[\p{L}.&]* )\bNational(?:ly)?\b(?! (?:College|University|Student|Bank|Park|Museum)\b)/gu,
      ),
      step(
        5,
        /国际级|全球|世界(?:级|各地)|国际(?=大赛|竞赛|奖|比赛|市场)|\bglobal(?:ly)?\b|worldwide|\binternational(?:ly)?\b(?= (?:award|competition|prize|contest|markets?|teams?|debate))/gi,
      ),
    ],
  },
  {
    id: 'award',
    kind: 'certificate',
    leastNew: 1,
    isExact: true,
    steps: [
      step(1, /入围|优秀奖|参与奖|\bfinalists?\b|shortlisted|honou?rable mention/gi),
      step(2, /三等|季军|铜[奖牌]|\bthird(?:-| )?(?:prize|class|place)|\bbronze\b|third-class/gi),
      step(
        3,
        /二等|亚军|银[奖牌]|\bsilver (?:award|prize)|(?<!upper |lower )\bsecond(?:-| )?(?:prize|class|place)|\bsilver medal|runner-?up/gi,
      ),
      step(
        4,
        /一等|冠军|金[奖牌]|\bgold (?:award|prize)|特等|夺冠|榜首|\bfirst(?:-| )?(?:prize|class|place)|\bgold medal|\bwinners?\b|\bchampions?\b|\bchampionship title|grand prize|\bwon the\b/gi,
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
        /(?<!跨)部门|整个部|[\p{Script=Han}]{2}(?<![全内外局大干乐东西南北中底顶头尾背腹胸面])部(?![分署位门长件])|\bdepartments?\b|\bdivisions?\b/giu,
        /科室|[\p{Script=Han}]{1,3}科(?![技学目普研长])|\b(?:dept|unit|ward|faculty|ICU|ER|(?:emergency|operating|delivery) room)\b/giu,
      ),
      step(
        4,
        /全公司|全集团|公司级|整个公司|(?<!安)全行(?![业驶为程])|全[院校厂店]|(?:所有|全部|各)(?:门店|分店|分公司|部门|校区|院区|网点|科室)|(?:company|organi[sz]ation|hospital|school|firm|group|enterprise|business)-?wide|across the (?:entire |whole )?(?:company|organi[sz]ation|hospital|school|firm|group|business)|\b(?:all|every) (?:branch(?:es)?|stores?|locations?|departments?|outlets?|offices?|sites?|campus(?:es)?)\b|(?:whole|entire) (?:company|organi[sz]ation)/gi,
      ),
      step(5, /全行业|industry-?wide|industry[- ]leading|行业(?:领先|第一|标杆)|业内(?:领先|第一)/gi),
    ],
  },
  ...STATE_LADDERS,
  ...existing([
    [
      'senior',
      'title',
      /高级(?=[\p{Script=Han}]{1,4}[师员工])|资深(?=[\p{Script=Han}])|\bSenior (?=[A-Z])(?!High|Middle|Secondary)|\bsenior (?=(?:[a-z]+ )?[a-z]*(?:er|or|ist|ant|yst|chef|nurse|clerk|guide)\b(?!s))|\bSr\.? (?=[A-Z])/gu,
    ],
    [
      'head',
      'title',
      /护士长|\bHead\b(?= [A-Z]|$)|\b[Hh]ead of\b/g,
      /[部组店队班长护]长|主[任管]|总监|负责人|经理|主席|\b(?:leader|director|supervisor|manager|head|lead|led|captain|chair\w*|president)\b/gi,
    ],
    [
      'sole',
      'scope',
      /独立(?!部署|的|运行|站|性|董事|学院|服务|模块|于|显示)|独自|单独(?=完成|负责|开发|设计)|一个人|独当一面|自己(?=做|写|完成|开发|设计)|\bindependently\b|\bsingle-?handed(?:ly)?\b|\bsole(?:ly)?\b|\bon my own\b|\bby myself\b|\bsolo\b|\balone\b|\bunaided\b/gi,
    ],
    [
      'scratch',
      'scope',
      /从零|从 ?0 ?到 ?1|从无到有|白手起家|from scratch|from the ground up|(?:from )?(?:zero|0) to (?:one|1)\b/gi,
    ],
    [
      'mentor',
      'scope',
      /带教|辅导|培养了?(?=\s?\d|新|人|下属|团队)|指导(?=\s?\d|新|实习|团队|下属|学弟|同学|后辈|初级|[一二两三四五六七八九十])|带过|带新|带了?(?=[\d一二两三四五])|讲授|(?<!(?:参加|接受|完成|通过|参与)[^，。,;；]{0,12})培训|\bmentor(?:ed|ing|s)?\b|\bcoach(?:ed|ing)?\b|\btrained(?! (?:in|at|as)\b)|(?<!\b(?:completed|received|attended|took|in) .{0,24})\btraining\b|\btutor(?:ed|ing)?\b|\btaught\b|\bteaching\b/gi,
      /教学|执教|授课|任教|讲课|教师|老师|教过|\bteach(?:es|er)?\b|\btrainer\b|\bprecept(?:or|ed|ing|s)?\b|\btrains?(?= (?:the|our|new|all|junior|staff|\d))|\bsupervis(?:es|ed|ing)\b/gi,
    ],
    [
      'praise',
      'result',
      /好评|赞誉|表扬|嘉奖|认可|称赞|表彰|点赞|都说|夸|\bpraised?\b|\bcommend(?:ed|ation)\b|\bacclaim(?:ed)?\b|\bapplauded\b|\brecogni[sz]ed (?:by|as|for)\b|\brecognition\b|positive feedback|accolades?|well[- ]received/gi,
      /(?:反馈|评价).{0,4}[好高]|不错|满意|喜欢|\b(?:liked|loved|happy|pleased|satisfied|thank\w*|compliment\w*|good feedback)\b/gi,
    ],
    [
      'keynote',
      'scope',
      /主题演讲|特邀(?:嘉宾|讲师)|\b(?:keynote|invited) (?:speaker|speech|address|talk|lecturer?)\b/gi,
      /主题|特邀|嘉宾|\b(?:keynote|invited)\b/gi,
    ],
    [
      'speaker',
      'scope',
      /演讲嘉宾|\b(?:guest|featured) (?:speaker|lecturer)\b/gi,
      /演讲|主讲|讲者|嘉宾|分享|发言|\b(?:speaker|spoke|talks?|keynote|lectur\w+|present(?:ed|ing|ation))\b/gi,
    ],
    [
      'fluent',
      'scope',
      /流利|母语|\bfluen(?:t|tly|cy)\b|\bnative (?:speaker|level|proficiency)\b|\bbilingual\b/gi,
      /熟练|精通|无障碍|工作语言|\b(?:native|advanced|proficien\w+|working language|C[12])\b/gi,
    ],
    [
      'star',
      'certificate',
      /优秀员工|年度员工|先进(?:个人|工作者)|优秀(?:毕业生|学生|干部|团员|党员|实习生|论文)|(?:获|评为|荣获|年度|季度)(?:年度|季度)?(?:优秀|最佳)|年度(?:之星|人物|标兵)|三好学生|标兵|劳模|employee of the (?:year|month|quarter)|outstanding (?:employee|graduate|student|intern)|top performer|dean's list|valedictorian|cum laude/gi,
    ],
    ['scholarship', 'certificate', /国家(?:励志)?奖学金|奖学金|\bscholarships?\b/gi],
    ['patent', 'certificate', /专利|软件著作权|软著|\bpatent(?:s|ed)?\b|copyright registration/gi],
    [
      'paper',
      'certificate',
      /\bSCI\b|\bSSCI\b|核心期刊|顶会|发表.{0,8}论文|published .{0,20}(?:papers?|journal)|peer-reviewed/gi,
      /发了?[^，。,;；]{0,6}篇/g,
    ],
    [
      'any-award',
      'certificate',
      /(?:获|荣获|斩获).{0,14}奖|获评|荣膺|被评为|授予|奖项|获奖|[佳]奖|\baward(?:s|ed|-winning)?\b|\bprizes?\b|一等奖|二等奖|三等奖|\bfinalist\b|\bwon (?!over|contracts?|deals?|clients?|customers?|the (?:contract|deal|trust|bid|tender)|a (?:contract|deal|client|bid|tender|customer))|冠军|亚军|季军|拿了?.{0,4}奖|第[一二三]名|first place|second place|third place/gi,
      AWARDED_IN_SOURCE,
    ],
    ['certified', 'certificate', /持证|资格证书?|认证(?:工程师|专家|讲师)|\bcertified\b|\blicensed\b/gi],
    [
      'promotion',
      'title',
      /晋升|升任|提拔|升职|升为|转正|\bbecame\b|\bpromoted (?:to|as|within|twice)\b|\bpromotion to\b/gi,
      /当[了上]|升[了到成]|成为|做到|\b(?:became|become|rose to|moved up)\b/gi,
    ],
    [
      'membership',
      'certificate',
      /(?:[协公学]会|[A-Z]{3,}).{0,4}(?:会员|理事|会士)|\b[A-Z]{2,}(?: [A-Z][a-z]+)?,? (?:[Mm]ember(?:ship)?|[Ff]ellow)\b|\b(?:[Mm]ember(?:ship)?|[Ff]ellow) (?:of|in) (?:the )?(?:[A-Z]{2,}|\p{Lu}\p{L}+ )*(?:Association|Institute|Institution|Society|College|Academy|Royal)\b/gu,
      /会员|会士|理事|\bmember(?:s|ship)?\b|\bfellow(?:ship)?\b/gi,
    ],
    [
      'spotless',
      'result',
      /零(?:差错|事故|投诉|失误|缺陷|违规|延误|误差|故障)|\bzero (?:errors?|accidents?|incidents?|complaints?|defects?|violations?)\b|\b(?:error|accident|incident|defect|complaint)-free\b|\b(?:perfect|spotless|flawless|clean) (?:safety |driving )?record\b/gi,
      /(?:没有?|无|未)[^,，。]{0,6}(?:差错|事故|投诉|失误|缺陷|违规|延误|误差|故障|错)|\b(?:no|without|never|0)\b|not a single/gi,
    ],
    ['founder', 'title', /创始人|联合创始|创办|创立了?|\b(?:co-?)?found(?:er|ed)\b/gi],
  ]),
]

/** Claims that are there or not. */
function existing(claims: [id: string, kind: FlagKind, claim: RegExp, told?: RegExp][]): Ladder[] {
  return claims.map(([id, kind, pattern, told]) => ({
    id,
    kind,
    steps: [{ level: 1, pattern, ...(told === undefined ? {} : { told }) }],
    leastNew: 1,
    isExact: true,
  }))
}

/** What stands before a thing that did not come to be: "没有获奖", "not awarded". */
const DENIED = /(?:没有?|未|并?未能?|尚未|还没)$|\b(?:not|never|n't)(?: (?:been|yet|be|get))? $/i

export type Hit = { level: number; from: number; to: number }

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
    ...(isSource && told !== undefined ? read(level, told) : []),
  ])
  return isSource ? hits.filter(({ from }) => !DENIED.test(text.slice(Math.max(0, from - 14), from))) : hits
}
