import { simplified } from './simplified'

const ORGANISATION =
  /公司|株式会社|集团|科技|有限|股份|银行|医院|研究院|研究所|事务所|工作室|实验室|出版社|学院|大学|中学|小学|幼儿园|学校|协会|基金会|委员会|学生会|中心|局$|社$|工厂|\b(?:inc|ltd|llc|corp|co|gmbh|plc|company|corporation|group|studio|labs?|university|college|school|institute|hospital|bank|foundation|association|agency|partners|technologies|systems|solutions|consulting|club|society)\b\.?/iu
const ROLE =
  /工程师|经理|总监|主管|实习|开发|设计师|架构师|分析师|专员|顾问|助理|编辑|教师|老师|讲师|教授|研究员|会计|律师|医生|护士|厨师|销售|运营|产品|测试|前端|后端|负责人|组长|部长|主席|队长|干事|志愿者|创始人|合伙人|总裁|主任|秘书|翻译|客服|文员|店长|成员|\b(?:engineer|developer|manager|bookkeeper|cashier|cook|baker|driver|electrician|plumber|carpenter|mechanic|welder|tailor|waiter|waitress|barista|receptionist|caretaker|cleaner|carer|midwife|paramedic|pharmacist|physiotherapist|psychologist|dentist|surgeon|veterinarian|librarian|photographer|musician|translator|interpreter|buyer|planner|surveyor|controller|auditor|actuary|trainer|coach|postdoc|apprentice|trainee|copywriter|director|designer|analyst|intern|internship|consultant|assistant|associate|specialist|coordinator|lead|head|leader|officer|architect|scientist|biologist|chemist|physicist|mathematician|statistician|economist|journalist|researcher|fellow|teacher|tutor|lecturer|professor|accountant|nurse|founder|president|editor|writer|representative|executive|supervisor|technician|programmer|member|volunteer|vp|cto|ceo|cfo|coo)\b/iu
const ROLE_END =
  /\b(?:leader|lead|head|manager|engineer|developer|director|designer|analyst|consultant|assistant|associate|specialist|coordinator|officer|scientist|researcher|intern|president|member)$/i
