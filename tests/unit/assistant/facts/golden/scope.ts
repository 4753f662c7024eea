import { OUTCOMES } from './outcomes'
import { pairsFor } from './pair'

const FOREMAN = `陈国栋 车间班长
常州远帆机械有限公司 装配班长 2015.03—至今
负责两条装配线的排产
常州远帆机械有限公司 装配工 2010.07—2015.02
装配减速机`
const WARD = `Rosa Lind, RN
Registered Nurse, Lakeside Hospital, March 2016 - present
Shift leader on nights
Nursing Assistant, Hillview Home, June 2012 - February 2016
Washed and fed residents`

const foreman = pairsFor(FOREMAN)
const nurse = pairsFor(WARD)
const plain = pairsFor('')

/** How far somebody's part went. */
const ROLES = [
  plain.honest('带4个学徒，管三台注塑机', '带领4名学徒，负责三台注塑机'),
  plain.honest('管一个客服组，手底下9个人，每天接400通电话', '带领9人客服团队，日均接听400通电话'),
  plain.honest('管前厅、后厨一共31个人', 'Led 31 staff across the front of house and the kitchen.'),
  plain.honest('Gearbox line at plant 2; 14 staff under me', '带领14名员工负责二号工厂变速箱产线'),
  plain.honest('城北污水厂，日处理8万吨，工艺上的事我负责', '全面负责城北污水厂（日处理8万吨）的工艺管理'),
  plain.honest(
    'Rewired the village hall with one apprentice',
    'Led the rewiring of the village hall with one apprentice.',
  ),
  plain.honest('我是项目经理，团队9人', '担任项目经理，带领9人团队'),
  plain.honest('开了家小面馆，雇了4个人', '经营一家面馆，带领4名员工'),
  plain.honest('Head of nursery, 5 rooms, 22 staff', 'Led 22 staff across five rooms as Head of Nursery.'),
  plain.bad('店长，给200个学员做过培训', '店长，带领200人开展培训', ['带领']),
  plain.bad('公司团队9人，写前端页面', '带领9人团队开发前端页面', ['带领']),
  foreman.honest('负责两条装配线的排产', '作为班长，负责两条装配线的排产'),
  foreman.honest('负责两条装配线的排产', 'Shift leader responsible for scheduling two assembly lines.'),
  nurse.honest('Shift leader on nights', '担任夜班组长'),
  plain.bad('带过两次新生参观，修教学仪器', '带领5名工程师维修教学仪器', ['带领', '5名工程师']),
  plain.bad('修血管造影机，管材采购', '主导血管造影机维修与管材采购', ['主导']),
  plain.bad('写了结算模块，测试我负责', '主导结算模块开发', ['主导']),
  plain.bad('参与结算模块，测试我负责', '主导结算模块开发，负责测试', ['主导']),
  nurse.bad('Took part in the falls audit', 'Project leader of the falls audit.', ['Project leader']),
  foreman.bad('参与二号线改造', '担任二号线改造项目负责人', ['负责人']),
  plain.bad('Reported to the team leader, packed parcels', 'Team leader of the parcel packing crew.', [
    'Team leader',
  ]),
  plain.bad('Also helped write the fire plan', 'Also wrote the fire plan.', ['wrote']),
]

const SISTER = `Ines Moreau, RN
Registered Nurse, St Anne Hospital, 2017 - 2023
Served as charge nurse on weekends
Nursing Assistant, Hill House, 2013 - 2017`
const CHIEF = `李航 采购主管 苏州
求职意向：供应链总监
工作经历
苏州宏声电子有限公司 采购主管 2016.04—至今
每月出采购报表，给总经理和财务看
无锡锡能电气有限公司 采购员 2010.07—2016.03`
const sister = pairsFor(SISTER)
const chief = pairsFor(CHIEF)

