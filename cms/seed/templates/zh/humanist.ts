import type { WrittenTemplate } from '../written-template'

/** A human-resources manager who grew up with a factory: one page. */
export const humanistZh: WrittenTemplate = {
  layout: 'humanist',
  name: '人力资源经理',
  tags: ['minimalist', 'single-page'],
  title: '人力资源经理简历',
  note: '应聘人力资源经理、人力资源业务伙伴负责人',
  looks: { lineSpace: 'leading-relaxed' },
  person: {
    name: '彭以恒',
    headline: '人力资源经理',
    phone: '136-0000-5083',
    email: 'peng.yiheng@example.cn',
    location: '长沙',
  },
  summary:
    '九年人力资源经验，从车间招聘做到1,400人制造基地的负责人。相信好制度要让班组长也能一句话讲清楚，离职面谈坚持自己做，每年不少于80场。',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: '湘原智能装备',
          subtitle: '人力资源经理·长沙基地',
          place: '长沙',
          dates: ['2021-03', 'now'],
          text: [
            '重设一线技工的六级技能工资，把多能工比例从12%提到**39%**，旺季外包用工减少230人次；',
            '找出新员工流失集中在入职第三周，设“老带新”津贴并改排首月班次，90天留存率由58%升到**84%**；',
            '上线自助考勤与电子签约，月度核算由6天缩到1.5天，薪资差错从每月20余起降到1起；',
            '主持搬迁中312名员工的安置协商，签约率98%，没有一件仲裁。',
          ],
        },
        {
          title: '云麓食品集团',
          subtitle: '人力资源业务伙伴',
          place: '长沙',
          dates: ['2018-05', '2021-02'],
          text: [
            '负责5个销售大区、460人的招聘与绩效，大区经理的到岗周期由74天缩短到41天；',
            '推行季度目标对谈，写成16页案例手册，经理的使用率第二年达到93%；',
            '建立门店店长储备池，两年内部晋升店长37人，占新任店长的七成。',
          ],
        },
        {
          title: '云麓食品集团',
          subtitle: '招聘专员',
          place: '株洲',
          dates: ['2016-07', '2018-04'],
          text: '两年招聘一线员工1,100余人；与9所职业院校共建订单班，单人招聘成本由860元降到390元。',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: '潇湘理工大学',
          subtitle: '劳动与社会保障·本科',
          dates: ['2012-09', '2016-06'],
          facts: { 排名: '5/62' },
        },
      ],
    },
    {
      kind: 'certificate',
      items: [
        { title: '企业人力资源管理师一级', dates: '2022' },
        { title: '劳动关系协调员', dates: '2019' },
      ],
    },
    { kind: 'skill' },
  ],
  skills: {
    title: '专业能力',
    rows: { 薪酬与技能等级: 9, 招聘与雇主品牌: 9, 劳动关系: 8, 人力数据分析: 7 },
  },
}
