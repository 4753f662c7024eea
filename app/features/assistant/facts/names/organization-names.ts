import { dictionary } from '../dictionary/dictionary'
import type { FlagKind, Span } from '../types'
import { ACTS_HAN, TRADES_HAN } from './tables/trades'

/** Sorts of bodies that a name says at its end, in both languages: a translation keeps the sort. */
export type BodySort = 'company' | 'school' | 'bank' | 'lab' | 'hospital' | 'body'
export type BodyName = Span & { text: string; core: string; sort: BodySort; kind: FlagKind }

const HAN_ENDS: [BodySort, string][] = [
  [
    'company',
    '(?:科技|技术|信息|网络|软件|电子|文化|传媒|教育|贸易|咨询)?(?:有限责任公司|股份有限公司|有限公司|公司)|集团|工作室|事务所|律所|证券|保险',
  ],
  ['school', '大学|学院|中学|小学|党校|学校'],
  ['bank', '银行(?!本票|汇票|承兑|支票|卡|账户|账号|流水|对账|业务|从业|贷款|存款|转账|余额|回单|柜|利率)'],
  ['lab', '研究院|研究所|实验室|研究中心|(?<=\\p{Script=Han}{2})(?<![诊场厕处务究出])所(?=[\\s，。,;；]|$)'],
  ['hospital', '医院|卫生院|诊所'],
  ['body', '基金会|协会|出版社|电视台|报社|商会|俱乐部|委员会|学会|电台'],
]
const LATIN_ENDS: [BodySort, string][] = [
  [
    'company',
    'Inc|Ltd|LLC|Corp|Corporation|Company|Co|Group|Technologies|Technology|Holdings|Partners|Consulting|Agency|Studios?|Logistics|Software|Systems|Solutions|Capital|Securities|Insurance|Media|Foods?|Industries|B\\.V\\.|GmbH|PLC|plc',
  ],
  ['school', 'University|College|Institute|Academy|School'],
  ['bank', 'Bank'],
  ['lab', 'Labs?|Laboratory|Laboratories|Research Center|Research Centre'],
  ['hospital', 'Hospital|Clinic'],
  ['body', 'Foundation|Association|Society|Press|Council|Committee'],
]
const NAME_PART = '[\\p{Script=Han}A-Za-z0-9·()&]'
const HAN_PATTERNS = HAN_ENDS.map(([sort, ends]): [BodySort, RegExp] => [
  sort,
  new RegExp(`(${NAME_PART}{0,16}?)(${ends})(?![员生长们级])`, 'gu'),
])
/** What stands before a name in a sentence and is no part of it. */
const LEAD_IN = new RegExp(
  `.*(?:[年月]起|\\d ?[年人名家个位岁天次所]|[一二三四五六七八九十两数][余多]?年[多余]?|[\\d万亿] ?(?:[元%]|[英欧美日加澳港][镑元币]|新加坡元)|[一某几多数两][家所]|${ACTS_HAN}|(?<![协仁共祥温])和(?![平谐睦泰])|[在于从由与及为向给对是至到被经因的了任将把获入随赴受让使等该我本全各多几某]|就职|供职|讲授|教授|执教|任教|位列|排名|名列|销售|投放|毕业|就读|筹备|筹建|组建|加入|服务|来自|曾|现|考取|录取|合作|联合|帮助|协助|支持|负责|主导|承担|承接|处理|办理|购买|预约|预订|核对|创办|创立|成立|隶属|参与|实习|工作|完成|通过|获得|荣获|高出|高于|低于|超出|超过|优于|领先|知名|大型|上市|头部|目前|期间|旗下|下属|下设|所属|拜访|走访|(?<!纽)约(?![克翰瑟书]))`,
  'su',
)
const HOW_MANY = '[一二两三四五六七八九十百\\d]*余?[家所个]?'
const GENERAL =
  '课后|阅读|读书|兴趣|学习|运动|摄影|手机|网上|移动|直销|投资|商业|开放|数字|[\\p{Script=Han}]{2,3}[省市县](?:内|各|的)?|会计师?|律师|审计|税务|设计|可比|上市|高级|初级|普通高级|职业|持有|包括|分|子|总|母|外|互联网|科技|技术|软件|外资|民营|国有|跨国|客户|合作|龙头|贵|初创|创业|重点|国家重点|省级|校级|研发|综合|三甲|校|商学|研究生|省|市|国家|大|小|同|旗下|传统|本地|外贸|物流|商业|投资|二级|信息|计算机|工程|管理|经济管理|经管|外国语|新闻|法|医|文|理|区域性|地区性|区域|地方|当地|社区|上市|周末|牙科|眼科|骨科|美容|病区|学生|家长|教师|员工|业主|居民|校友|食物|食品|公立|私立|民办|大型|中型|连锁|口腔|儿童|妇幼|中医|宠物|动物|寄宿|国际|双语|实验|慈善|非营利|家族|搬家|搬运|物业|装修|广告|租赁|家政|劳务|货运|快递|建筑|施工|设计|公关|咨询|保洁|保安|保险|证券|培训|出版|影视|游戏|旅行|航空|航运|能源|电力|燃气|汽车|医疗|医药|服装|房地产|地产|金融|(?:区域性|地区性|地方)?(?:医院|银行|学校|企业)'
