import type { Ladder } from './ladders'

/**
 * Things that are asked for before they are had: a patent is filed and then granted, a paper submitted and then
 * published. Only a source that stops at the first step makes the second a claim of its own.
 */
const NEVER_NEW = 3

const APPLIED =
  /申请(?![^，。,;；\n]{0,10}(?:岗|职|工作|博士|硕士|研究生|实习|留学|大学|学校|院校|公司|酒店|医院|签证|贷款|编制|学院|项目经理|主管|老师|教师|专员|助理|工程师))|申报|受理|公示|实质?审查?|[投竞]标|标书|没[中批过]|未[中获]|落选|落标|没有?(?:拿下|拿到|批下来|成功|获批|中标)|\b(?:un|not )success\w*|\blost the (?:bid|tender|pitch)\b|\bturned down\b|\brejected\b|\b(?:bid|tender|proposal)s?\b(?= (?:documents?|writing|responses?|submissions?))|\bappl(?:y|ied|ying) (?:for|to)\b(?! (?:[\w'-]+ ){0,5}(?:jobs?|roles?|positions?|posts?|compan(?:y|ies)|firms?|schools?|hospitals?|hotels?|universit(?:y|ies)|colleges?|programs?|internships?|team|CFO|CEO|lectureships?|\w+er|\w+or)\b)|\b(?:grant|funding|patent|scholarship|fellowship) (?:application|proposal|bid)s?\b|\bapplications?\b(?= (?:for|to|on)\b)|\bfiled\b|\bpatent[- ]pending\b|\bbid (?:for|on)\b/gi
const GRANTED =
  /授权(?=.{0,16}专利)|(?<=专利.{0,8})授权|获授权|获批|(?<!没|未|没有)中标(?!前|候选|率|后没)|立项|(?:拥有|持有|获得|取得).{0,12}(?:专利|资助|经费)|\b(?:secured|awarded|obtained|won|granted)\b|\b(?:hold|holds|holder of|own|owns) .{0,24}patents?\b|\bpatent holder\b/gi
const GRANTED_IN_SOURCE =
  /授权|获|[拿得][了到下过]|批[了准下到]|(?:申请|争取|要|谈)[到来下]|通过|\b(?:got|received|successful(?:ly)?|accepted|issued|approved|brought in|funded)\b/gi

const SUBMITTED =
  /投稿|在投|审稿|送审|在审|\bsubmi(?:t|ts|tted|tting|ssion|ssions)\b|\b(?:under|in) review\b|\bin preparation\b|\bpreprints?\b/gi
const PUBLISHED = /发表|刊登|见刊|被?录用|\b(?:published|accepted)\b/gi

/** An examination that is not through yet. */
const SITTING =
  /(?:通过|过了?|考过).{0,12}[一二两三四五六七八\d几部] ?[门科分]|笔试(?:已)?(?:通过|过了)|待考|未考|未通过|没(?:有|能)?(?:考|通)过|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:of|out of) (?:the )?(?:\d+|\w+) (?:papers|modules|exams|sections|parts|levels|subjects)\b|待面试|备考|报考|在考|\b(?:written (?:test|exam)\w* passed|passed the written|pending|awaiting results)\b|\bpassed .{0,24}\b(?:papers?|modules?|sections?|subjects?|parts?|levels?|of (?:the )?\w+ exams)\b|\b(?:studying|preparing|sitting|working) (?:for|towards?)\b|\bpart[- ]qualified\b|\bcandidate\b|\bbooked\b|报名|\bLevel (?:I{1,2}|[12]|One|Two) (?:passed|candidate)|\b(?:passed|cleared) Level (?:I{1,2}|[12])\b/gi
const QUALIFIED =
  /(?:取得|获得|持有|具备|具有|考取|拿到).{0,14}(?:资格|证书?|执照)|持证|\b(?:certified(?! public accountants)|chartered|licensed|qualified)\b|\bcharter ?holder\b|\bholder of\b|持证人|\b(?:hold|holds|holding|earned|obtained) .{0,24}\b(?:licen[cs]e|certificate|certification|qualification)\b/gi

const PLANNED =
  /提出(?!问)|提议|建议|拟|试点|试行|试运行|\b(?:propos(?:ed|al|als)|suggest(?:ed|ion|ions)|pilot(?:ed|ing)?|trial(?:led|ed)?|planned to|recommended)\b/gi
const CARRIED_OUT =
  /落地|(?<!拟|待)实施(?!方案|细则|路径)|推广(?:使用|应用|[至到])|(?:全|各)[\p{Script=Han}]{0,4}推广|全面(?:推广|实施|推行|上线)|正式(?:上线|实施|推行)|推行|\b(?:implement(?:ed|ing)|launch(?:ed|ing)|roll(?:ed|ing)? ?out|deploy(?:ed|ing)|adopted|adoption)\b/giu
const CARRIED_OUT_IN_SOURCE =
  /实施|上线|采用|采纳|在用|用上|推广|后来|执行|做成|\b(?:in use|used|adopt\w*|live|now|went|shipped|built|set up|introduc\w*|launch\w*|implement\w*|roll\w* out|accepted|took up)\b/gi

const STUDYING =
  /在读|预计.{0,8}毕业|\bexpected\b|\bin progress\b|\bongoing\b|\bcurrently (?:studying|pursuing)\b/gi
const GRADUATED =
  /已?毕业(?!论文|设计|班|生|季|照|典礼)|获得?[^，。,;；]{0,6}学位|\bgraduated\b|\bcompleted (?:a|the|my|his|her) .{0,20}degree\b/gi

const NOMINATED = /入围|提名|候选|\b(?:shortlist(?:ed)?|nominat\w+|finalists?|runner-?up|in the running)\b/gi
const WON =
  /最佳[^，。,;；\s提]{1,8}奖|荣获|获奖|获评|评为|当选|得主|摘得|夺[冠得]|捧得|\bw(?:on|inning)\b|\bnamed\b|\brecipients?\b|\bhonou?red\b|\breceived\b|\bwinners?\b|\bawarded\b/gi

const OF_ALL = /团队|小组|公司的|全店|部门的|\b(?:our|the) (?:team|group|company|store)(?:'s)?\b/gi
const OWN = /个人(?=[销业获完贡产年月二三一特])|\bpersonal(?:ly)?\b|\bindividual(?:ly)?\b/gi

const SOME =
  /其中 ?[\d一二两三四五六七八九十]+|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) of (?:them|whom|these|those|which|my|our|his|her|the (?:last|past))\b|大部分|多数|部分|有些|\b(?:most|some|part|half|several|many) of\b|\bmostly\b|\bmainly\b|\b(?:\d+|one|two|three|four|five) as (?:an? |the )?(?:first|lead|sole|co|corresponding)\b/gi
const ALL =
  /全部|所有|一切|全数|无一|(?:(?<![月日年人场件周户单平])|(?<=\d[人名位]))均(?=[已获通晋转顺成为])|\b(?:both|each) of\b|\bboth\b|\b(?:all(?! (?:over|in all|kinds|sorts))|every|entire|whole)\b/gi

/** Guests that come are no part of one's own: "家长来园参加", "40 parents attended". */
const JOINED =
  /(?<!(?:家长|学生|客户|顾客|员工|同学|居民|会员|观众|嘉宾|选手|学员|患者|孩子|群众|粉丝|用户|企业|[\d百千万余多][名位个]?人)[^，。,;；\n]{0,6})参加(?![人者]|[共约近]*\s?\d+ ?[多余]?[人名位](?!小组|团队|赛))|参赛(?![人者队])|(?<!\b(?!(?:has|was|is|also)\b)(?:[a-z]+s|people|children) )\b(?:attended(?! by\b)|joined|entered|competed in|took part in|participated in|taking part in)\b/gi
const ORGANISED =
  /(?<!工会|党|团|群众|社会)组织(?!架构|部|者|委员|能力|协调|化|工作|结构|语言)|策划|主办|承办|举办|筹办|\b(?:organi[sz](?:ed|ing)(?! (?:[\w-]+ ){0,3}(?:documents?|files?|records?|data|materials?|archives?|notes?))|hosted|hosting|staged|planned and ran)\b/gi
const ORGANISED_IN_SOURCE =
  /组织|策划|筹|办|安排|带|\b(?:organi[sz]\w*|host\w*|plan\w*|ran|arrang\w*|set up|led|coordinat\w*)\b/gi

const CHAPTER = /章节?|[一二三四五六七八九十\d]节|\b(?:chapters?|sections?)\b/gi
const WHOLE =
  /全文|全书|整[本部篇]|通篇|\b(?:whole|entire|full|complete) (?:\w+ )?(?:book|report|plan|paper|thesis|document|manuscript|textbook|study)\b/gi

const ATTENDED =
  /参会|参加[^，。,;；]{0,10}(?:会议|论坛|培训|研讨|展会|讲座)|旁听|列席|\battend(?:ed|ing|s)?\b|\bsat in\b/gi
const PRESENTED =
  /(?:作|做|发表)(?:了)?[^，。,;；]{0,6}(?:报告|演讲|发言)|演讲|主讲|\b(?:presented|presenting|spoke|speaking|delivered (?:a|the|an) (?:talk|speech|presentation)|gave (?:a|the) (?:talk|speech|presentation))\b/gi

const PRIZE = '(?=[一二三特]等奖|优秀奖|优胜奖|冠军|亚军|季军|金奖|银奖|铜奖)'

/** Grades of one thing; `leastNew` keeps a step that no lower one stands before from being a claim here. */
export const STATE_LADDERS: Ladder[] = [
  raised({
    id: 'granted',
    kind: 'certificate',
    from: { pattern: APPLIED },
    to: { pattern: GRANTED, told: GRANTED_IN_SOURCE },
  }),
  raised({
    id: 'published',
    kind: 'certificate',
    from: { pattern: SUBMITTED },
    to: { pattern: PUBLISHED },
  }),
  raised({
    id: 'prize-region',
    kind: 'certificate',
    from: { pattern: new RegExp(`(?:赛区|省级?|市级?|校级?|院级?|分赛|片区)${PRIZE}`, 'g') },
    to: {
      pattern: new RegExp(
        `(?:国家级?|全国|国)${PRIZE}|\\bnational (?:first|second|third|grand|gold|silver|bronze)[- ](?:prize|place|award|medal)`,
        'gi',
      ),
    },
  }),
  raised({
    id: 'carried-out',
    kind: 'scope',
    isOfTask: true,
    from: { pattern: PLANNED },
    to: { pattern: CARRIED_OUT, told: CARRIED_OUT_IN_SOURCE },
  }),
  raised({
    id: 'done',
    kind: 'scope',
    isOfTask: true,
    from: {
      pattern:
        /计划(?=[^，。,;；\n]{0,8}\d)|将[于在]|预计|打算|\b(?:plan(?:s|ned|ning)? to|will be|expected to|scheduled (?:to|for))\b/gi,
    },
    to: { pattern: /已(?:[于在经]|全面|完成|实现)|\balready\b/gi },
  }),
  raised({
    id: 'graduated',
    kind: 'scope',
    from: { pattern: STUDYING },
    to: { pattern: GRADUATED },
  }),
  raised({
    id: 'all-of-it',
    kind: 'scope',
    isOfTask: true,
    from: { pattern: SOME },
    to: { pattern: ALL, told: /每|都|全|各|\b(?:each|any|both|always)\b/gi },
  }),
  raised({
    id: 'organised',
    kind: 'scope',
    isOfTask: true,
    from: { pattern: JOINED },
    to: { pattern: ORGANISED, told: ORGANISED_IN_SOURCE },
  }),
  raised({
    id: 'hosted',
    kind: 'scope',
    isOfTask: true,
    from: { pattern: /协助|支持|配合|\b(?:support|assist|help)\w*/gi },
    to: {
      pattern:
        /(?<!(?:协助|参与|支持|配合|帮助?)\p{Script=Han}{0,4})(?:主办|承办|策划并)|\b(?:host|organi[sz])(?:ed|ing) (?:the |an? |three |two |\d+ )?(?:\w+ )?(?:events?|galas?|conferences?|shows?|fairs?|exhibitions?|festivals?|auctions?)\b/giu,
      told: ORGANISED_IN_SOURCE,
    },
  }),
  raised({
    id: 'whole-work',
    kind: 'scope',
    isOfTask: true,
    from: { pattern: CHAPTER },
    to: { pattern: WHOLE },
  }),
  raised({
    id: 'spoken',
    kind: 'scope',
    isOfTask: true,
    from: { pattern: /海报|[墙壁]报|\bposters?\b/gi },
    to: {
      pattern:
        /(?:口头|大会|分会|特邀)报告|演讲|\b(?:oral|plenary|keynote|invited) (?:presentations?|talks?|papers?|lectures?)\b|\bgave an? (?:\w+ )?talk\b/gi,
    },
  }),
  raised({
    id: 'presented',
    kind: 'scope',
    isOfTask: true,
    from: { pattern: ATTENDED },
    to: {
      pattern: PRESENTED,
      told: /报告|分享|讲|发言|海报|\b(?:talk\w*|present\w*|poster|speech|spoke|paper)\b/gi,
    },
  }),
  raised({
    id: 'won',
    kind: 'certificate',
    isOfTask: true,
    from: { pattern: NOMINATED },
    to: { pattern: WON, told: /得奖|拿[了到下]|获|冠军|一等奖|\b(?:first|gold|prize winner|got)\b/gi },
  }),
  raised({
    id: 'own-part',
    kind: 'scope',
    isOfTask: true,
    from: { pattern: OF_ALL },
    to: { pattern: OWN, told: /我|个人|本人|\b(?:my|I|me)\b/gi },
  }),
  raised({
    id: 'qualified',
    kind: 'certificate',
    from: { pattern: SITTING },
    to: { pattern: QUALIFIED },
  }),
]

/** A first step and the one that is a claim of its own where a source stops at the first. */
function raised({
  from,
  to,
  ...ladder
}: Pick<Ladder, 'id' | 'kind' | 'isOfTask'> &
  Record<'from' | 'to', { pattern: RegExp; told?: RegExp }>): Ladder {
  return {
    ...ladder,
    leastNew: NEVER_NEW,
    isExact: false,
    steps: [
      { level: 1, ...from },
      { level: 2, ...to },
    ],
  }
}
