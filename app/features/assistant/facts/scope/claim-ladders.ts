import type { FlagKind } from '../types'
import { ACTS } from './act-ladders'
import type { Ladder } from './ladders'
import { ALONE, PRESTIGE } from './prestige-ladders'

const AWARDED_IN_SOURCE =
  /第[一二三]名?|榜首|\btop (?:seller|salesperson|performer|rep\w*)\b|\b(?:ranked|came|placed|finished) (?:first|second|third|#?\d)|评[为上选]|之星|标兵|优秀|先进|拿[了过到下][^，。,;；]{0,16}[奖星冠名]|当选|入选|拿过|选为|称号|立功|[一二三]等功|奖|荣誉|入围|提名|劳[动模]|\bnamed (?=[A-Z])|\b(?:grants?|scholarships?|fellowships?|bursar(?:y|ies)|studentships?|prizes?|awards?|medal\w*|nominat\w+|shortlist\w*|finalists?|honou?rs?|gold|silver|bronze)\b/gi

/** Claims that are there or not, of which nothing less is told. */
export const CLAIM_LADDERS: Ladder[] = [
  ...existing([...ACTS, ...PRESTIGE, ...ALONE]).map((ladder) => ({
    ...ladder,
    isOfTask: ladder.id !== 'fortune-500',
  })),
  ...existing([
    [
      'senior',
      'title',
      /高级(?=[\p{Script=Han}]{1,4}(?:[师员工官]|经理|顾问|主管|专家|编辑|会计))|资深(?=[\p{Script=Han}])|\bSenior (?=[A-Z])(?!High|Middle|Secondary)|\bsenior (?=(?:[a-z]+ )?[a-z]*(?:er|or|ist|ant|yst|chef|nurse|clerk|guide)\b(?!s))|\bSr\.? (?=[A-Z])/gu,
      /\bsenior\b|\bexperienced\b|高级|资深|老(?=[师员])/gi,
    ],
    [
      'chief-served',
      'scope',
      /(?<=\b(?:to|with|for|by) (?:the |our )?)(?:VPs?|Vice Presidents?|C[ETFOIM]O|Chief [A-Z][a-z]+ Officer)\b|(?<=[向给为]\p{Script=Han}{0,4})(?:总裁|董事长|总经理|首席\p{Script=Han}{2}官|副总裁|CEO|CFO|CTO|COO)/gu,
      /总[裁监]|董事|总经理|首席|高管|高层|老板|副总|领导|管理层|\b(?:VPs?|presidents?|C[ETFOIM]Os?|chief|executives?|boss|leadership|founders?|directors?|board|management|head)\b/gi,
    ],
    [
      'head',
      'title',
      /护士长|\bHead\b(?= [A-Z]|$)|\b[Hh]ead of\b/g,
      /[部组店队班长护]长|主[任管]|总监|负责人|经理|主席|\b(?:leader|director|supervisor|manager|head|lead|led|captain|chair\w*|president)\b/gi,
    ],
    [
      'mentor',
      'scope',
      /带教|辅导|培养了?(?=\s?\d|新|人|下属|团队)|指导(?=\s?\d|新|实习|团队|下属|学弟|同学|后辈|初级|[一二两三四五六七八九十])|带过|带新|带了?(?=[\d一二两三四五])|讲授|(?<!(?:参加|接受|完成|通过|参与)[^，。,;；]{0,12}|学徒|制|再)培训(?!证|结业|合格|课程证)|(?<!\b(?:under|by|with|from|to) (?:an?|my|the|our) )\bmentor(?:ed|ing|s)?\b|\bcoach(?:ed|ing)?\b|\btrained(?! (?:in|at|as)\b| (?:(?:a|an|the|our|\w+) ){0,2}(?:models?|networks?|classifiers?|detectors?)\b)|(?<!\b(?:completed|received|attended|took|in) .{0,24})\btraining\b|\btutor(?:ed|ing)?\b|\btaught\b|\bteaching\b/gi,
      /训练|复训|支教|助教|\bTAs?\b|\b(?:deliver|r[au]n|led|gave|host|held|conduct|present)\w*[^.,;\n]{0,30}\b(?:workshops?|inductions?|onboarding)|教(?!育|授|材|室|堂|工|务|案|程|练)|教学|执教|授课|任教|讲课|教师|老师|教过|\bteach(?:es|er)?\b|\btrainer\b|\bprecept(?:or|ed|ing|s)?\b|\b(?:look(?:ed|ing)? after|responsible for|show(?:ed|ing)|guid\w+|help\w+)[^.,;\n]{0,24}(?:trainees?|interns?|students?|apprentices?|juniors?|starters?|hires?|nurses?|recruits?)\b|[带管教帮][^，。,;；]{0,8}(?:实习|新人|徒|新员工|学生|新手)|带[了着过]?(?= ?[\d一二两三四五六七八九十]+ ?[名个位])|\btrain(?:s|ed|ing)?\b(?! (?:station|driver|ticket|journey)s?)|\bsupervis(?:es?|ed|ing)\b/gi,
    ],
    [
      'praise',
      'result',
      /好评|赞誉|表扬|嘉奖|认可|称赞|表彰|点赞|都说|夸|\bpraised?\b|\bcommend(?:ed|ation)\b|\bacclaim(?:ed)?\b|\bapplauded\b|\brecogni[sz]ed (?:by|as|for)\b|\brecognition\b|positive feedback|accolades?|well[- ]received/gi,
      /(?:反馈|评价|反映|反响|口碑).{0,4}[好高佳]|不错|满意|喜欢|\bof the (?:month|quarter|year)\b|\b(?:named|award\w*|liked|loved|happy|pleased|satisfied|thank\w*|compliment\w*|good feedback)\b/gi,
    ],
    [
      'good-work',
      'result',
      /(?:表现|成绩|业绩|工作)(?:非常|十分|尤为)?(?:突出|优异|出色|优秀)|\b(?:outstanding|exceptional|excellent|strong) (?:performance|results|work|service)\b/gi,
      /突出|优异|优秀|出色|[好佳]|第[一二三]|前[\d一二三]|冠军|[金银]牌|奖|先进|标兵|之星|评[为上选]|超额|达成|升[为任职]|满意|\b(?:outstanding|excellent|exceptional|strong|award\w*|best|top|first|won|exceed\w*|target|promot\w*|named|of the (?:year|month|quarter))\b/gi,
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
      /熟练|精通|无障碍|工作语言|母语|在家[说讲]|\bat home\b|\bmother tongue\b|\bfirst language\b|\b(?:native|advanced|proficien\w+|working language|C[12])\b/gi,
    ],
    [
      'star',
      'certificate',
      /优秀员工|年度员工|先进(?:个人|工作者)|优秀(?:毕业生|学生|干部|团员|党员|实习生|论文)|(?:获|评为|荣获|年度|季度)(?:年度|季度)?(?:优秀|最佳)|年度(?:之星|人物|标兵)|三好学生|标兵|劳模|employee of the (?:year|month|quarter)|outstanding (?:employee|graduate|student|intern)|top performer|dean's list|valedictorian/gi,
      /优秀|先进|标兵|之星|\b(?:employee|student|store|team|manager|seller|teacher|nurse|driver|\w+) of the (?:year|month|quarter)\b|\boutstanding\b|\btop performer\b|\bdean's list\b/gi,
    ],
    [
      'superlative',
      'result',
      /历史新高|新高|新纪录|破纪录|唯一|首[创家例]|行业首|最(?:大|佳|优秀|快|强|年轻|具)|\brecord[- ](?:high|breaking|setting)\b|\ball-time (?:high|best)\b|\btop[- ]sell(?:er|ing)\b|\b(?:first-ever|the only|youngest|largest|biggest|fastest|best-(?:selling|performing)|top-(?:performing|ranked|rated|selling))\b/gi,
      /最(?![后近终初])|\bof the (?:year|month|quarter)\b|唯一|首|第一|前[一二三\d]|纪录|新高|\b(?:only|first|top|most|best|record|leading|up to|max\w*|peak|(?:high|larg|fast|bigg|young|low|great|strong)est)\b/gi,
    ],
    [
      'master',
      'certificate',
      /(?:高级)?技师|\b[Mm]aster (?=(?:electrician|plumber|carpenter|technician|mechanic|welder|builder|baker|tailor)s?\b)/g,
      /技师|(?<!\b(?:under|for|with|to|by) (?:an? |the )?)\bmaster\b/gi,
    ],
    [
      'ranked',
      'result',
      /(?:位居|位列|名列|排名|排在)[^，。,;；\n]{0,8}(?:第[一二三]|首位|榜首|前[列茅])|\brank(?:ed|ing) (?:first|second|third|top)\b/gi,
      /第[一二三\d]|前[一二三列茅\d]|首位|榜首|名列|最|冠军|\d ?\/ ?\d|\b(?:rank\w*|first|second|third|1st|top|best|highest|won|winner)\b/gi,
    ],
    ['scholarship', 'certificate', /国家(?:励志)?奖学金|奖学金|\bscholarships?\b/gi],
    ['patent', 'certificate', /专利|软件著作权|软著|\bpatent(?:s|ed)?\b|copyright registration/gi],
    [
      'paper-rank',
      'certificate',
      /\bSS?CI\b|核心期刊|顶会|顶刊|\bpeer-reviewed\b|\btop-tier (?:journals?|conferences?)\b/gi,
      /CCF|核心|\b(?:peer|refereed|journals?)\b/gi,
    ],
    [
      'paper',
      'certificate',
      /发表.{0,8}论文|published .{0,20}(?:papers?|journal)|\bco-?authored .{0,24}(?:papers?|articles?|publications?)/gi,
      /发了?[^，。,;；]{0,6}篇|发表|论文|刊|\b(?:published|articles?|papers?|journals?|publications?|monographs?)\b/gi,
    ],
    [
      'any-award',
      'certificate',
      /(?:获|荣获|斩获).{0,14}奖|(?:获评|荣膺|被评为|授予)(?:了|为)?[^，。,;；\n]{0,12}|奖项|获奖|[佳]奖|\baward(?:s|ed|-winning)?\b|\bprizes?\b|一等奖|二等奖|三等奖|\bfinalist\b|\bwon (?!over|funding|grants?|contracts?|deals?|clients?|customers?|the (?:contract|deal|trust|bid|tender)|a (?:contract|deal|client|bid|tender|customer))|冠军|亚军|季军|拿了?.{0,4}奖|第[一二三]名(?![正专全]?[职]?[\p{Script=Han}]{0,3}[师员工生者]|同学|客户|成员)|first place|second place|third place/giu,
      AWARDED_IN_SOURCE,
    ],
    [
      'certified',
      'certificate',
      /持证|资格证书?|认证(?:工程师|专家|讲师)|(?:取得|获得?|通过|持有|考取)了?(?!\s?[A-Za-z\d-]+\s?认证)[^，。,;；\n]{0,12}认证(?!产品|率|体系|审核|机构|中心|工作|系统|服务)|\bcertified\b(?! public accountants\b)|\blicensed\b/gi,
      /(?<![单凭验论保举求查公见佐辩])证(?![明据券])|资格|执照|执业|注册|[\p{Script=Han}]{2}师(?=\s?[（(\d])|\b(?:licen[cs]es?|certificat\w+|qualif\w+|charter\w*|CFA|CPA|PMP|CISA|CISSP)\b/giu,
    ],
    [
      'registered',
      'certificate',
      /\b(?:[Rr]egistered|[Cc]hartered|[Aa]ccredited) (?=(?:[A-Za-z]+ ){0,2}[A-Za-z]*(?:er|or|ist|ant|yst|ian|ect|nurse|Nurse)\b)|(?<!备考|报考|准备考?|在考)注册(?=[\p{Script=Han}]{1,6}师)/gu,
      /(?<!备考|报考|准备考?|在考)注册|执业|特许|资格|执照|[\p{Script=Han}]{2}师证|\bCertified (?=\p{Lu})|\b(?:regist\w+|charter\w*|accredit\w*|licen[cs]\w+|[A-Z]*(?:RN|RD|RDH|RPN|MCIP|CPA|ACA|ACCA|FCA|FCCA|CEng|PEng|PE|RA|ARB|RIBA|RICS))\b/gu,
    ],
    [
      'promotion',
      'title',
      /晋升|升任|提拔|升职|(?<!提|上)升为|转正|\bbecame\b|\bpromoted (?:to|as|within|twice)\b|\bpromotion to\b/gi,
      /当[了上]|升(?![级学降值温华水华])|成为|做到|(?:[做当任](?:了|上)?|转)[^，。,;；\n]{0,6}(?:[组店队班部]长|主管|经理|主任|总监|领班)(?:后|之后|以后|以来|期间|[（(]?\d)|(?:→|->)|起任|\b(?:became|become|rose to|moved up|stepped up|made (?:team |shift |head |senior )?(?:lead|supervisor|manager))\b/gi,
    ],
    [
      'membership',
      'certificate',
      /(?:[协公学]会|[A-Z]{3,}).{0,4}(?:会员|理事|会士)|\b[A-Z]{2,}(?: [A-Z][a-z]+)?,? (?:[Mm]ember(?:ship)?|[Ff]ellow)\b|\b(?:[Mm]ember(?:ship)?|[Ff]ellow) (?:of|in) (?:the )?(?:[A-Z]{2,}|\p{Lu}\p{L}+ )*(?:Association|Institute|Institution|Society|College|Academy|Royal)\b/gu,
      /会员|会士|理事|\baffiliate\b|\bmember(?:s|ships?)?\b|\bfellow(?:ship)?\b/gi,
    ],
    [
      'spotless',
      'result',
      /(?<!没)[零无](?:责任|安全|交通)?(?:差错|事故|投诉|失误|缺陷|违规|延误|误差|故障)|零(?:中断|停[机工产]|返[工修]|退[货单]|流失|遗漏|丢失|伤亡|污染|扣分|逾期|漏报|超支|断货|缺货|宕机|泄漏|泄露|感染|跌倒|客诉|负面|纠纷|风险|隐患|损[失耗坏]|偏差|滞后|拖欠|坏账|延期|差评|误判|漏检|不符合项?|不合格)|\bzero (?:errors?|accidents?|incidents?|complaints?|defects?|violations?)\b|\bzero (?:downtime|disruptions?|interruptions?|injur\w+|losses|loss|outages?|returns?|findings?|breaches|infections?|falls?|delays?|rework|turnover|fines|claims|escalations?)\b|\bwith(?:out| no) (?:any |a single )?(?:downtime|disruptions?|interruptions?|outages?|incidents?|accidents?|injur\w+|errors?|complaints?|losses|delays?|rework|breaches)\b|\b(?:error|accident|incident|defect|complaint)-free\b|\b(?:perfect|spotless|flawless|clean) (?:safety |driving )?record\b/gi,
      /一[起次个例][^,，。]{0,8}[都也][没未无]|(?:没有?|无|未|没)[^,，。]{0,6}(?:差错|事故|投诉|失误|缺陷|违规|延误|误差|故障|错|断|停|返|退|失|漏|伤|污|扣|逾期|超|货|机|感染|跌倒|纠纷|风险|坏|偏|滞|欠|评|判|不符合|不合格)|不[停断误漏丢]|零(?!售|件|食|钱|工|散|部|配|碎|星|基础)|\b(?:no|without|never|0|nobody|none|nothing|uninterrupted)\b|not a single/gi,
    ],
    [
      'founder',
      'title',
      /创始人|联合创始|创办|创立了?|\b(?:co-?)?found(?:er|ed)\b/gi,
      /创(?!新|业(?:项目|大赛|比赛|计划|训练)|意|作|伤|造|收|口)|发起|开办|组建|成立|办了|\b(?:found\w*|started|start-?up|set (?:\w+ ){0,3}up|launched|began|created|opened)\b/gi,
    ],
  ]),
]

function existing(claims: [id: string, kind: FlagKind, claim: RegExp, told?: RegExp][]): Ladder[] {
  return claims.map(([id, kind, pattern, told]) => ({
    id,
    kind,
    steps: [{ level: 1, pattern, ...(told === undefined ? {} : { told }) }],
    leastNew: 1,
    isExact: true,
  }))
}
