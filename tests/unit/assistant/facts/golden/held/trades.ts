import { type Pair, pairsFor } from '../pair'
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

/** Rewrites of people of other trades than software, each with a resume of a few lines. */
const desZh = pairsFor(
  '周晴\n江南大学 视觉传达设计 本科 2014-2018\n杭州网易严选 视觉设计师 2018-2022\n小米 高级视觉设计师 2022-至今\nPhotoshop、Illustrator、Figma',
)
const devZh = pairsFor(
  '徐磊\n电子科技大学 软件工程 本科 2013-2017\n美团 后端开发工程师 2017-2021\n字节跳动 后端开发工程师 2021-至今\nJava、Spring Boot、MySQL、Redis',
)
const desEn = pairsFor(
  'Nina Patel\nBA Graphic Design, Kingston University, 2012-2015\nDesigner, Pentagram, London, 2015-2019\nSenior Product Designer, Monzo, 2019-Present\nFigma, Sketch',
)
const devEn = pairsFor(
  'Raj Kumar\nBTech Computer Science, IIT Delhi, 2012-2016\nSoftware Engineer, Flipkart, 2016-2020\nSenior Software Engineer, Stripe, 2020-Present\nGo, PostgreSQL, AWS',
)

export const TRADES_ZH: Pair[] = [
  nurseZh.bad('做心电监护、给药、记录病情', '熟练完成心电监护、给药与病情记录,全年零差错', ['零差错']),
  teacherZh.bad('协助备课组长编写校本阅读教材', '主编校本阅读教材,与备课组共同完善', ['主编']),
  salesZh.bad('负责河南省混凝土机械的销售和客户维护', '负责华中地区混凝土机械的销售与客户关系维护', ['华中']),
  driverZh.bad(
    '跑苏州到广州的干线,单趟约1500公里',
    '承担苏州至广州干线运输,单趟约1500公里,累计安全行驶50万公里',
    ['50万公里'],
  ),
  resZh.bad('申请发明专利2项', '获授权发明专利2项', ['授权']),
  accZh.bad('通过注册会计师两门科目', '已取得注册会计师资格,理论扎实', ['注册会计师资格']),
  nurseZh.honest('2020年2月到4月去武汉支援过', '2020.02-2020.04 赴武汉支援'),
  teacherZh.honest('担任八年级两个班语文教学和一个班的班主任', '执教八年级2个班的语文课程,兼任1个班班主任'),
  salesZh.bad('组建了5人的团队,我带队,一年新开发客户18家', '从零组建并带领5人销售团队,一年内开发新客户18家', [
    '从零',
  ]),
  chefZh.honest('带过几个徒弟,其中有两个后来当了厨师长', '培养多名徒弟,其中2人晋升为厨师长'),
  resZh.honest(
    '参与国家自然科学基金项目一项,负责薄膜制备部分',
    '参与1项国家自然科学基金项目,承担其中薄膜制备工作',
  ),
  desZh.bad(
    '会用PS、AI做图,也用Figma做界面',
    '熟练使用 Photoshop、Illustrator 制图,并使用 Figma 进行界面设计',
    ['熟练'],
  ),
  accZh.honest(
    '负责集团下属5家子公司的总账核算和月结,把月结时间从10天压缩到6天',
    '负责集团旗下5家子公司总账核算及月结,将结账周期由10天缩短至6天,缩短40%',
  ),
  stuZh.bad(
    '实习期间翻译产品资料,回复客户邮件,跟着参加了一次广交会',
    '实习期间独立翻译产品资料、处理客户邮件往来,并随团队参加1次广交会',
    ['独立'],
  ),
  teacherZh.bad('所教班级语文及格率从82%提高到91%', '所教班级语文及格率从82%提高到91%,提升9%', ['9%']),
  chefZh.bad('负责热菜出品和后厨卫生检查', '负责热菜出品和后厨卫生检查,获评黑珍珠餐厅', ['获评黑珍珠']),
  driverZh.bad('每周跑两趟干线,负责装卸和车辆日常检查', '每天跑两趟干线,负责装卸和车辆日常检查', ['两']),
  salesZh.bad('参加过公司组织的谈判技巧培训', '为公司讲授谈判技巧培训', ['讲授谈判技巧培训']),
  accZh.honest(
    '每月核对银行流水,处理费用报销,平均每月三百来单',
    '每月核对银行流水并处理费用报销,月均约300单',
  ),
  devZh.honest(
    '把单体拆成6个服务,这事我牵头做的,上线后发布时间从2小时变成15分钟',
    '牵头将单体应用拆分为6个服务,上线后发布耗时由2小时缩短至15分钟',
  ),
  teacherZh.honest('组织过班级读书角和一次研学,家长反馈不错', '组织班级读书角及1次研学活动,获得家长好评'),
  stuZh.bad('英语六级,口语一般', '英语六级,口语流利', ['流利']),
  resZh.bad('博士期间去新加坡交流三个月', '博士期间赴新加坡交流一年', ['一年']),
  accZh.honest(
    '用Excel做应收账款台账,每周催收,把逾期90天以上的款从300万降到80万',
    '运用Excel建立应收账款台账并每周跟进催收,90天以上逾期款项由300万元降至80万元,减少220万元',
  ),
  salesZh.bad(
    '主要卖挖机,客户是土方老板和租赁公司,2023年卖了26台,有一个老客户介绍了5台',
    '- 面向土方施工客户及租赁公司销售挖掘机\n- 2023年销售26台,其中老客户转介绍15台',
    ['15台'],
  ),
  nurseZh.bad(
    '负责病区32张床位的日常护理,协助医生完成介入手术前准备',
    '负责病区42张床位的日常护理,协助医生完成介入手术术前准备',
    ['42'],
  ),
  nurseZh.bad('参与科室压疮预防质量改进小组', '牵头科室压疮预防质量改进小组,持续优化护理流程', [
    '牵头',
    '持续优化护理流程',
  ]),
  nurseZh.bad('带教实习护士,讲解静脉穿刺操作', '带教12名实习护士,讲解静脉穿刺操作规范', ['12名']),
  nurseZh.honest(
    '负责病区32张床位的日常护理,协助医生完成介入手术前准备',
    '承担病区32张床位的日常护理工作,并配合医生做好介入手术前的准备',
  ),
  nurseZh.honest('做过一年的带教,带了6个实习护士', '一年带教经历,指导6名实习护士'),
  salesZh.bad('中标前写标书后来没中', '编写标书并成功中标', ['成功中标']),
  stuZh.bad('在前台接电话', '在前台接电话，并负责办公室采购', ['负责办公室采购']),
]

