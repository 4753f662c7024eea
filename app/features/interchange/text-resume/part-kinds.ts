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
const PLACE =
  /^(?:中国[·\s]?)?(?:北京|上海|广州|深圳|杭州|南京|苏州|成都|武汉|西安|重庆|天津|长沙|郑州|青岛|厦门|宁波|合肥|济南|大连|沈阳|福州|无锡|佛山|东莞|珠海|昆明|哈尔滨|长春|石家庄|南昌|贵阳|南宁|太原|兰州|海口|香港|澳门|台北|远程|浙江|江苏|广东|湖北|湖南|四川|山东|河南|河北|福建|安徽|江西|陕西|山西|辽宁|吉林|黑龙江|云南|贵州|甘肃|广西|海南|青海|宁夏|新疆|西藏|内蒙古|台湾|[\p{Script=Han}]{2,3}省[\p{Script=Han}]{0,4}|[\p{Script=Han}]{2,4}市)(?:市?[\p{Script=Han}]{0,4}[区县])?市?$|^[\p{Lu}][\p{L}. ]+, (?:[A-Z]{2}|(?:\p{Lu}\. ?)?[\p{Lu}][\p{L}]+)$|^(?:remote|hybrid|london|new york|singapore|hong kong|berlin|paris|tokyo|beijing|shanghai|shenzhen|hangzhou|guangzhou)$/iu

/** What somebody is by the last word, which names of houses rarely end in. */
const OCCUPATION =
  /\b(?:actor|administrator|advis[eo]r|animator|archivist|artist|attendant|attorney|bartender|beautician|broker|builder|captain|caseworker|chef|clerk|co-?founder|concierge|constable|counsell?or|curator|dancer|dishwasher|dispatcher|doctor|estimator|farmer|firefighter|fitter|florist|foreman|freelancer|gardener|generalist|hairdresser|handler|hostess|housekeeper|illustrator|inspector|janitor|joiner|labou?rer|lawyer|machinist|mason|merchandiser|nanny|operator|optician|owner|painter|paralegal|physician|plasterer|porter|postman|producer|proofreader|recruiter|registrar|resident|rider|roofer|salesperson|scrum master|secretary|sergeant|soldier|steward(?:ess)?|storekeeper|stylist|teller|tester|therapist|underwriter|valuer|(?:security|life) ?guard|(?:delivery|bike) courier|(?:staff|news|senior|junior|court) reporter|(?:managing|senior|junior|equity|business|general) partner|(?:senior|junior|day) trader|(?:airline|helicopter|drone) pilot|(?:social|warehouse|factory|care|youth|support|key) worker|(?:store|stock) keeper)$|^(?:CEO|COO|CFO|CTO|DBA)$|\p{Script=Han}(?:员|师|教练|前台|策划|文案|采购|编导|记者|司机|保安|保洁|监理|猎头|出纳|审计|法务|导游|督导|导购|运维|博士后|书记|委员|[电焊钳木普技社美]工|[店班组校院科处部会团队厂所行船机士]长)$|^(?:司机|保安|保洁|编导|记者|策划|文案|采购|电工|焊工|钳工|监理|猎头|行政|出纳|审计|法务|教练|社工|导游|前台|督导|导购|美工|算法|运维|会长|书记|班长|博士后|UI设计|数据分析)$/iu

/** The same in the languages whose headings are known: how German words for it end, what it begins with in others. */
const FOREIGN_ROLE =
  /\p{Ll}(?:ingenieur|leiter|entwickler|berater|verkäufer|mechaniker|techniker|referent|assistent|gestalter|meister|arbeiter)(?:in)?$|^(?:diseñador|desarrollador|ingenier|técnic|responsable|gerente|ingénieur|développeu[rs]|technicien|chef(?:fe)? de|chargée? de|engenheir|desenvolvedor|ingegnere|sviluppatore|responsabile)/iu

/** How the name of a house ends that says nothing else of being one: “Acorn Bakery, York” is no town. */
const HOUSE =
  /\b(?:airlines|bakery|brewery|café|cafe|centre|center|clinic|council|foods|garage|hotel|library|ministry|museum|pharmacy|restaurant|salon|services|shop|store|stores|theatre|theater|trust)$/iu

/** A place that ends with its country. */
export const IN_COUNTRY =
  /^\p{Lu}[\p{L}'’. -]+(?:,(?: ?\p{Lu}[\p{L}'’. -]+,)? ?|(?:, ?\p{Lu}[\p{L}'’. -]+)? [(])(?:UK|USA|U\.S\.A?|UAE|Albania|Algeria|Argentina|Armenia|Australia|Austria|Azerbaijan|Bahrain|Bangladesh|Belarus|Bolivia|Bosnia and Herzegovina|Cambodia|Costa Rica|Ecuador|Ethiopia|Iran|Iraq|Kazakhstan|Kuwait|Lebanon|Moldova|Montenegro|Myanmar|Nepal|North Macedonia|Oman|Panama|Qatar|Russia|Rwanda|Saudi Arabia|Senegal|Sri Lanka|Tanzania|Tunisia|Uganda|Uruguay|Uzbekistan|Venezuela|Zambia|Zimbabwe|Belgium|Brazil|Bulgaria|Canada|Chile|China|Colombia|Croatia|Cyprus|Czechia|Czech Republic|Denmark|Egypt|England|Estonia|Finland|France|Germany|Ghana|Greece|Hong Kong|Hungary|Iceland|India|Indonesia|Ireland|Israel|Italy|Japan|Kenya|Korea|Latvia|Lithuania|Luxembourg|Malaysia|Malta|Mexico|Morocco|Netherlands|New Zealand|Nigeria|Northern Ireland|Norway|Pakistan|Peru|Philippines|Poland|Portugal|Romania|Scotland|Serbia|Singapore|Slovakia|Slovenia|South Africa|South Korea|Spain|Sweden|Switzerland|Taiwan|Thailand|Turkey|Türkiye|Ukraine|United Arab Emirates|United Kingdom|United States|Vietnam|Wales)[)]?$/u

/** A word or two with capitals, or a house with its number, say where beside ways to reach somebody. */
export const NAMED_PLACE =
  /^(?:\d{1,5}[a-z]? )?\p{Lu}[\p{Ll}'’.-]+(?:[ -]\p{Lu}[\p{Ll}'’.-]+){0,2}(?:, ?\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}){0,3}$/u

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
  if (kind === undefined && FORM.test(part)) return 'organisation'
  // “MA Museum Studies, Distinction” is what one has
  if (house !== part && DEGREE.test(house) && !IN_COUNTRY.test(part)) return 'degree'
  // “Lead Engineer, Leeds” is what one was, with the town
  if (house !== part && (ROLE_END.test(house) || OCCUPATION.test(house))) return 'role'
  // “腾讯科技产品经理” ends as what it is
  if (kind === 'organisation' && /(?:工程师|经理|总监|主管|实习生|设计师|专员|助理)$/u.test(part))
    return 'role'
  // “Group Leader” is no group, “Systems Administrator” no house
  if (kind === 'organisation' && (ROLE_END.test(part) || OCCUPATION.test(part))) return 'role'
  const bare = read.replace(/\s*[(（][^()（）]*[)）]$/, '')
  return kind ?? (OCCUPATION.test(bare) || FOREIGN_ROLE.test(bare) ? 'role' : undefined)
}