/** What somebody is called, and who is only spoken of. */
const TITLES = [
  sister.honest(
    'Served as charge nurse on weekends',
    'Registered Nurse who served as charge nurse on weekends.',
  ),
  chief.honest('每月出采购报表，给总经理和财务看', '每月编制采购报表，供总经理及财务部门查阅'),
  chief.honest('每月出采购报表，给总经理和财务看', '身为采购主管，每月编制采购报表，报总经理审批', {
    user: '我要应聘供应链总监',
  }),
  chief.honest(
    '每月出采购报表，给总经理和财务看',
    'Purchasing Supervisor preparing monthly purchasing reports for the General Manager.',
  ),
  plain.honest('Ran the plant, reported to the COO', '管理工厂，直接向首席运营官（COO）汇报'),
  plain.honest('在会计师事务所实习，整理底稿', '于会计师事务所实习，负责底稿整理'),
  plain.honest('教两个班数学，兼一个班班主任', '承担两个班数学教学，兼任一个班的班主任'),
  plain.honest('Associate Attorney; admitted to the bar', '律师，持有律师执业资格'),
  plain.honest('Copy Chief of a food weekly', '美食周刊文字总监'),
  chief.bad('每月出采购报表，给总经理和财务看', '身为供应链总监，每月编制采购报表', ['供应链总监'], {
    user: '我要应聘供应链总监',
  }),
  chief.bad('每月出采购报表，给总经理和财务看', '作为总经理，每月编制采购报表', ['总经理']),
  sister.bad('Served as charge nurse on weekends', 'Served as Nursing Director on weekends.', [
    'Nursing Director',
  ]),
  plain.bad('在会计师事务所实习，整理底稿', '担任会计，整理底稿', ['会计']),
  plain.bad('Kept files at a law firm', '持有律师执业资格，管理律所档案', ['律师']),
  plain.bad(
    'Answered questions of planners',
    'As a Registered Professional Planner, answered questions of planners.',
    ['Registered Professional Planner'],
  ),
]

/** How many, how high, and the other of two. */
const LEVELS = [
  plain.honest('Told department heads why costs differed', '向各部门负责人说明成本差异'),
  plain.honest('跟其他部门核对库存', '与各部门核对库存'),
  plain.honest('管对公户60户', 'Managed 60 corporate accounts.'),
  plain.honest('合唱团女高声部成员', 'Member of the soprano section of a choir.'),
  plain.honest('First violin section of a youth orchestra', '青年乐团第一小提琴声部成员'),
  plain.honest('Nominated for best short film 2020', '作品2020年入围最佳短片'),
  plain.honest('做了主题画展，家长来了两次，参加60人', '组织主题画展，60人参加，家长到场两次'),
  plain.honest(
    'Ran the book fair, 300 people attended',
    'Organised the book fair, with 300 people attending.',
  ),
  plain.honest(
    'Found freight billed twice and got the money back',
    'Recovered freight that was billed twice.',
  ),
  plain.honest('Rewired in the evening', 'Carried out the rewiring in the evening.'),
  plain.honest(
    'Fixed high voltage panels and low voltage panels',
    'Repaired low-voltage and high-voltage panels.',
  ),
  plain.bad('跟采购部门核对库存', '与全部门店核对库存', ['全部门店']),
  plain.bad('参加社区画展', '组织社区画展', ['组织']),
  plain.bad('Found freight billed twice', 'Recovered freight that was billed twice.', ['Recovered']),
  plain.bad('Fixed low voltage panels', 'Repaired high-voltage panels.', ['high-voltage']),
  plain.honest('社区义诊，量血压', 'Took blood pressure at a local free clinic.'),
  plain.bad('社区义诊，量血压', 'Took blood pressure at district-wide free clinics.', ['district-wide']),
  plain.bad('参加短片展', '作品入围短片展', ['入围']),
]

const painter = pairsFor('Languages: English, conversational German\nSkills: Excel, Revit; basic SketchUp')
const operator = pairsFor('技能：了解德语；Excel、用友U8')
/** How well something is known. */
const EXPERTISE = [
  painter.honest('Good with suppliers and Excel', 'Skilled with suppliers and Excel.'),
  painter.honest('Minutes and diaries. Shorthand 100 wpm', '负责会议记录与日程，掌握速记，每分钟100词'),
  painter.honest('Drawings in Revit', 'Proficient in Revit, in which drawings were made.'),
  operator.honest('用Excel做日报', '熟练使用Excel编制日报'),
  operator.honest('开票对账用友U8', 'Proficient in Yonyou U8 for invoicing and reconciliation.'),
  operator.bad('用Excel做日报', '精通Excel，编制日报', ['精通']),
  operator.bad('跟德国客户写邮件', '熟练使用德语，与德国客户写邮件', ['熟练']),
  painter.bad('Drawings in SketchUp', 'Proficient in SketchUp drawings.', ['Proficient']),
  painter.bad('Drawings in Revit', 'Expert in Revit drawings.', ['Expert']),
]

export const SCOPE = [...ROLES, ...TITLES, ...LEVELS, ...EXPERTISE, ...OUTCOMES]