export const TRADES_EN: Pair[] = [
  teacherEn.bad(
    'Ran the after-school debating club',
    'Founded and ran the award-winning after-school debating club',
    ['Founded', 'award-winning'],
  ),
  teacherEn.bad(
    'Completed safeguarding training in 2021',
    'Completed safeguarding training and NPQ in Leading Teaching in 2021',
    ['NPQ in Leading Teaching'],
  ),
  chefEn.bad(
    'Manage a kitchen serving 300 covers a night',
    'Lead a brigade of 14 in a kitchen serving 300 covers a night',
    ['14'],
  ),
  driverEn.bad(
    'Drove routes across Ohio and Indiana delivering dry freight',
    'Drove routes nationwide delivering dry freight safely and on time',
    ['nationwide'],
  ),
  resEn.bad('Contributed to a grant application to EPSRC', 'Secured EPSRC grant funding as a contributor', [
    'Secured',
  ]),
  accEn.bad('Passed all CPA Australia exams', 'CPA Australia member with all exams passed', ['member']),
  salesEn.honest(
    'I was the top seller of the office 3 years in a row',
    'Ranked as the #1 seller in the office for three consecutive years',
  ),
  chefEn.honest(
    'Manage a kitchen of 14 cooks serving 300 covers a night',
    'Lead a 14-person kitchen team, serving 300 covers nightly',
  ),
  resEn.honest(
    'Ran X-ray diffraction on about 60 samples and analysed the data with MATLAB',
    'Characterised ~60 samples by X-ray diffraction (XRD), analysing data in MATLAB',
  ),
  chefEn.bad('Trained in food safety and allergens', 'Certified in HACCP, food safety and allergens', [
    'Certified in HACCP',
  ]),
  resEn.bad('Co-supervised two master students', 'Supervised two PhD students', ['PhD']),
  resEn.honest(
    'Co-supervised two master students, presented at 3 conferences',
    'Co-supervised 2 MSc students and presented research at three conferences',
  ),
  nurseEn.bad(
    'Worked in the emergency room, triaging walk-in patients',
    'Led triage of walk-in patients in a Level I trauma emergency room',
    ['Led', 'Level I'],
  ),
  salesEn.bad('Attended two trade shows a year', 'Keynote speaker at two trade shows a year', [
    'Keynote speaker',
  ]),
  chefEn.bad('Reduced prep time from 90 to 60 minutes', 'Reduced prep time by half, from 90 to 60 minutes', [
    'half',
  ]),
  desEn.bad(
    'Comfortable with motion tools such as Principle',
    'Advanced proficiency in Principle and other motion tools',
    ['Advanced proficiency'],
  ),
  stuEn.bad('Member of the university rowing club', 'Captain of the university rowing club', ['Captain']),
  nurseEn.honest(
    'Worked in the emergency room, triaging walk-in patients',
    'Triaged walk-in patients in a hospital emergency department (ED)',
  ),
  teacherEn.honest(
    'Marked GCSE mock papers for two year groups',
    'Assessed GCSE mock papers across 2 year groups',
  ),
  chefEn.bad(
    'Cooked for the opening of the Manchester site',
    'Led the opening of the Manchester and Birmingham sites',
    ['Led', 'Birmingham'],
  ),
  accEn.bad('Working towards CPA', 'Qualified CPA', ['Qualified', 'CPA']),
  devEn.bad('Contributed bug fixes to an open source Go library', 'Maintainer of an open source Go library', [
    'Maintainer',
  ]),
  stuEn.honest(
    'Predicted a 2:1; dissertation on housing prices in Bristol',
    'Predicted 2:1 (upper second class); dissertation on Bristol housing prices',
  ),
  salesEn.bad(
    'I call on about 40 dental offices, demo the payroll product and close. Last year I did 112% of my number.',
    '- Prospect roughly 40 dental offices and demo payroll products\n- Exceeded annual target by 112%',
    ['112%'],
  ),
  nurseEn.bad(
    'Cared for 5-6 patients per shift on a medical-surgical unit',
    'Delivered care to 8-10 patients per shift on a busy medical-surgical unit',
    ['8-10'],
  ),
  nurseEn.bad('Helped onboard new graduate nurses', 'Led onboarding of new graduate nurses across the unit', [
    'Led',
  ]),
  nurseEn.bad(
    'Charted vital signs and medication in the electronic record',
    'Charted vital signs and medication accurately in Epic',
    ['Epic'],
  ),
  nurseEn.honest(
    'Cared for 5-6 patients per shift on a medical-surgical unit',
    'Provided direct care to five to six patients each shift in a med-surg unit',
  ),
  nurseEn.honest(
    'I was in charge of the night shift and gave reports to the day team',
    'Oversaw the night shift and delivered handover reports to the day team',
  ),
  resEn.bad('Used a shared microscope', 'Ran the microscopy facility', ['Ran the microscopy facility']),
  chefEn.bad('Sorted parcels at night', 'Sorted parcels at night and introduced a new labelling system', [
    'introduced a new labelling system',
  ]),
]
