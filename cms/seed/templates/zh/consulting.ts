import type { WrittenTemplate } from '../written-template'

/** A consultant after four years, cases with numbers: one dense page. */
export const consultingZh: WrittenTemplate = {
  layout: 'consulting',
  name: '战略咨询顾问',
  tags: ['minimalist', 'single-page'],
  vipOnly: true,
  title: '战略咨询顾问简历',
  note: '应聘咨询公司项目经理、企业战略部',
  looks: { lineSpace: 'leading-normal' },
  person: {
    name: '裴知行',
    headline: '咨询顾问，消费与零售',
    phone: '138-0000-8451',
    email: 'pei.zhixing@example.cn',
    location: '上海',
  },
  sections: [
    {
      kind: 'education',
      items: [
        {
          title: '海东大学',
          subtitle: '管理科学与工程·硕士',
          place: '上海',
          dates: ['2019-09', '2022-06'],
          facts: { 绩点: '3.86/4.0', 排名: '2/74' },
        },
        {
          title: '海东大学',
          subtitle: '数学与应用数学·本科',
          place: '上海',
          dates: ['2015-09', '2019-06'],
          facts: { 交换: '北欧经济学院，一学期' },
        },
      ],
    },
    {
      kind: 'experience',
      items: [
        {
          title: '衡策管理咨询',
          subtitle: '顾问（2024年由分析师提前一年晋升）',
          place: '上海',
          dates: ['2022-07', 'now'],
          text: [
            '**连锁茶饮，门店盈利改善**：拆解2,300家门店的单店模型，找出占亏损六成的17%门店，设计关店、换址、改菜单三种路径；12个月后集团门店利润率提高**3.4个百分点**；',
            '**乳品集团，渠道重构**：访谈经销商58家，重划4省配送半径，把三级分销压成两级，库存天数由46天降到29天，释放现金2.7亿元；',
            '**家电制造商，采购降本**：为214类零部件建立应有成本模型，带客户团队谈完首批31家供应商，年化节省**1.18亿元**，占采购额6.2%；',
            '**消费基金，尽职调查**：三周完成宠物食品公司的市场与渠道验证，发现线上复购率被高估9个百分点，据此调低估值，交易仍顺利达成；',
            '负责分析师面试与培训，近两年面试190人，编写的建模教材为四个办公室采用。',
          ],
        },
        {
          title: '东岸食品集团',
          subtitle: '战略部实习生',
          place: '上海',
          dates: ['2021-06', '2021-12'],
          text: [
            '测算预制菜四个细分市场的规模与增速，其中“企业团餐”一项进入次年立项，首年销售6,400万元；',
            '搭建竞品价格周报，覆盖9个平台320款商品，人工整理由每周11小时减为1小时。',
          ],
        },
        {
          title: '启泽资本',
          subtitle: '行业研究实习生',
          place: '杭州',
          dates: ['2020-07', '2020-10'],
          text: '完成冷链物流深度报告72页，走访仓库14座，建立的租金数据库沿用至今。',
        },
      ],
    },
    {
      kind: 'volunteer',
      title: '校园与公益',
      items: [
        {
          title: '学生咨询社',
          subtitle: '社长，60人',
          place: '上海',
          dates: ['2020-09', '2021-06'],
          text: [
            '为11家社会组织免费做诊断，替一家社区食堂重排菜单与采购，月亏1.3万元转为持平；',
            '发起全国高校案例赛，第二届有96支队伍参赛。',
          ],
        },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'award',
      items: [
        { title: '公司年度最佳项目团队', dates: '2024' },
        { title: '国家奖学金（硕士）', dates: '2021' },
      ],
    },
  ],
  skills: {
    title: '技能与语言',
    rows: {
      分析: ['财务建模', 'SQL', 'Python', 'Tableau'],
      语言: ['英语（雅思8.0，可主持访谈）', '上海话'],
    },
  },
}
