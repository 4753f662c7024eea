import { pairsFor } from '../pair'

/** Invented people of other trades than software, each with a resume of a few lines. */
export const nurseZh = pairsFor(
  '李敏\n四川护理职业学院 护理 大专 2015.09-2018.06\n成都市第三人民医院 心内科 护士 2018.07-至今\n技能:静脉穿刺、心电监护、护师资格证',
)
export const teacherZh = pairsFor(
  '王雪\n华中师范大学 汉语言文学 本科 2012-2016\n武汉市光谷第二初级中学 语文教师 2016.08-至今\n高中语文教师资格证,普通话二级甲等',
)
export const salesZh = pairsFor(
  '陈浩\n郑州大学 市场营销 本科 2013-2017\n河南宇通客车 销售代表 2017.07-2020.12\n三一重工 区域销售主管 2021.01-至今\n技能:Excel、CRM',
)
export const chefZh = pairsFor(
  '刘大勇\n新东方烹饪学校 2009-2010\n北京全聚德 前门店 炒锅厨师 2010-2016\n上海小南国 热菜主管 2016-至今\n中式烹调师三级',
)
export const driverZh = pairsFor('赵强\n顺丰速运 货车司机 2014-2019\n京东物流 干线司机 2019-至今\nA2驾照')
export const resZh = pairsFor(
  '孙悦\n中国科学技术大学 材料物理与化学 博士 2016-2021\n中科院苏州纳米所 助理研究员 2021-至今\nOrigin、Python',
)
export const accZh = pairsFor(
  '吴静\n上海立信会计金融学院 会计学 本科 2011-2015\n立信会计师事务所 审计员 2015-2018\n上海华谊集团 总账会计 2018-至今\n中级会计师,金蝶、Excel',
)
export const stuZh = pairsFor(
  '何苗\n浙江工商大学 国际经济与贸易 本科 2020-2024\n英语六级\n宁波海天塑机 外贸实习生 2023.06-2023.09',
)
export const nurseEn = pairsFor(
  'Maria Lopez, RN\nBSN, University of Texas at Arlington, 2014-2018\nStaff Nurse, Parkland Hospital, Dallas, Aug 2018 - Present\nBLS, ACLS',
)
export const teacherEn = pairsFor(
  'David Green\nBA English, University of Leeds, 2010-2013\nTeacher of English, Roundhay School, Leeds, 2014-Present\nPGCE',
)
export const salesEn = pairsFor(
  'Karen White\nBBA, Ohio State University, 2011-2015\nAccount Executive, Paychex, Columbus, 2015-2019\nSenior Account Executive, ADP, 2019-Present\nSalesforce, Excel',
)
export const chefEn = pairsFor(
  'Tom Baker\nCulinary diploma, Westminster Kingsway College, 2008-2010\nSous Chef, The Ivy, London, 2012-2018\nHead Chef, Dishoom, Manchester, 2018-Present',
)
export const driverEn = pairsFor(
  'Joe Miller\nDelivery Driver, UPS, Ohio, 2013-2018\nLong-haul Driver, Schneider National, 2018-Present\nCDL Class A',
)
export const resEn = pairsFor(
  'Anna Schmidt\nPhD Chemistry, University of Cambridge, 2013-2017\nPostdoctoral Researcher, Imperial College London, 2017-Present\nMATLAB, Python',
)
export const accEn = pairsFor(
  'Peter Wong\nBCom, University of Melbourne, 2009-2012\nAuditor, KPMG, Melbourne, 2012-2016\nFinancial Accountant, Telstra, 2016-Present\nExcel, SAP',
)
export const stuEn = pairsFor(
  'Lucy Chen\nBSc Economics, University of Bristol, 2021-2024\nMarketing Intern, Unilever, Summer 2023\nExcel, PowerPoint',
)
