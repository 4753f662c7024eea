import type { WrittenTemplate } from '../written-template'

/** A buyer between two languages; names of firms and posts stand in both: one page. */
export const bilingualZh: WrittenTemplate = {
  layout: 'bilingual',
  name: '国际采购经理',
  tags: ['single-page'],
  title: '国际采购经理简历',
  note: '应聘外资企业亚太区采购经理',
  person: {
    name: '柯文珊 Winnie Ke',
    headline: '国际采购经理 Global Sourcing Manager',
    phone: '139-0000-3357',
    email: 'winnie.ke@example.com',
    location: '宁波 Ningbo',
  },
  facts: { 工作语言: '中文、English、粤语' },
  summary:
    '十年跨境采购，管理华东与东南亚供应商**140余家**，年采购额6,800万美元。习惯先去车间，再看报价单；中英文合同都能逐条谈。',
  sections: [
    {
      kind: 'experience',
      title: '工作经历 Experience',
      items: [
        {
          title: '诺登家居 Norden Home',
          subtitle: '亚太区采购经理 Sourcing Manager, APAC',
          place: '宁波',
          dates: ['2020-09', 'now'],
          text: [
            '主导灯具与五金两大品类的双国布局，把单一来源物料由38%降到**9%**，疫后三年未断一次货；',
            '以公开成本法重谈72份合同，年化降本410万美元，同时把账期由30天延到75天；',
            '建立供应商分级与改善机制，来料不良率由2.9%降到0.7%，12家工厂通过社会责任审核。',
          ],
        },
        {
          title: '甬泰进出口 Yongtai Trading',
          subtitle: '采购主管 Senior Buyer',
          place: '宁波',
          dates: ['2016-07', '2020-08'],
          text: [
            '为北美客户开发新品260款，从打样到出货的周期由118天缩短到79天；',
            '处理质量索赔43起，挽回损失约95万美元，客户续约率96%；',
            '编写中英对照的验货标准58页，被三家第三方机构采用。',
          ],
        },
      ],
    },
    {
      kind: 'project',
      title: '项目 Project',
      items: [
        {
          title: '越南五金供应基地 Vietnam Sourcing Base',
          subtitle: '负责人 Project Lead',
          dates: ['2022-03', '2023-11'],
          text: '考察工厂34家，选定5家并派驻工程师；首年供货920万美元，综合到岸成本低14%。',
        },
      ],
    },
    {
      kind: 'education',
      title: '教育背景 Education',
      items: [
        {
          title: '东海外贸大学 Donghai University of Trade',
          subtitle: '国际经济与贸易·本科 BA International Trade',
          dates: ['2012-09', '2016-06'],
        },
      ],
    },
    {
      kind: 'certificate',
      title: '证书 Certificates',
      items: [
        { title: '注册采购经理 CPSM', dates: '2021' },
        { title: '英语专业八级 TEM-8', dates: '2015' },
      ],
    },
    { kind: 'skill' },
  ],
  skills: {
    title: '技能 Skills',
    rows: { '商务谈判 Negotiation': 9, '成本分析 Should-cost': 9, '供应商开发 Sourcing': 9, 'SAP MM': 7 },
  },
}