const DEGREE =
  /博士|硕士|研究生|学士|本科|大专|专科|高中|中专|MBA|EMBA|\bdipl\.-\p{L}|\b(?:bachelor|master|doctor|doctorate|ph\.?\s?d|b\.?\s?s\.?c?|m\.?\s?s\.?c?|b\.?a|m\.?a|b\.?eng|m\.?eng|diplom|abitur|licenciatura|b\.?tech|m\.?tech|b\.com(?=\s|,|$)|ll\.[bm]|m\.?phil|diploma|associate degree|a\.?a\.?s?|high school)\b|\ba\.b\.(?= |$)|\bb\.e\.(?= in\b)|^associate['’]?s? (?:degree|in|of)\b|\b(?:berufs)?ausbildung (?:zum|zur|als)\b/iu
const SCHOOL =
  /大学|学院|学校|中学|(?<!\p{L})(?:universit(?:ät|é|à)|universidade?|(?:fach)?hochschule|gymnasium|lycée|école|escuela)(?!\p{L})|\b(?:university|college|school|institute|academy|polytechnic)\b|^(?:TU|FH|RWTH|ETH|UC) \p{Lu}/iu
/** What a school gives, though its name says school. */
const SCHOOL_DIPLOMA = /\bschool (?:diploma|certificate|leaving certificate|equivalency)\b/i
const SCORE = /GPA|绩点|均分|排名|\b\d\.\d+\s*\/\s*(?:10|[45])\b/iu
const PROVINCES =
  '浙江|江苏|广东|湖北|湖南|四川|山东|河南|河北|福建|安徽|江西|陕西|山西|辽宁|吉林|黑龙江|云南|贵州|甘肃|广西|海南|青海|宁夏|新疆|西藏|内蒙古|台湾'
/** Cities down to those of a prefecture. */
const CITIES = [
  '北京|上海|天津|重庆|香港|澳门|台北|新北|高雄|台中|台南|石家庄|唐山|秦皇岛|邯郸|邢台|保定',
  '张家口|承德|沧州|廊坊|衡水|太原|大同|阳泉|长治|晋城|朔州|晋中|运城|忻州|临汾|吕梁',
  '呼和浩特|包头|乌海|赤峰|通辽|鄂尔多斯|呼伦贝尔|沈阳|大连|鞍山|抚顺|本溪|丹东|锦州|营口',
  '阜新|辽阳|盘锦|铁岭|葫芦岛|长春|吉林|四平|辽源|通化|白山|松原|白城|延边|哈尔滨|齐齐哈尔',
  '鸡西|鹤岗|双鸭山|大庆|伊春|佳木斯|七台河|牡丹江|黑河|绥化|南京|无锡|徐州|常州|苏州|南通',
  '连云港|淮安|盐城|扬州|镇江|泰州|宿迁|昆山|杭州|宁波|温州|嘉兴|湖州|绍兴|金华|衢州|舟山',
  '台州|丽水|义乌|合肥|芜湖|蚌埠|淮南|马鞍山|淮北|铜陵|安庆|黄山|滁州|阜阳|宿州|六安|亳州',
  '池州|宣城|福州|厦门|莆田|三明|泉州|漳州|南平|龙岩|宁德|南昌|景德镇|萍乡|九江|新余|鹰潭',
  '赣州|吉安|宜春|抚州|上饶|济南|青岛|淄博|枣庄|东营|烟台|潍坊|济宁|泰安|威海|日照|临沂',
  '德州|聊城|滨州|菏泽|郑州|开封|洛阳|平顶山|安阳|鹤壁|新乡|焦作|濮阳|许昌|漯河|三门峡|南阳',
  '商丘|信阳|周口|驻马店|武汉|黄石|十堰|宜昌|襄阳|鄂州|荆门|孝感|荆州|黄冈|咸宁|随州|恩施',
  '长沙|株洲|湘潭|衡阳|邵阳|岳阳|常德|张家界|益阳|郴州|永州|怀化|娄底|广州|韶关|深圳|珠海',
  '汕头|佛山|江门|湛江|茂名|肇庆|惠州|梅州|汕尾|河源|阳江|清远|东莞|中山|潮州|揭阳|云浮',
  '南宁|柳州|桂林|梧州|北海|防城港|钦州|贵港|玉林|百色|贺州|河池|来宾|崇左|海口|三亚|成都',
  '自贡|攀枝花|泸州|德阳|绵阳|广元|遂宁|内江|乐山|南充|眉山|宜宾|广安|达州|雅安|巴中|资阳',
  '贵阳|六盘水|遵义|安顺|毕节|铜仁|昆明|曲靖|玉溪|保山|昭通|丽江|普洱|临沧|大理|拉萨|西安',
  '铜川|宝鸡|咸阳|渭南|延安|汉中|榆林|安康|商洛|兰州|嘉峪关|金昌|白银|天水|武威|张掖|平凉',
  '酒泉|庆阳|定西|陇南|西宁|银川|石嘴山|吴忠|固原|中卫|乌鲁木齐|克拉玛依|吐鲁番|哈密|乌兰察布',
  '巴彦淖尔|儋州|三沙|海东|日喀则|昌都|林芝|山南|那曲|凉山|甘孜|阿坝|湘西|黔东南|黔西南|黔南',
  '红河|文山|楚雄|德宏|西双版纳|怒江|迪庆|临夏|甘南',
].join('|')
const PLACE = new RegExp(
  String.raw`^(?:中国[·\s]?)?(?:(?:${PROVINCES})?(?:${CITIES})|${PROVINCES}|远程|[\p{Script=Han}]{2,3}省(?:${CITIES}|[\p{Script=Han}]{1,5}[市县区州盟镇])?|[\p{Script=Han}]{2,4}市)(?:市?[\p{Script=Han}]{0,4}[区县])?市?$|^[\p{Lu}][\p{L}. ]+, (?:[A-Z]{2}|(?:\p{Lu}\. ?)?[\p{Lu}][\p{L}]+)$|^(?:remote|hybrid|london|new york|singapore|hong kong|berlin|paris|tokyo|beijing|shanghai|shenzhen|hangzhou|guangzhou)$`,
  'iu',
)

/** What somebody is by the last word, which names of houses rarely end in. */
const OCCUPATION =
  /\b(?:actor|administrator|advis[eo]r|animator|archivist|artist|attendant|attorney|bartender|beautician|broker|builder|captain|caseworker|chef|clerk|co-?founder|concierge|constable|counsell?or|curator|dancer|dishwasher|dispatcher|doctor|estimator|farmer|firefighter|fitter|florist|foreman|freelancer|gardener|generalist|hairdresser|handler|hostess|housekeeper|illustrator|inspector|janitor|joiner|labou?rer|lawyer|machinist|mason|merchandiser|nanny|operator|optician|owner|painter|paralegal|physician|plasterer|porter|postman|producer|proofreader|recruiter|registrar|resident|rider|roofer|salesperson|scrum master|secretary|sergeant|soldier|steward(?:ess)?|storekeeper|stylist|teller|tester|therapist|underwriter|valuer|(?:security|life) ?guard|(?:delivery|bike) courier|(?:staff|news|senior|junior|court) reporter|(?:managing|senior|junior|equity|business|general) partner|(?:senior|junior|day) trader|(?:airline|helicopter|drone) pilot|(?:social|warehouse|factory|care|youth|support|key) worker|(?:store|stock) keeper)$|^(?:CEO|COO|CFO|CTO|DBA)$|\p{Script=Han}(?:员|师|教练|前台|策划|文案|采购|编导|记者|司机|保安|保洁|监理|猎头|出纳|审计|法务|导游|督导|导购|运维|博士后|书记|委员|[电焊钳木普技社美]工|[店班组校院科处部会团队厂所行船机士]长)$|^(?:司机|保安|保洁|编导|记者|策划|文案|采购|电工|焊工|钳工|监理|猎头|行政|出纳|审计|法务|教练|社工|导游|前台|督导|导购|美工|算法|运维|会长|书记|班长|博士后|UI设计|数据分析)$/iu

/** The same in the languages whose headings are known: how German words for it end, what it begins with in others. */
const FOREIGN_ROLE =
  /\p{Ll}(?:ingenieur|leiter|entwickler|berater|verkäufer|mechaniker|techniker|referent|assistent|gestalter|meister|arbeiter)(?:in)?$|^(?:diseñador|desarrollador|ingenier|técnic|responsable|gerente|assistante? |ingénieur|développeu[rs]|technicien|chef(?:fe)? de|chargée? de|engenheir|desenvolvedor|ingegnere|sviluppatore|responsabile)/iu

/** How the name of a house ends that says nothing else of being one: “Acorn Bakery, York” is no town. */
const HOUSE =
  /\b(?:airlines|bakery|brewery|café|cafe|centre|center|clinic|council|foods|garage|hotel|library|ministry|museum|pharmacy|restaurant|salon|services|shop|store|stores|theatre|theater|trust)$/iu

/** A place that ends with its country. */
export const IN_COUNTRY =
  /^\p{Lu}[\p{L}'’. -]+(?:,(?: ?\p{Lu}[\p{L}'’. -]+,)? ?|(?:, ?\p{Lu}[\p{L}'’. -]+)? [(])(?:UK|USA|U\.S\.A?|UAE|Albania|Algeria|Argentina|Armenia|Australia|Austria|Azerbaijan|Bahrain|Bangladesh|Belarus|Bolivia|Bosnia and Herzegovina|Cambodia|Costa Rica|Ecuador|Ethiopia|Iran|Iraq|Kazakhstan|Kuwait|Lebanon|Moldova|Montenegro|Myanmar|Nepal|North Macedonia|Oman|Panama|Qatar|Russia|Rwanda|Saudi Arabia|Senegal|Sri Lanka|Tanzania|Tunisia|Uganda|Uruguay|Uzbekistan|Venezuela|Zambia|Zimbabwe|Belgium|Brazil|Bulgaria|Canada|Chile|China|Colombia|Croatia|Cyprus|Czechia|Czech Republic|Denmark|Egypt|England|Estonia|Finland|France|Germany|Ghana|Greece|Hong Kong|Hungary|Iceland|India|Indonesia|Ireland|Israel|Italy|Japan|Kenya|Korea|Latvia|Lithuania|Luxembourg|Malaysia|Malta|Mexico|Morocco|Netherlands|New Zealand|Nigeria|Northern Ireland|Norway|Pakistan|Peru|Philippines|Poland|Portugal|Romania|Scotland|Serbia|Singapore|Slovakia|Slovenia|South Africa|South Korea|Spain|Sweden|Switzerland|Taiwan|Thailand|Turkey|Türkiye|Ukraine|United Arab Emirates|United Kingdom|United States|Vietnam|Wales|España|Deutschland|Italia|Brasil|México|Österreich|Schweiz|Suisse|Belgique|Perú)[)]?$/u

/** A word or two with capitals, or a house with its number, say where beside ways to reach somebody. */
export const NAMED_PLACE =
  /^(?:\d{1,5}[a-z]? )?\p{Lu}[\p{Ll}'’.-]+(?:[ -]\p{Lu}[\p{Ll}'’.-]+){0,2}(?:, ?\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}){0,3}$/u

