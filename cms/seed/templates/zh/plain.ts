import type { WrittenTemplate } from '../written-template'

/** A general-ledger accountant: one page that any screening system reads. */
export const plainZh: WrittenTemplate = {
  layout: 'plain',
  name: '总账会计',
  tags: ['minimalist', 'single-page'],
  title: '总账会计简历',
  note: '应聘总账会计、会计主管',
  looks: { lineSpace: 'leading-relaxed' },
  person: {
    name: '佟书琴',
    headline: '总账会计',
    phone: '136-0000-8816',
    email: 'tong.shuqin@example.cn',
    location: '哈尔滨',
  },
  summary:
    '十二年会计经验，做过商贸、建材和乳业三种账。每月第三个工作日关账，近五年没有一次延期；审计底稿由自己先审一遍再交出去。',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: '北疆乳业',
          subtitle: '总账会计',
          place: '哈尔滨',
          dates: ['2019-06', 'now'],
          text: [
            '负责母公司及6家子公司总账与合并报表，关账时间由8个工作日缩短到**3个工作日**；',
            '梳理往来科目，清理三年以上挂账217笔，收回货款1,340万元；',
            '参与企业资源计划系统切换，核对期初余额4.6万条，上线首月账实差异为零；',
            '编写会计手册94页，新人独立上手由4个月缩到6周。',
          ],
        },
        {
          title: '松江建材',
          subtitle: '成本与税务会计',
          place: '哈尔滨',
          dates: ['2015-03', '2019-05'],
          text: [
            '按窑炉重分能源成本，找出两种产品长期亏损，停产后年增利润280万元；',
            '办理资源综合利用退税，四年累计退回1,120万元，税务检查三次无调整；',
            '设计存货月度抽盘表，盘亏率由1.4%降到0.2%。',
          ],
        },
        {
          title: '冰城商贸',
          subtitle: '出纳、会计',
          place: '哈尔滨',
          dates: ['2013-07', '2015-02'],
          text: '管理9个银行账户的收付与对账，日均60笔，20个月无差错；协助建立费用报销制度，报销周期由15天缩至5天。',
        },
      ],
    },
    {
      kind: 'education',
      items: [{ title: '龙江财经学院', subtitle: '会计学·本科', dates: ['2009-09', '2013-06'] }],
    },
    {
      kind: 'certificate',
      items: [
        { title: '中级会计师', dates: '2017' },
        { title: '税务师', dates: '2020' },
      ],
    },
    { kind: 'skill' },
  ],
  skills: {
    rows: {
      核算: ['合并报表', '成本核算', '增值税与所得税申报'],
      软件: ['用友', '金蝶', 'Excel（透视表、Power Query）'],
    },
  },
}
