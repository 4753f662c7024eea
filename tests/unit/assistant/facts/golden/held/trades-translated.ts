import type { Pair } from '../pair'
import {
  nurseZh,
  teacherZh,
  salesZh,
  chefZh,
  driverZh,
  resZh,
  accZh,
  stuZh,
  nurseEn,
  teacherEn,
  salesEn,
  chefEn,
  driverEn,
  resEn,
  accEn,
  stuEn,
} from './trade-people'

/** Translations for people of other trades than software, each with a resume of a few lines. */

export const TRADES_ZH_EN: Pair[] = [
  teacherZh.bad(
    '担任八年级两个班语文教学',
    'Taught Chinese language and literature to two eighth-grade classes of 90 students',
    ['90 students'],
  ),
  teacherZh.bad('参与编写校本阅读教材', 'Authored the school-based reading textbook as lead editor', [
    'lead editor',
  ]),
  salesZh.bad(
    '维护老客户,开发新客户',
    'Maintained key accounts and developed new customers, expanding market share',
    ['expanding market share'],
  ),
  chefZh.bad('参与门店新菜研发', 'Took part in developing new dishes for all branches', ['all branches']),
  driverZh.bad(
    '跑苏州到广州的干线,单趟约1500公里',
    'Drove the Suzhou-Guangzhou trunk line, about 1,500 miles per trip',
    ['1,500 miles'],
  ),
  resZh.bad('申请发明专利2项', 'Granted two invention patents', ['Granted']),
  resZh.bad(
    '参与国家自然科学基金项目,负责薄膜制备',
    'Principal investigator on a National Natural Science Foundation of China project, responsible for thin-film preparation',
    ['Principal investigator'],
  ),
  nurseZh.honest(
    '成都市第三人民医院 心内科 护士 2018.07-至今',
    "Registered Nurse, Department of Cardiology, The Third People's Hospital of Chengdu, Jul 2018 – Present",
  ),
  nurseZh.honest(
    '做过一年的带教,带了6个实习护士',
    'Served as a clinical preceptor for one year, mentoring six student nurses',
  ),
  teacherZh.honest(
    '华中师范大学 汉语言文学 本科 2012-2016',
    'B.A. in Chinese Language and Literature, Central China Normal University, 2012–2016',
  ),
  teacherZh.honest(
    '担任八年级两个班语文教学和一个班的班主任',
    'Taught Chinese to two Grade 8 classes and served as homeroom teacher for one',
  ),
  salesZh.honest(
    '三一重工 区域销售主管 2021.01-至今,负责河南省混凝土机械的销售',
    'Regional Sales Supervisor, SANY Heavy Industry (Jan 2021 – Present): responsible for concrete machinery sales in Henan Province',
  ),
  chefZh.honest(
    '北京全聚德 前门店 炒锅厨师 2010-2016',
    'Wok Chef, Quanjude (Qianmen Branch), Beijing, 2010–2016',
  ),
  resZh.honest(
    '中国科学技术大学 材料物理与化学 博士 2016-2021',
    'Ph.D. in Materials Physics and Chemistry, University of Science and Technology of China (USTC), 2016–2021',
  ),
  accZh.honest('中级会计师,会用金蝶', 'Intermediate Accountant qualification; working knowledge of Kingdee'),
  nurseZh.bad('参与科研课题,负责数据录入', 'Led a research project and handled data entry', ['Led']),
  stuZh.bad(
    '参加全国大学生英语竞赛',
    'Won second prize in the National English Competition for College Students',
    ['Won second prize'],
  ),
  salesZh.honest(
    '河南宇通客车 销售代表 2017.07-2020.12',
    'Sales Representative, Yutong Bus (Henan), Jul 2017 – Dec 2020',
  ),
  stuZh.honest(
    '在学生会宣传部写公众号推文20多篇,最高阅读量1.2万',
    'Wrote 20+ WeChat articles for the student union publicity department; top post reached 12,000 reads',
  ),
  resZh.honest(
    '中科院苏州纳米所 助理研究员 2021-至今,合成了十几种样品',
    'Assistant Researcher, Suzhou Institute of Nano-Tech and Nano-Bionics, CAS, 2021–Present; synthesised more than ten samples',
  ),
  chefZh.bad('会做粤菜和本帮菜', 'Cooks Cantonese, Shanghainese and French cuisine', ['French']),
  accZh.bad('负责增值税申报', 'Handled VAT filing, saving the company RMB 300,000', ['300,000']),
  teacherZh.honest(
    '高中语文教师资格证,普通话二级甲等',
    'Senior High School Teacher Qualification Certificate (Chinese); Putonghua Level 2-A',
  ),
  chefZh.honest(
    '上海小南国 热菜主管 2016-至今,管4个厨师',
    'Hot Dish Supervisor, Shanghai Xiao Nan Guo, 2016–Present; supervise four chefs',
  ),
  accZh.honest(
    '负责增值税申报和发票管理,每月开票五百多张',
    'Responsible for VAT filing and invoice management, issuing more than 500 invoices a month',
  ),
  stuZh.honest(
    '宁波海天塑机 外贸实习生 2023.06-2023.09',
    'Foreign Trade Intern, Haitian Plastics Machinery, Ningbo, June 2023 – September 2023',
  ),
  chefZh.bad('考过中级面点师', 'Certified senior pastry chef', ['Certified senior pastry chef']),
  resZh.bad('会议海报一张', 'Delivered a keynote speech at a conference', ['keynote']),
  chefZh.honest(
    '新东方烹饪学校 2009-2010;中式烹调师三级',
    'New Oriental Culinary School, 2009–2010; Level 3 Chinese Cuisine Chef',
  ),
  nurseZh.bad('护师资格', 'Charge Nurse', ['Charge Nurse']),
  accZh.honest(
    '处理日常账务,固定资产盘点,配合税务稽查,一年报税12次没有迟过',
    '- Handled daily bookkeeping and fixed asset inventory\n- Supported tax inspections\n- Filed all 12 tax returns of the year on time',
  ),
  resZh.honest(
    '博士课题是钙钛矿薄膜的缺陷钝化,导师张立教授,毕业时发了3篇',
    'Doctoral research on defect passivation of perovskite thin films under Professor Zhang Li; published three papers by graduation',
  ),
  nurseZh.bad('负责病区32张床位的日常护理', 'Provided daily nursing care for a 36-bed ward', ['36']),
  nurseZh.bad(
    '协助护士长排班和物资管理',
    'Managed staff scheduling and ward supplies alongside the head nurse',
    ['Managed'],
  ),
  nurseZh.bad('参加院内急救技能比赛', 'Won the hospital emergency skills competition', ['Won']),
  nurseZh.honest(
    '负责病区32张床位的日常护理,协助医生完成介入手术前准备',
    'Provided daily care for a 32-bed ward and assisted physicians with pre-procedure preparation for interventional surgery',
  ),
  teacherZh.honest(
    '班级平均分从年级第六提高到年级第二',
    'Raised the class average from sixth to second in the grade',
  ),
  teacherZh.bad('获校级优秀教师', 'Named Outstanding Teacher of Wuhan', ['Outstanding Teacher of Wuhan']),
  salesZh.bad('江海物流有限公司 仓库主管', 'Warehouse Supervisor, Bright Star Logistics Co., Ltd.', [
    'Bright Star',
  ]),
  salesZh.bad('江海物流有限公司 仓库主管', 'Warehouse Supervisor, Zenithra Logistics Co., Ltd.', [
    'Zenithra',
  ]),
]

