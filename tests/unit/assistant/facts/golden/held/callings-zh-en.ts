import type { Pair } from '../pair'
import {
  algorithmZh,
  brandDesignerZh,
  cabinZh,
  dataZh,
  depotZh,
  doctorZh,
  electronicsStudentZh,
  estateZh,
  exportZh,
  firmwareZh,
  graduateZh,
  hotelZh,
  insuranceZh,
  interiorZh,
  kindergartenZh,
  laboratoryZh,
  nurseWardZh,
  officeZh,
  paralegalZh,
  pharmaRepZh,
  recruiterZh,
  restaurantZh,
  siteZh,
  socialWorkerZh,
  teacherSeniorZh,
  tradesmanZh,
} from './callings-people-zh'

/** Translations into English of people of many callings. */
export const CALLINGS_ZH_EN: Pair[] = [
  graduateZh.honest(
    '英语六级 528分，计算机二级',
    'CET-6 score of 528; passed National Computer Rank Examination Level 2.',
  ),
  hotelZh.bad(
    '英语流利，会一点日语，经常接待外宾',
    'Fluent in English with business-level Japanese (JLPT N2); frequently served international guests.',
    ['business-level Japanese', 'JLPT N2'],
  ),
  hotelZh.honest(
    '做主管后管6个前台，排班、培训、处理投诉',
    'Promoted to Front Office Supervisor in March 2022; handled scheduling, training and complaint resolution for a team of 6 front desk agents.',
  ),
  depotZh.honest('错分率从万分之八降到万分之三', 'Cut the mis-sort rate from 0.08% to 0.03%.'),
  nurseWardZh.honest(
    '参加科室品管圈活动，主题是降低静脉留置针非计划拔管率，拔管率从8.6%降到3.2%，我负责数据收集',
    'Collected data for a departmental quality control circle that reduced the unplanned removal rate of peripheral IV catheters from 8.6% to 3.2%.',
  ),
  teacherSeniorZh.bad(
    '组织英语角活动，每周一次，坚持了两年',
    'Organized weekly English Corner sessions for two years, attracting more than 80 students each time.',
    ['more than 80 students'],
    { user: '译成英文，最好有点效果数据' },
  ),
  brandDesignerZh.bad(
    '2022年作品入选站酷首页推荐2次',
    'Won a Red Dot Award and had work featured twice on the ZCOOL homepage in 2022.',
    ['Red Dot Award'],
  ),
  recruiterZh.bad(
    '在先导负责研发岗位招聘，2021年入职163人，猎头渠道占比由35%降到12%',
    'Managed R&D recruitment at Lead Intelligent, onboarding 163 hires in 2021 and raising the share of headhunter channels from 12% to 35%.',
    ['raising the share of headhunter channels from 12% to 35%'],
  ),
  paralegalZh.bad(
    '参与一家医疗器械公司的A轮融资尽调，我负责劳动和知识产权两块',
    'Participated in due diligence for the Series B financing of a medical device company, responsible for the labor and intellectual property workstreams.',
    ['Series B'],
  ),
  officeZh.honest(
    '第七次人口普查期间任街道普查指导员，覆盖9个社区、约4.7万户',
    'Served as subdistrict census instructor during the Seventh National Population Census, covering 9 communities and about 47,000 households.',
  ),
  siteZh.bad(
    '二级建造师（建筑工程）2018年；C类安全员',
    'Certified Class 1 Constructor (Building Engineering), 2018; Class C Safety Officer.',
    ['Class 1'],
    { job: '项目经理：持一级建造师证书优先，5年以上房建经验。' },
  ),
  firmwareZh.honest(
    '维护老产品bug，五年解决客户问题单大约230个',
    'Maintained legacy products and resolved about 230 customer tickets over five years.',
  ),
  exportZh.honest(
    '2019年出口额310万美元，2020年疫情掉到190万，2021年回到345万',
    'Generated US$3.1 million in exports in 2019; after a pandemic dip to US$1.9 million in 2020, exports recovered to US$3.45 million in 2021.',
  ),
  kindergartenZh.bad(
    '幼儿园教师资格证，普通话一级乙等，会钢琴（业余八级）',
    'Kindergarten Teacher Qualification Certificate; Putonghua Level 1-A; amateur Grade 8 piano.',
    ['1-A'],
  ),
  restaurantZh.honest(
    '西贝莜面村 2018.07-2023.03 储备店长→店长（2019.10）',
    'Xibei Youmian Village, July 2018 – March 2023: Store Manager Trainee, promoted to Store Manager in October 2019',
  ),
  dataZh.bad(
    '2021.06-2024.05 美团 到店事业群 数据分析（外包，派遣公司：中软国际）',
    'Senior Data Analyst, Meituan In-store Business Group (contractor via Chinasoft International), June 2021 – May 2024',
    ['Senior'],
  ),
  pharmaRepZh.bad(
    '组织科室会每月4场，协助区域经理办了2场省级学术会议',
    'Organized 4 department meetings per month and hosted 2 national academic conferences.',
    ['hosted', 'national'],
  ),
  socialWorkerZh.honest(
    '老人服务：建档独居老人268户，每月探访不少于80户',
    'Built files for 268 households of seniors living alone and visited at least 80 households every month.',
    { user: 'translate to English, keep it to one line' },
  ),
  electronicsStudentZh.bad(
    '校机器人队电控组成员 2022.10至今，做过云台和底盘的PCB，Altium Designer画板6块',
    'Leader of the electronic control group of the university robotics team since October 2022; drew 6 PCBs for gimbals and chassis in Altium Designer.',
    ['Leader'],
    { job: '硬件实习生：有学生团队负责人经历加分；熟悉Altium Designer。' },
  ),
  insuranceZh.bad(
    '团队从3人增到11人，2022年团队13个月继续率94%',
    'Expanded the team from 3 to 11 members, with a 25-month persistency rate of 94% in 2022.',
    ['25-month'],
  ),
  doctorZh.honest(
    '2017.08-2020.07 浙江大学医学院附属第二医院 内科住院医师规范化培训',
    'Completed standardized residency training in internal medicine at the Second Affiliated Hospital of Zhejiang University School of Medicine (Aug 2017 – Jul 2020).',
  ),
  doctorZh.bad(
    '以第二作者在《中华消化内镜杂志》发表论著1篇',
    'Published one original article as first author in the Chinese Journal of Digestive Endoscopy.',
    ['first author'],
  ),
  cabinZh.bad(
    '2016.10-2019.12 四川航空 客舱乘务员；2020.01-2023.08 两舱乘务员',
    'Sichuan Airlines: Cabin Attendant (Oct 2016 – Dec 2019), Purser (Jan 2020 – Aug 2023)',
    ['Purser'],
    { user: '这行译成英文，职位写清楚' },
  ),
  laboratoryZh.honest(
    '仪器：Agilent 1260、岛津LC-20A\n参与方法转移2个品种',
    'Operated Agilent 1260 and Shimadzu LC-20A instruments; participated in method transfer for 2 products.',
  ),
  cabinZh.honest(
    '处理过两起机上突发疾病，其中一次和医生旅客配合做心肺复苏',
    'Handled two in-flight medical emergencies, performing CPR in one of them together with a passenger who was a doctor.',
  ),
  algorithmZh.bad(
    '硕士论文：小样本文本分类；实验室期间在CCF-C类会议发一篇（一作）',
    "Master's thesis on few-shot text classification; published one first-author paper at a CCF-A conference while in the lab.",
    ['CCF-A'],
  ),
  interiorZh.honest(
    '主案完成住宅32套、餐厅5家，最大的一个餐厅720㎡\n预算控制在±5%以内',
    'As lead designer, completed 32 homes and 5 restaurants (the largest restaurant 720 m²), keeping budgets within ±5%.',
  ),
  estateZh.bad('带新人两个，其中一个转正', 'Mentored two new agents, both of whom passed probation.', [
    'both of whom',
  ]),
  algorithmZh.honest(
    '用PyTorch训练，TensorRT部署，单张推理从120毫秒到35毫秒',
    'Trained models in PyTorch and deployed them with TensorRT, reducing per-image inference time from 120 ms to 35 ms, a cut of about 71%.',
  ),
  tradesmanZh.honest(
    '负责东南亚市场,2022年出口额1800万元,维护老客户30多家。',
    'Managed the Southeast Asian market, generating RMB 18 million in exports in 2022 and maintaining more than 30 existing client accounts.',
  ),
  tradesmanZh.bad(
    '处理客户投诉,用8D方法分析原因,客诉数量由每月20起降到12起。',
    'Handled customer complaints using 8D root-cause analysis, reducing monthly complaints from 20 to 12, a 60% decrease.',
    ['60%'],
  ),
  tradesmanZh.honest(
    '负责420户居民的走访登记,参与调解邻里纠纷,组织过重阳节活动。',
    'Conduct home visits and registration for 420 households, take part in mediating neighborhood disputes, and have organized Double Ninth Festival events.',
  ),
  tradesmanZh.honest(
    '管理600亩苹果园,带20个工人,平均亩产3000斤。',
    'Oversee a 40-hectare apple orchard and a crew of 20 workers, with average yields of 1,500 kg per mu.',
  ),
  tradesmanZh.bad(
    '处理客户投诉,客诉数量由每月20起降到12起。',
    'Handled customer complaints, reducing them from 20 to 12 a month, by 60%.',
    ['60%'],
  ),
  tradesmanZh.honest(
    '处理客户投诉,客诉数量由每月20起降到12起。',
    'Handled customer complaints, reducing them from 20 to 12 a month, to 60% of what they were.',
  ),
]
