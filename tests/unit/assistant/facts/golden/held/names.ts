import { pairsFor, type Pair } from '../pair'

/** Names that stand elsewhere in the resume, in the other language. */
const translator = pairsFor(`Marguerite Dunn
Leeds, UK
EXPERIENCE
Sales Ledger Clerk, Kestrel Bakery Group plc, Leeds - 2016 to present
Volunteer, Yorkshire Canal Association, 2019
EDUCATION
MA Translation Studies, University of Sheffield, 2015
Certificate, Royal Academy of Music, 2011
SKILLS
Excel, Sage 50`)
const editor = pairsFor(`沈若溪
湖南少年儿童出版社 编辑 2016.07—2020.04
长沙晨晖图书有限公司 校对 2014.07—2016.06
湘潭大学 汉语言文学 本科 2010.09—2014.06
中国翻译协会会员
技能:InDesign、Excel`)

const NAMES_EN_ZH: Pair[] = [
  translator.honest(
    'Handle invoices for 40 customers',
    '处理40家客户的发票;谢菲尔德大学翻译学硕士,约克郡运河协会志愿者。',
    { user: "In Chinese, add my master's and the volunteering" },
  ),
  translator.honest('Handle invoices for 40 customers', '在凯斯特雷尔烘焙集团处理40家客户的发票。'),
  translator.bad(
    'Handle invoices for 40 customers',
    '处理40家客户的发票;布里斯托大学翻译学硕士。',
    ['布里斯托大学'],
    { user: "In Chinese, add my master's" },
  ),
  translator.bad('Handle invoices for 40 customers', '为盖茨基金会处理40家客户的发票。', ['盖茨基金会']),
]

const NAMES_ZH_EN: Pair[] = [
  editor.honest(
    '校对图书,每年约25种',
    "Proofread around 25 titles a year. Earlier an editor at Hunan Juvenile and Children's Publishing House; BA from Xiangtan University; member of the Translators Association of China.",
    { user: '英文,带上出版社、学校和协会' },
  ),
  editor.bad(
    '校对图书,每年约25种',
    'Proofread around 25 titles a year; BA from Wuhan University.',
    ['Wuhan University'],
    { user: '英文,带上学校' },
  ),
  editor.bad('校对图书,每年约25种', 'Proofread around 25 titles a year for Hunan Normal University Press.', [
    'Normal University Press',
  ]),
]

const clerk = pairsFor(`黎秋
杭州云岭饰品有限公司 行政 2015.03—至今
招商银行杭州分行 柜员 2009.07—2015.02`)

const NAMES_ZH: Pair[] = [
  clerk.honest('在银行做了快八年,每年都完成公司任务', '近8年银行工作经验,且年年达成公司任务。'),
  clerk.honest('公司120人,管办公用品', '负责120人规模公司的办公用品管理。'),
  clerk.honest('办入职和离职', '办理入职与离职手续。'),
  clerk.honest('在一家做首饰的公司管行政', '任职于杭州一家饰品公司,负责行政工作。'),
  clerk.bad('在一家做首饰的公司管行政', '任职于远山集团,负责行政工作。', ['远山集团']),
  clerk.bad('公司120人,管办公用品', '为星河软件公司120人采购办公用品。', ['星河软件公司']),
]

const SHORT_FORMS: Pair[] = [
  clerk.honest(
    '小微贷款不良率0.4%,每月出口约300个标箱',
    'NPL ratio of 0.4% on micro loans; around 300 TEU exported a month',
  ),
  clerk.honest('数据用方差分析处理,每月用钢材62吨', 'Ran ANOVA on the data; 62 t of steel used a month'),
  clerk.honest('维护客户关系管理系统', 'Maintained the CRM system'),
  clerk.honest('Booking评分9.1,电流8毫安', 'Rated 9.1 on Booking.com; current of 8 mA'),
  translator.honest('CI with GH Actions on Linux', 'CI/CD: GitHub Actions\nOS: Linux'),
  clerk.bad('数据用方差分析处理', 'Ran ANOVA and FMEA on the data', ['FMEA']),
  clerk.bad('每月出口约300个标箱', 'Around 300 TEU exported a month, tracked in TMS', ['TMS']),
]

const lecturer = pairsFor(`Iris Calder
Brooklyn, NY
Lecturer, University of East Anglia, 2016 - 2020
Rondo Council travel fellowship, 2021
Best Newcomer, nominated, Harbour Film Festival 2019
Report to the COO`)

const engineer = pairsFor(`Austin, TX
Structural Engineer, Lone Star Bridge Partners, 2017 to present
Graduate Engineer, Mott & Hartley LLP, Bristol, UK - 2014 to 2017
American Society of Civil Engineers, Royal Pharmaceutical Society
Marks and Spencer, sales assistant, 2012`)

const SAID_BACK: Pair[] = [
  engineer.honest('Designed steel bridges', '在莫特哈特利事务所设计钢桥,美国土木工程师学会会员。', {
    user: 'my ASCE membership, please',
  }),
  engineer.honest('Designed steel bridges', '设计钢桥;英国皇家药学会会员,曾任职于玛莎百货。', {
    user: 'add my membership and my first job',
  }),
  engineer.honest('Designed steel bridges', 'Designed steel bridges; earlier at M&S.'),
  engineer.honest('Wrote reports for the WHO', '为世界卫生组织撰写报告。'),
  engineer.bad('Wrote reports for the WHO', '为世界贸易组织撰写报告。', ['世界贸易组织']),
  engineer.bad('Designed steel bridges', '在奥雅纳工程公司设计钢桥。', ['奥雅纳工程公司']),
  engineer.bad('Designed steel bridges', '设计钢桥,任中国钢结构协会会员。', ['中国钢结构协会']),
]

const PRIZES_AND_PLACES: Pair[] = [
  lecturer.honest(
    'Taught academic English to 140 students',
    'Taught academic English to 140 students; awarded a Rondo Council travel fellowship in 2021.',
    { user: 'mention the fellowship' },
  ),
  lecturer.honest('Taught academic English', '在东英吉利大学教授学术英语,现居纽约布鲁克林。'),
  lecturer.bad('Taught academic English', '在吉利汽车教授学术英语。', ['吉利汽车']),
  clerk.honest('自己设计的货架拿了实用新型专利', 'Designed a shelf that was granted a utility model patent', {
    user: '翻成英文,申请澳洲的岗位',
  }),
  clerk.bad('自己设计的货架申请了实用新型专利', 'Designed a shelf that was granted a utility model patent', [
    'granted',
  ]),
  clerk.bad('负责行政工作', '负责行政工作,获评省级先进工作者。', ['获评省级先进工作者']),
]

export const NAMES: Pair[] = [
  ...[...NAMES_EN_ZH, ...NAMES_ZH_EN, ...NAMES_ZH],
  ...[...SHORT_FORMS, ...PRIZES_AND_PLACES, ...SAID_BACK],
]
