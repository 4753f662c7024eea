import type { FlagKind } from '../types'

/** What makes work sound greater: honours, grand clients and hearers, whole establishments run. */
export const PRESTIGE: [id: string, kind: FlagKind, claim: RegExp, told?: RegExp][] = [
  [
    'honours',
    'result',
    /二等[一二]级|一等荣誉|名列前茅|成绩优异|优异成绩|优等生|优秀毕业|\bwith (?:high(?:est)? )?(?:distinction|honou?rs|merit)\b|\bfirst-class honou?rs\b|\b(?:summa |magna )?cum laude\b/gi,
    /优|前茅|排名|第[一二三\d]|前 ?[一二三五十\d]|GPA|\b(?:distinction|hono\w*|merit|first|laude|rank\w*|2:1|1st|top|(?:3\.[5-9]|4\.0))\b|2:1|二等一/gi,
  ],
  [
    'vip',
    'scope',
    /\bVIPs?\b|贵宾|高净值|大客户|\bhigh[- ]net[- ]worth\b|\b(?:major|enterprise|corporate|blue-chip|premium) (?:accounts?|clients?)\b/gi,
    /VIP|贵宾|大客户|重[点要]|重大|头部|高端|集团|企业|上市|对公|公司|机构|单位|\b(?:key|major|big(?:gest)?|larg\w+|enterprise|corporate|compan(?:y|ies)|important|premium|wealth\w*|strategic)\b/gi,
  ],
  [
    'listed',
    'scope',
    /上市(?=公司|企业|集团)|\b(?:publicly[- ](?:traded|listed|held)|listed compan(?:y|ies)|public compan(?:y|ies))\b/gi,
    /上市|A股|港股|IPO|股份|股票|\b(?:public(?:ly)?|listed|IPO|Nasdaq|NYSE|FTSE|plc|stock)\b/gi,
  ],
  [
    'fortune-500',
    'organization',
    /(?:世界|全球|财富|中国|民营企业?)?500 ?强|\bFortune (?:Global )?\d+\b|\bblue[- ]chip\b|\bBig Four\b|四大(?=会计|事务所|[，。,;；\s]|$)/gi,
    /500 ?强|Fortune|blue[- ]chip|Big Four|四大|PwC|Pricewaterhouse|Deloitte|KPMG|\bEY\b|Ernst|普华|德勤|毕马威|安永/gi,
  ],
  ['per-hectare', 'unit', /\bper (?:hectare|ha)\b|每公顷|公顷产/gi, /公顷|\b(?:hectares?|ha)\b/gi],
  ['per-acre', 'unit', /\b(?:per|an) acre\b|每英亩/gi, /英亩|\bacres?\b/gi],
  ['per-mu', 'unit', /\bper mu\b|每亩|亩产/gi, /亩|\bmu\b/gi],
  ['diploma', 'certificate', /\bDiploma (?:of|in)\b/g, /文凭|大专|专科|\bdiploma|\bDip/gi],
  [
    'offshore',
    'scope',
    /海上(?=风|平台|作业|升压)|\boffshore (?:wind|platforms?|sites?|farms?|turbines?)\b/gi,
    /海[上洋]|\boffshore\b/gi,
  ],
  ['senior', 'certificate', /\((?:senior|advanced)\)|\(高级\)/gi, /高级|资深|\b(?:senior|advanced|sr)\b/gi],
  [
    'each-one',
    'scope',
    /\b(?:every (?:single )?one|each(?: and every)?(?: one)?|all) of (?:them|which|these|those)\b|无一例外|件件(?=有|都|得)/gi,
    /[都均每]|全(?![年天程市省国镇县区乡村校院厂公])|所有|无一|\b(?:all|every|each|both|none|whole)\b|100 ?%/gi,
  ],
  [
    'board',
    'scope',
    /董事会|\bboard of (?:directors|trustees|governors)\b|\bboard(?:room)?(?= (?:meetings?|members?|level|presentations?|reports?)\b)|\bthe board\b/gi,
    /董事|理事|\b(?:board\w*|directors?|governors?|trustees?)\b/gi,
  ],
  [
    'average-of',
    'scope',
    /[全本][市省国区县州][\p{Script=Han}]{0,4}(?:平均|均值|均分)|行业(?:平均|均值|水平)|\b(?:city|provincial|national|state|industry|district|regional)(?:wide)? (?:average|mean|norm)\b/giu,
    /[全本][市省国区县州]|[市省国区县州]平?均|行业|\b(?:city\w*|municipal|provinc\w*|nation\w*|state\w*|industry|district|region\w*)\b/gi,
  ],
  [
    'leadership',
    'scope',
    /高管|高层|公司领导|\bC-(?:suite|level)\b|\bexecutives\b|\bexecutive (?:team|leadership|committee|board)\b|\bsenior (?:leadership|executives?)\b/gi,
    /高管|高层|管理层|领导|总裁|总经理|副?总|老板|主任|院长|校长|局长|处长|部长|董事|\b(?:executives?|senior|directors?|C[ETFO]O|boss|chiefs?|head|VPs?|leadership|managers?|management|partners?|owners?|president|principal|board)\b/gi,
  ],
  [
    'establishment',
    'scope',
    /(?:运营|管理|经营|掌管)(?:着|了)?(?:整个|该|全)?[^，。,;；\n]{0,8}(?:实验室|测试中心|设备平台|公共平台|门店|餐厅|酒店|分公司|办事处|诊所|工厂|车间|仓库|校区)(?![\p{Script=Han}]*(?:[的内中]|设备|物资|资料|系统|数据|库存|员|日志))|\b(?:ran|running|manag(?:ed|ing)|oversaw|overseeing|directed|headed) (?:the |an? |our )?(?:[\w-]+ ){0,2}(?:facility|laboratory|lab|department|store|shop|kitchen|clinic|office|branch|warehouse|restaurant|hotel|factory|plant|school|unit|ward|campus)\b(?!'s| (?:inventory|stock|supplies|equipment|data|records|staff|schedul\w+|reports?|budget))/giu,
    /管|负责|运营|经营|主[管任持]|[店厂院校站园][长主]|经理|领导|带|老板|创|开[了过]?[家店]|[独自]|\b(?:r[au]n|running|runs|manag\w*|in charge|head\w*|respons\w*|own\w*|lead\w*|led|supervis\w*|overs\w*|direct\w*|keep\w*|kept|look\w* after|opened)\b/gi,
  ],
]

/** What is said of somebody who did it without others, or without what was there before. */
export const ALONE: [id: string, kind: FlagKind, claim: RegExp, told?: RegExp][] = [
  [
    'sole',
    'scope',
    /独立(?!部署|的|运行|站|游戏|音乐|电影|影片|品牌|书店|厂牌|设计师|审计|性|董事|学院|服务|模块|于|显示)|独自|单独(?=完成|负责|开发|设计)|一个人|独当一面|自己(?=做|写|完成|开发|设计)|\bindependently\b|\bindependent(?= (?:test|work|deliver|research|practice|operat|responsib)\w*)|\bsingle-?handed(?:ly)?\b|\bsole(?:ly)?\b|\bon my own\b|\bby myself\b|\bsolo\b|(?<=\b(?:work|act|operat|travel|handl|manag|complet|did|done|it|this|these|them|shifts?|everything|all)\w* )alone\b|\bunaided\b/gi,
    /独立|独自|单独|一个人|就我一个|只有我|自己|无需|不用|\b(?:independent\w*|sole\w*|alone|myself|single-hand\w*|solo|own|without (?:sign-off|supervision|approval|help|support|assistance))\b/gi,
  ],
  [
    'scratch',
    'scope',
    /从零|从 ?0 ?到 ?1|从无到有|白手起家|from scratch|from the ground up|(?:from )?(?:zero|0) to (?:one|1)\b/gi,
    /从 ?[0零](?! ?到 ?1)|从头|新[做建]|\bfrom (?:zero|nothing|0)\b/gi,
  ],
  [
    'punctual',
    'result',
    /(?:按时|准时|如期)(?=完成|交付|竣工|毕业|上线)|提前(?=[\d一二两三四五六七八九十完交]|[\p{Script=Han}]{0,3}(?:完成|交付|竣工))|\b(?:complet|finish|submit|graduat)\w*(?: \w+){0,2} on (?:time|schedule)\b|\bahead of schedule\b|\b(?:with)?in budget\b|\bunder budget\b/giu,
    /按时|准时|如期|提前|早[了到]?|没有?[^，。,;；]{0,4}[迟延晚]|工期|及时|[从由].{1,16}[到至成为]|缩短|压缩|\b(?:time\w*|schedule\w*|earl(?:y|ier)|ahead|advance|late|deadlines?|budgets?|punctual\w*|promptly?|delay\w*)\b/gi,
  ],
]