/** Whether a name that nothing else speaks for ends as houses do. */
export const isNamedHouse = (part: string): boolean =>
  /^\p{Lu}/u.test(part) && (HOUSE.test(part) || FORM.test(part)) && partKind(part) !== 'role'

/** Forms of companies that in small letters are words. */
const FORM = /\s(?:AG|KG|KGaA|BV|Oy|SpA|SAS|SARL|Lda|e\.V\.|s\.r\.o\.|S\.r\.l\.|S\.L\.)$/u

/** How companies end, behind a comma: “Halcyon Search Co., Ltd.” */
export const COMPANY = /^(?:Co|Ltd|Inc|LLC|LLP|LP|Corp|GmbH|PLC|S\.A)\.?(?:,? Ltd\.?)?$/i

/** How one is employed: no name of anything. */
export const EMPLOYED = /^(?:(?:full|part)-time|self-employed|freelance|contract|internship|全职|兼职|实习)$/i

export type PartKind = 'organisation' | 'role' | 'degree' | 'school' | 'score' | 'place'

const TESTS: [PartKind, RegExp][] = [
  ['degree', SCHOOL_DIPLOMA],
  ['place', PLACE],
  ['place', IN_COUNTRY],
  ['score', SCORE],
  ['school', SCHOOL],
  ['degree', DEGREE],
  ['organisation', ORGANISATION],
  ['role', ROLE],
]

