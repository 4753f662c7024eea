import { resumeContent, type Language, type ResumeContent } from '../../../collections/resumes/schema'

/** A resume in which no rule finds anything; every call gives a fresh copy. The cases spoil one thing each. */
export function cleanResume(language: Language): ResumeContent {
  return language === 'en' ? inEnglish() : inChinese()
}

function inChinese(): ResumeContent {
  return resumeContent.parse({
    title: '简历',
    config: { language: 'zh-CN' },
    baseInfo: {
      list: [
        { id: 'name', kind: 'name', key: '姓名', value: '林小满' },
        { id: 'headline', kind: 'headline', key: '求职意向', value: '后端工程师' },
        { id: 'phone', kind: 'phone', key: '电话', value: '138-0000-1234' },
        { id: 'email', kind: 'email', key: '邮箱', value: 'lin.xiaoman@example.cn' },
        { id: 'city', kind: 'location', key: '城市', value: '杭州' },
        { id: 'web', kind: 'url', key: '主页', value: 'lin.example.cn', url: 'https://lin.example.cn' },
      ],
    },
    entryList: [
      {
        id: 'sum',
        kind: 'summary',
        title: '个人简介',
        items: [{ id: 'sum-1', text: '六年后端研发经验，专注交易与支付系统，带过五人小组，经历三次大促。' }],
      },
      {
        id: 'work',
        kind: 'experience',
        title: '工作经历',
        items: [
          {
            id: 'work-1',
            title: '云栈科技',
            subtitle: '后端工程师',
            start: '2023-04',
            end: 'now',
            text: [
              '- 重构订单服务，把峰值下单能力由每秒 800 笔提高到每秒 **3200 笔**，大促期间零故障。',
              '- 设计对账平台，每日核对 1200 万条流水，差错定位时间由两天缩短到 20 分钟。',
              '- 带领五人小组迁移到 Kubernetes 集群，机器成本下降 35%。',
            ].join('\n'),
          },
          {
            id: 'work-2',
            title: '星河软件',
            subtitle: '研发工程师',
            start: '2020-07',
            end: '2023-03',
            text: [
              '- 开发会员系统，支撑 400 万会员，接口平均耗时由 210 毫秒降到 45 毫秒。',
              '- 编写接口自动化测试 600 余条，线上缺陷同比减少一半。',
              '- 用 Java 与 Kafka 改造消息链路，优化 MySQL 慢查询 40 条，夜间批处理由三小时缩短到 50 分钟。',
            ].join('\n'),
          },
        ],
      },
      {
        id: 'edu',
        kind: 'education',
        title: '教育背景',
        items: [
          {
            id: 'edu-1',
            title: '江南理工大学',
            subtitle: '软件工程 · 本科',
            start: '2016-09',
            end: '2020-06',
          },
        ],
      },
      { id: 'skill', kind: 'skill' },
    ],
    skill: {
      title: '专业技能',
      list: [
        { id: 'skill-1', key: '服务端', value: 8, level: '熟练', tags: ['Java', 'Kafka'] },
        { id: 'skill-2', key: '数据库', value: 7, level: '熟练', tags: ['MySQL', '索引优化'] },
      ],
    },
  })
}

function inEnglish(): ResumeContent {
  return resumeContent.parse({
    title: 'Resume',
    config: { language: 'en' },
    baseInfo: {
      list: [
        { id: 'name', kind: 'name', key: 'Name', value: 'Mara Lindqvist' },
        { id: 'headline', kind: 'headline', key: 'Position', value: 'Backend engineer' },
        { id: 'phone', kind: 'phone', key: 'Phone', value: '+1 555-0142' },
        { id: 'email', kind: 'email', key: 'Email', value: 'mara.lindqvist@example.com' },
        { id: 'city', kind: 'location', key: 'City', value: 'Portland, Oregon' },
        { id: 'web', kind: 'url', key: 'Site', value: 'mara.example.com', url: 'https://mara.example.com' },
      ],
    },
    entryList: [
      {
        id: 'sum',
        kind: 'summary',
        title: 'Summary',
        items: [
          {
            id: 'sum-1',
            text: 'Backend engineer with six years in payments. Careful with money, quick with queries, and calm when the pager rings at night.',
          },
        ],
      },
      {
        id: 'work',
        kind: 'experience',
        title: 'Experience',
        items: [
          {
            id: 'work-1',
            title: 'Harbour Pay',
            subtitle: 'Senior engineer',
            start: '2023-04',
            end: 'now',
            text: [
              '- Rebuilt the order service, raising its peak from 800 to **3,200 orders** a second without an outage.',
              '- Designed a ledger check of 12 million rows a day; finding a difference now takes 20 minutes, not two days.',
              '- Moved nine services to Kubernetes with a team of five and cut the bill for machines by 35%.',
            ].join('\n'),
          },
          {
            id: 'work-2',
            title: 'Northwind Software',
            subtitle: 'Engineer',
            start: '2020-07',
            end: '2023-03',
            text: [
              '- Wrote the loyalty service for 4 million members and brought its mean answer from 210 to 45 milliseconds.',
              '- Added 600 tests of the interface; faults found by customers fell by half within a year.',
              '- Tuned MySQL and moved 30 nightly jobs from scripts to Java and Kafka, so that reports arrive by seven.',
            ].join('\n'),
          },
        ],
      },
      {
        id: 'edu',
        kind: 'education',
        title: 'Education',
        items: [
          {
            id: 'edu-1',
            title: 'Calloway State University',
            subtitle: 'BSc Computer Science',
            start: '2016-09',
            end: '2020-06',
          },
        ],
      },
      { id: 'skill', kind: 'skill' },
    ],
    skill: {
      title: 'Skills',
      list: [
        { id: 'skill-1', key: 'Services', value: 8, level: 'Advanced', tags: ['Java', 'Kafka'] },
        { id: 'skill-2', key: 'Queries', value: 7, level: 'Advanced', tags: ['MySQL', 'indexes'] },
      ],
    },
  })
}
