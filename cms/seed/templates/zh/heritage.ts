import type { WrittenTemplate } from '../written-template'

/** A litigator of eleven years: one page in a quiet voice. */
export const heritageZh: WrittenTemplate = {
  layout: 'heritage',
  name: '诉讼律师',
  tags: ['minimalist', 'single-page'],
  title: '诉讼律师简历',
  note: '应聘律所争议解决部合伙人、企业诉讼总监',
  person: {
    name: '江若蘅',
    headline: '争议解决律师',
    phone: '135-0000-4172',
    email: 'jiang.ruoheng@example.cn',
    location: '成都',
  },
  summary:
    '执业十一年，专做建设工程与公司股权争议，独立主办案件**160余件**，标的额合计19.4亿元。开庭前习惯把案子讲给完全不懂法律的人听，讲得通才算准备好了。',
  sections: [
    {
      kind: 'experience',
      title: '执业经历',
      items: [
        {
          title: '锦岳律师事务所',
          subtitle: '高级律师·争议解决部',
          place: '成都',
          dates: ['2020-04', 'now'],
          text: [
            '代理总承包方追索地铁工程价款，用37份签证单重建停工时间表，推翻对方的工期反索赔，最终获赔**1.86亿元**；',
            '为三家国有企业处置涉诉股权，调解结案率由35%提到62%，平均结案时间缩短5个月；',
            '牵头整理西南地区建工判例1,240件并编写裁判观点索引，全所办案检索时间约减半；',
            '带教青年律师6名，其中4名已能独立出庭。',
          ],
        },
        {
          title: '蜀衡律师事务所',
          subtitle: '专职律师',
          place: '成都',
          dates: ['2015-07', '2020-03'],
          text: [
            '主办建设工程、买卖合同案件90余件，一审全部或大部胜诉的占71%；',
            '参与一起标的4.2亿元的股东知情权与损害赔偿系列案，负责账册质证，11项主张获支持9项；',
            '承办法律援助案件23件，替41名农民工追回欠薪218万元。',
          ],
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: '西陵政法大学',
          subtitle: '民商法学·硕士',
          dates: ['2012-09', '2015-06'],
          facts: { 论文: '《实际施工人权利的边界》，校级优秀' },
        },
        { title: '川南师范大学', subtitle: '法学·本科', dates: ['2008-09', '2012-06'] },
      ],
    },
    {
      kind: 'publication',
      title: '著述',
      items: [
        {
          title: '《工程签证的证明力：由三百份判决说起》',
          subtitle: '《西部法律评论》',
          dates: '2023-05',
          text: '统计二审改判的成因，被两家仲裁机构列为内部培训材料。',
        },
      ],
    },
    {
      kind: 'certificate',
      title: '资格与任职',
      items: [
        { title: '法律职业资格', subtitle: 'A证', dates: '2014' },
        { title: '省律师协会建设工程专业委员会委员', dates: '2021' },
        { title: '仲裁委员会仲裁员', dates: '2023' },
      ],
    },
    { kind: 'skill' },
  ],
  skills: {
    title: '业务专长',
    rows: { 建设工程: 10, 公司股权: 9, 强制执行: 8, 商事仲裁: 8 },
  },
}
