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
export const ROLES = [
  plain.honest('带4个学徒，管三台注塑机', '带领4名学徒，负责三台注塑机'),
  plain.honest('管一个客服组，手底下9个人，每天接400通电话', '带领9人客服团队，日均接听400通电话'),
  plain.honest('管前厅、后厨一共31个人', 'Led 31 staff across the front of house and the kitchen.'),
  plain.honest('Gearbox line at plant 2; 14 staff under me', '带领14名员工负责二号工厂变速箱产线'),
  plain.honest('城北污水厂，日处理8万吨，工艺上的事我负责', '全面负责城北污水厂（日处理8万吨）的工艺管理'),
  plain.honest(
    'Rewired the village hall with one apprentice',
    'Led the rewiring of the village hall with one apprentice.',
  ),
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
