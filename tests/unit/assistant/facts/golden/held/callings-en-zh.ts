import type { Pair } from '../pair'
import {
  architectEn,
  backendEn,
  cabinEn,
  claimsEn,
  economicsStudentEn,
  emailMarketerEn,
  eventsEn,
  fieldOfficerEn,
  foremanEn,
  frontDeskEn,
  historianEn,
  juniorAccountantEn,
  marineEn,
  pharmacistEn,
  pumpEngineerEn,
  softwareSalesEn,
  solicitorEn,
  supportEn,
  surgicalNurseEn,
  sysadminEn,
  warehouseEn,
} from './callings-people-en'

/** Translations into Chinese of people of many callings. */
export const CALLINGS_EN_ZH: Pair[] = [
  backendEn.honest(
    'On call one week in six; wrote runbooks for the most common alerts.',
    '每六周值班一周，并为最常见的告警编写了运维手册。',
  ),
  surgicalNurseEn.honest(
    'Showed new nurses around the ward and answered their questions during their first month.',
    '带领新入职护士熟悉病区环境，并在其入职首月解答疑问。',
  ),
  softwareSalesEn.bad(
    'Cold-called 60 prospects a day and booked demos for the senior reps.',
    '每天电话拓展60位潜在客户，为资深销售预约产品演示，并荣获2019年度最佳新人奖。',
    ['2019年度最佳新人奖'],
  ),
  juniorAccountantEn.bad(
    'Found duplicate supplier payments worth £36k.',
    '发现并追回重复支付的供应商款项3.6万英镑。',
    ['追回'],
  ),
  juniorAccountantEn.honest(
    'Assisted with the statutory audit of a retail client with turnover of £40m.',
    '协助完成一家零售客户的法定审计，该客户营业额为4000万英镑。',
  ),
  warehouseEn.honest(
    'Helped plan the move of 5,000 m² of stock to the new site in 2021.',
    '2021年协助规划5000平方米库存向新址的搬迁。',
  ),
  frontDeskEn.honest(
    'Guest satisfaction score for reception rose from 8.1 to 8.9 in my second year.',
    '任职第二年，前台宾客满意度评分由8.1分提升至8.9分。',
  ),
  solicitorEn.bad(
    'LPC, BPP University, 2020; LLB, University of Bristol, 2:1, 2019',
    'BPP大学法律实务课程（LPC），2020年；布里斯托大学法学学士（LLB），一等荣誉学位，2019年',
    ['一等荣誉'],
  ),
  marineEn.bad(
    'Studied how warmer water affects cod larvae; ran 36 tank experiments over two seasons.',
    '研究水温升高对鳕鱼幼体的影响，历时两季完成36组水槽实验，成果发表于《Nature Climate Change》。',
    ['Nature Climate Change'],
  ),
  marineEn.honest(
    "Supervised one master's student and did the statistics for the group in R.",
    '指导一名硕士研究生，并使用R语言承担课题组的统计分析工作。',
  ),
  economicsStudentEn.bad(
    'Exchange semester at the University of Bologna, spring 2024.',
    '2024年秋季学期赴博洛尼亚大学交换学习。',
    ['秋季'],
  ),
  foremanEn.honest(
    'Coordinated electricians, plumbers and the crane company every morning.',
    '每天早上协调电工、水管工和吊车公司的工作。',
  ),
  pharmacistEn.bad(
    'Looked after a pre-registration trainee for one year.',
    '带教五名预注册实习药师，为期一年。',
    ['五名'],
  ),
  emailMarketerEn.bad(
    'Ran email campaigns to a list of 62,000; open rate up from 18% to 26%.',
    '面向6.2万订阅用户开展邮件营销，转化率由18%提升至26%。',
    ['转化率'],
  ),
  pumpEngineerEn.bad(
    'Designed pump housings in SolidWorks for flows up to 300 m³/h.',
    '使用SolidWorks设计泵壳，最大流量达300升/小时。',
    ['300升/小时'],
  ),
  eventsEn.bad(
    'Coordinate around 30 corporate events a year, from 20 to 600 guests.',
    '每年统筹约30场企业活动，规模从20人到6000人不等。',
    ['6000人'],
  ),
  architectEn.honest(
    'Worked under the project architect on the refurbishment of a 1930s library (2,600 m²).',
    '在项目建筑师指导下，参与一座建于20世纪30年代的图书馆（2600平方米）的翻新工程。',
  ),
  supportEn.bad('was a tester for the new returns form', '负责设计全新退货表单。', ['负责设计']),
  historianEn.honest(
    'Published one monograph (2017) and seven articles on Scottish trade.',
    '出版专著一部（2017年），发表苏格兰贸易相关论文七篇。',
  ),
  fieldOfficerEn.bad(
    'Visited 48 villages to check hand pumps and train water committees.',
    '走访48个村庄，检查手压泵并培训水务委员会，惠及3,500户家庭。',
    ['惠及3,500户家庭'],
  ),
  sysadminEn.bad(
    'Looked after 85 Linux servers and moved 30 of them to AWS in 2021.',
    '负责85台Linux服务器的运维，并于2021年将其全部迁移至AWS。',
    ['全部'],
  ),
  claimsEn.honest(
    'Handle around 70 open motor claims, payments up to £10,000 without sign-off.',
    '负责约70宗未结车险理赔案件，拥有1万英镑以内的独立赔付权限。',
  ),
  cabinEn.bad(
    'Gave feedback on the new meal trolley during its trial.',
    '在新餐车试用期间提出反馈意见，推动其在全机队推广使用。',
    ['推动其在全机队推广使用'],
  ),
  cabinEn.honest(
    'Worked short- and long-haul flights, 3,900 flight hours in total on A320 and A330.',
    '执飞短途与长途航班，在A320和A330机型上累计飞行3900小时。',
  ),
]