/** Words before a sort of body that name none of it ("5家子公司", "一家区域性医院"). */
const GENERIC = new RegExp(`^${HOW_MANY}(?:${GENERAL}|${TRADES_HAN}){0,3}$`, 'u')

/** "两县共17所小学": how many, not which. */
const COUNTED = /[\d一二两三四五六七八九十百]余?[所家个]$|(?:一|某)家/

/** Names of bodies in Han characters ("…公司", "…大学"), without the words before them; general words ("该公司") left out. */
export function hanBodies(text: string): BodyName[] {
  return HAN_PATTERNS.flatMap(([sort, pattern]) =>
    Array.from(text.matchAll(pattern)).flatMap((found) => {
      const head = found[1] ?? ''
      const lead = LEAD_IN.exec(head)?.[0].length ?? 0
      const core = head
        .slice(lead)
        .replace(/^.*\((?=[^)]*$)/, '')
        .replace(/^[()·&]+/, '')
      const to = found.index + found[0].length
      const from = to - (found[2] ?? '').length - core.length
      const stem = `${core.slice(-1)}学`
      if (core.length < 2 || GENERIC.test(core) || COUNTED.test(core)) return []
      return [
        {
          from,
          to,
          text: text.slice(from, to),
          // "药学|会", not "药|学会"
          core: found[2] === '学会' && dictionary().words.has(stem) ? `${core}学` : core,
          sort,
          kind: sort === 'school' ? ('school' as const) : ('organization' as const),
        },
      ]
    }),
  )
}

/** The sort of body that a run of Latin words names ("Halden University", "University of Halden"), or undefined. */
export function sortOfLatin(run: string): BodySort | undefined {
  if (/^(?:The )?(?:University|College|Institute) of\b/.test(run)) return 'school'
  if (/^(?:The )?Bank of\b/.test(run)) return 'bank'
  return LATIN_ENDS.find(([, ends]) => new RegExp(`(?:^|\\s)(?:${ends})\\.?$`).test(run))?.[0]
}

/** Runs of capitalised Latin words that end (or begin) as a body's name does. */
export function latinBodies(text: string): { text: string; sort: BodySort }[] {
  const runs = text.match(/\p{Lu}[\p{L}\d.&'-]*(?: (?:of|the|for|and|&|de|\p{Lu}[\p{L}\d.&'-]*))*/gu) ?? []
  return runs.flatMap((run) => {
    const sort = sortOfLatin(run.replace(/[.,]+$/, (end) => (/B\.V\.$/.test(run) ? end : '')))
    return sort === undefined ? [] : [{ text: run, sort }]
  })
}

const LATIN_SORTS: Record<BodySort, RegExp> = {
  // "Excel" alone sounds like too many
  company: /\p{Lu}\S+ \S*\p{Lu}|LLP|plc/u,
  body: /\b(?:Foundation|Association|Society|Press|Council|Committee|Club|Union|Institution|College|Fellowship|Network|Alliance|Commission|Congress|Register|Federation|Institute|Board|Trust|Chamber|Guild|Academy|Publish\p{L}+|Books|Charity|League|Authority|Orchestra|Theatre|Theater|Radio|Television|TV|BBC)\b/u,
  school: /\b(?:University|Universit\p{L}+|College|Institute|Academy|School|Polytechnic|Conservato\p{L}+)\b/u,
  bank: /\b(?:Bank|Banque|Credit Union|Building Society|Financial|PLC|plc)\b|Barclays|HSBC/,
  lab: /\b(?:Lab|Labs|Laborator\p{L}+|Institute|Cent(?:er|re)|Council|Observatory)\b/u,
  hospital: /\b(?:Hospital|Clinic|Medical|Health|Infirmary|Hospice|Practice|Surgery|Trust|Dental)\b/,
}

/** Whether a name may be one of a sort of body: somewhere it says so, if bodies of the sort do. */
export function namesSort({ name, sort }: { name: string; sort: BodySort }): boolean {
  if (!/\p{Script=Han}/u.test(name)) return LATIN_SORTS[sort].test(name)
  const ends = HAN_ENDS.find(([one]) => one === sort)?.[1]
  return sort === 'company' || sort === 'body' || ends === undefined || new RegExp(ends, 'u').test(name)
}