/** “杭州, 浙江” */
const isInProvince = (part: string): boolean =>
  /^\p{Script=Han}+[,，] ?\p{Script=Han}+$/u.test(part) &&
  part.split(/[,，] ?/).every((one) => PLACE.test(one))

/** What a part of an entry's first lines seems to be; undefined when nothing speaks for any of them. */
/** A name of a person that ends as a trade does: nothing but its last word speaks for one. */
export const isNamedAsTrade = (part: string): boolean =>
  OCCUPATION.test(part) && TESTS.every(([, test]) => !test.test(part))

export function partKind(part: string): PartKind | undefined {
  if (part.length > 80) return undefined
  const read = simplified(part)
  const kind = TESTS.find(([, test]) => test.test(read))?.[0] ?? (isInProvince(read) ? 'place' : undefined)
  // “Green Foods plc, York” is where one worked, with its town
  const [, house = part, end = ''] = (kind === 'place' && /^(.*),\s*([^,]*)$/.exec(part)) || []
  // Denver is in CO.
  if (end !== 'CO' && COMPANY.test(end)) return 'organisation'
  if (house !== part && [ORGANISATION, SCHOOL, HOUSE, FORM].some((test) => test.test(house)))
    return SCHOOL.test(house) ? 'school' : 'organisation'
  // “Depot planner, Hull” is as well: no place ends in a small letter's word
  const isSmall = / \p{Ll}\p{L}+$/u.test(house) && !/ (?:of|de|del|di|da|do|am|an|der) /.test(house)
  if (house !== part && isSmall && /^\p{Lu}/u.test(house) && !IN_COUNTRY.test(part)) return 'role'
  if (kind === undefined && FORM.test(read)) return 'organisation'
  // “MA Museum Studies, Distinction” is what one has
  if (house !== part && DEGREE.test(house) && !IN_COUNTRY.test(part)) return 'degree'
  // “Lead Engineer, Leeds” is what one was, with the town
  if (house !== part && (ROLE_END.test(house) || OCCUPATION.test(house))) return 'role'
  // “腾讯科技产品经理” ends as what it is
  if (kind === 'organisation' && /(?:工程师|经理|总监|主管|实习生|设计师|专员|助理)$/u.test(read))
    return 'role'
  // “Group Leader” is no group, “Systems Administrator” no house
  if (kind === 'organisation' && (ROLE_END.test(read) || OCCUPATION.test(read))) return 'role'
  const bare = read.replace(/\s*[(（][^()（）]*[)）]$/, '')
  return kind ?? (OCCUPATION.test(bare) || FOREIGN_ROLE.test(bare) ? 'role' : undefined)
}
