import type { FlagKind } from '../types'

/** What makes work sound greater: honours, grand clients and hearers, whole establishments run. */
export const PRESTIGE: [id: string, kind: FlagKind, claim: RegExp, told?: RegExp][] = [
  [
    'honours',
    'result',
    /名列前茅|成绩优异|优异成绩|优等生|优秀毕业|\bwith (?:high(?:est)? )?(?:distinction|honou?rs|merit)\b|\bfirst-class honou?rs\b|\b(?:summa |magna )?cum laude\b/gi,
    /优|前茅|排名|第[一二三\d]|前 ?[一二三五十\d]|GPA|\b(?:distinction|hono\w*|merit|first|laude|rank\w*|2:1|1st|top|(?:3\.[5-9]|4\.0))\b/gi,
  ],
  [
    'vip',
    'scope',
    /\bVIPs?\b|贵宾|高净值|大客户|\bhigh[- ]net[- ]worth\b|\b(?:major|enterprise|corporate|blue-chip|premium) (?:accounts?|clients?)\b/gi,
    /VIP|贵宾|大客户|重[点要]|重大|头部|高端|集团|企业|上市|\b(?:key|major|big(?:gest)?|larg\w+|enterprise|corporate|compan(?:y|ies)|important|premium|wealth\w*|strategic|accounts?)\b/gi,
  ],
  [
    'fortune-500',
    'organization',
    /(?:世界|全球|财富|中国|民营企业?)?500 ?强|\bFortune (?:Global )?\d+\b|\bblue[- ]chip\b|\bBig Four\b|四大(?=会计|事务所|[，。,;；\s]|$)/gi,
  ],
  [
    'board',
    'scope',
    /董事会|\bboard of (?:directors|trustees|governors)\b|\bboard(?:room)?(?= (?:meetings?|members?|level|presentations?|reports?)\b)|\bthe board\b/gi,
    /董事|理事|\b(?:board\w*|directors?|governors?|trustees?)\b/gi,
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
