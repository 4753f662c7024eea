import type { WrittenTemplate } from '../written-template'

/** A lecturer in hydrology with papers, grants and courses: one full page. */
export const academicZh: WrittenTemplate = {
  layout: 'academic',
  name: '高校讲师',
  tags: ['minimalist', 'single-page'],
  title: '高校教师简历',
  note: '应聘水文与水资源方向副教授',
  looks: { fontSize: 13, lineSpace: 'leading-snug' },
  margin: { top: 48, bottom: 44 },
  person: {
    name: '闻人澈',
    headline: '讲师，水文与水资源',
    phone: '138-0000-3964',
    email: 'wenren.che@example.cn',
    location: '南京',
    url: 'wenrenche.example.cn',
  },
  summaryTitle: '研究方向',
  summary: '喀斯特流域的洪水形成与地下水补给；以示踪试验和密集雨量观测约束模型，服务无资料地区的山洪预警。',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: '江左大学水文学院',
          subtitle: '讲师、硕士生导师',
          dates: ['2022-08', 'now'],
          text: '指导硕士生5名、本科毕业设计14项，2项获校级优秀。',
        },
        {
          title: '黔中岩溶研究所',
          subtitle: '博士后',
          dates: ['2020-07', '2022-07'],
          text: '布设46个雨量站与9个地下河断面，观测网沿用至今，数据已向公众开放。',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: '江左大学',
          subtitle: '水文学及水资源·博士',
          dates: ['2015-09', '2020-06'],
        },
        { title: '淮滨工业大学', subtitle: '水利水电工程·本科', dates: ['2011-09', '2015-06'] },
      ],
    },
    {
      kind: 'publication',
      title: '代表论文',
      items: [
        {
          title: '岩溶流域洪峰滞后的双示踪证据',
          subtitle: '《水科学通报》第1作者',
          dates: '2025',
          text: '两年42场降雨的示踪试验，把地下河流速的不确定性由±38%缩小到±12%。',
        },
        {
          title: '无资料山区雨量站的最优布设',
          subtitle: '《流域研究》通讯作者',
          dates: '2023',
          text: '以三分之一的站点保留91%的面雨量信息，方法已用于三个县。',
        },
        {
          title: '洼地串联蓄水的概化模型',
          subtitle: '《水利学刊》第1作者，被引63次，代码公开',
          dates: '2021',
        },
      ],
    },
    {
      kind: 'project',
      title: '科研项目',
      items: [
        {
          title: '国家级青年基金项目“岩溶洼地群的洪水记忆”',
          subtitle: '主持，30万元',
          dates: ['2023-01', '2025-12'],
        },
        {
          title: '省重点研发“山洪分钟级预警”',
          subtitle: '子课题负责人，85万元',
          dates: ['2024-06', 'now'],
          text: '预警提前量由18分钟增至41分钟，2025年汛期安全转移1,370人。',
        },
      ],
    },
    {
      kind: 'custom',
      title: '教学',
      items: [
        {
          title: '《水文学原理》',
          subtitle: '本科必修，48学时，近三年学评教均在前10%',
          dates: ['2022-09', 'now'],
        },
      ],
    },
    {
      kind: 'award',
      title: '荣誉与学术服务',
      items: [
        { title: '省青年教师讲课竞赛', subtitle: '一等奖', dates: '2024' },
        { title: '《流域研究》青年编委', dates: '2023' },
      ],
    },
    { kind: 'skill' },
  ],
  skills: {
    title: '方法',
    rows: { 观测: ['示踪试验', '地下河测流'], 计算: ['Python', 'Fortran', '数据同化'] },
  },
}