export const TRADES_EN_ZH: Pair[] = [
  nurseEn.bad('Helped write a new discharge checklist', '参与编写新的出院核查清单,使再入院率下降', [
    '再入院率下降',
  ]),
  teacherEn.bad('Ran the after-school debating club', '创办并负责全校课后辩论社,曾获全国冠军', [
    '创办',
    '全校',
    '全国冠军',
  ]),
  salesEn.bad(
    'Sold payroll services to small businesses in Columbus',
    '面向全俄亥俄州及全美中小企业销售薪资服务',
    ['面向全俄亥俄州', '全美'],
  ),
  salesEn.bad(
    'Won new accounts including a regional hospital group',
    '开拓包括沃尔玛在内的新客户及一家区域性医院集团',
    ['沃尔玛'],
  ),
  driverEn.bad('Drove 1.1 million miles with no accidents', '安全行驶1100万英里,零事故', ['1100万']),
  resEn.bad('Filed one patent application on catalyst design', '拥有一项催化剂设计授权专利', ['授权']),
  accEn.bad('Passed all CPA Australia exams', '通过澳大利亚注册会计师全部考试,为澳洲会计师公会会员', [
    '会员',
  ]),
  teacherEn.honest(
    'Teach English to Years 7 to 11, 5 classes, about 140 pupils',
    '教授七至十一年级英语,共五个班,约140名学生',
  ),
  salesEn.honest('I was the top seller of the office 3 years in a row', '连续三年蝉联办公室销售冠军'),
  salesEn.honest(
    'Senior Account Executive, ADP, 2019-Present; manage about 150 prospects in Salesforce',
    '2019年至今任ADP高级客户经理,使用Salesforce管理约150个潜在客户',
  ),
  nurseEn.bad('Gave flu shots at a weekend community clinic', '在周末社区诊所为300名居民接种流感疫苗', [
    '300名',
  ]),
  teacherEn.bad('Assisted with the school production of Macbeth', '执导学校话剧《麦克白》', ['执导']),
  driverEn.bad('Class A licence since 2013', '2013年起持A类驾照,获年度优秀司机', ['年度优秀司机']),
  stuEn.bad('Volunteer at a food bank for 6 months', '在食物银行做志愿者6年', ['6年']),
  nurseEn.honest(
    'Gave flu shots at a weekend community clinic, about 40 a day',
    '在周末社区诊所接种流感疫苗,日均约40剂',
  ),
  resEn.honest(
    'Co-supervised two master students, presented at 3 conferences',
    '共同指导2名硕士研究生,在3次学术会议上作报告',
  ),
  stuEn.honest(
    'Worked 10 hours a week in a cafe while studying; treasurer of the economics society',
    '在校期间每周在咖啡馆兼职10小时;担任经济学社财务干事',
  ),
  nurseEn.bad('Precepted two student nurses', '带教20名实习护士', ['20名']),
  chefEn.bad('Sous Chef, The Ivy, London, 2012-2018', '2012-2018 伦敦 The Ivy 行政总厨', ['行政总厨']),
  accEn.bad('Working towards CPA', '已取得注册会计师资格', ['取得注册会计师资格']),
  nurseEn.honest(
    'Precepted two student nurses, and was praised by the ward manager',
    '带教2名实习护士,获病区护士长好评',
  ),
  nurseEn.bad('Cared for 5-6 patients per shift', '每班护理7至8名患者', ['7至8名']),
  nurseEn.bad('Assisted the charge nurse with staffing', '统筹全科室的护士排班工作', ['统筹']),
  teacherEn.bad('Pass rate at GCSE went up from 62% to 78%', 'GCSE通过率由62%提升至87%', ['87%']),
  nurseEn.honest(
    'Cared for 5-6 patients per shift on a medical-surgical unit',
    '在内外科病房每班负责护理5至6名患者',
  ),
  nurseEn.honest(
    'Staff Nurse, Parkland Hospital, Dallas, Aug 2018 - Present',
    '2018年8月至今,达拉斯帕克兰医院,注册护士',
  ),
]
