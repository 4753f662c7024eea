import { writtenContent } from '../../../cms/seed/written/written-content'
import type { WrittenResume } from '../../../cms/seed/written/written-resume'
import { resumeContent, type Language, type ResumeContent } from '../../../collections/resumes/schema'

/** A resume in which no rule finds anything; every call gives a fresh copy. The cases spoil one thing each. */
export function cleanResume(language: Language): ResumeContent {
  return resumeContent.parse({ ...writtenContent(CLEAN[language]), config: { language } })
}

const CLEAN: Record<Language, WrittenResume> = {
  'zh-CN': {
    language: 'zh-CN',
    title: '简历',
    person: {
      name: '林小满',
      headline: '后端工程师',
      phone: '138-0000-1234',
      email: 'lin.xiaoman@example.cn',
      location: '杭州',
      url: 'lin.example.cn',
    },
    labels: { location: '城市', url: '主页' },
    summary: '六年后端研发经验，专注交易与支付系统，带过五人小组，经历三次大促。',
    sections: [
      {
        kind: 'experience',
        items: [
          {
            title: '云栈科技',
            subtitle: '后端工程师',
            dates: ['2023-04', 'now'],
            text: [
              '重构订单服务，把峰值下单能力由每秒 800 笔提高到每秒 **3200 笔**，大促期间零故障。',
              '设计对账平台，每日核对 1200 万条流水，差错定位时间由两天缩短到 20 分钟。',
              '带领五人小组迁移到 Kubernetes 集群，机器成本下降 35%。',
            ],
          },
          {
            title: '星河软件',
            subtitle: '研发工程师',
            dates: ['2020-07', '2023-03'],
            text: [
              '开发会员系统，支撑 400 万会员，接口平均耗时由 210 毫秒降到 45 毫秒。',
              '编写接口自动化测试 600 余条，线上缺陷同比减少一半。',
              '用 Java 与 Kafka 改造消息链路，优化 MySQL 慢查询 40 条，夜间批处理由三小时缩短到 50 分钟。',
            ],
          },
        ],
      },
      {
        kind: 'education',
        items: [{ title: '江南理工大学', subtitle: '软件工程 · 本科', dates: ['2016-09', '2020-06'] }],
      },
      { kind: 'skill' },
    ],
    skills: {
      title: '专业技能',
      rows: {
        服务端: { value: 8, level: '熟练', tags: ['Java', 'Kafka'] },
        数据库: { value: 7, level: '熟练', tags: ['MySQL', '索引优化'] },
      },
    },
  },
  en: {
    language: 'en',
    title: 'Resume',
    person: {
      name: 'Mara Lindqvist',
      headline: 'Backend engineer',
      phone: '+1 555-0142',
      email: 'mara.lindqvist@example.com',
      location: 'Portland, Oregon',
      url: 'mara.example.com',
    },
    labels: { location: 'City', url: 'Site', info: '基本信息' },
    summaryTitle: 'Summary',
    summary:
      'Backend engineer with six years in payments. Careful with money, quick with queries, and calm when the pager rings at night.',
    sections: [
      {
        kind: 'experience',
        items: [
          {
            title: 'Harbour Pay',
            subtitle: 'Senior engineer',
            dates: ['2023-04', 'now'],
            text: [
              'Rebuilt the order service, raising its peak from 800 to **3,200 orders** a second without an outage.',
              'Designed a ledger check of 12 million rows a day; finding a difference now takes 20 minutes, not two days.',
              'Moved nine services to Kubernetes with a team of five and cut the bill for machines by 35%.',
            ],
          },
          {
            title: 'Northwind Software',
            subtitle: 'Engineer',
            dates: ['2020-07', '2023-03'],
            text: [
              'Wrote the loyalty service for 4 million members and brought its mean answer from 210 to 45 milliseconds.',
              'Added 600 tests of the interface; faults found by customers fell by half within a year.',
              'Tuned MySQL and moved 30 nightly jobs from scripts to Java and Kafka, so that reports arrive by seven.',
            ],
          },
        ],
      },
      {
        kind: 'education',
        items: [
          {
            title: 'Calloway State University',
            subtitle: 'BSc Computer Science',
            dates: ['2016-09', '2020-06'],
          },
        ],
      },
      { kind: 'skill' },
    ],
    skills: {
      rows: {
        Services: { value: 8, level: 'Advanced', tags: ['Java', 'Kafka'] },
        Queries: { value: 7, level: 'Advanced', tags: ['MySQL', 'indexes'] },
      },
    },
  },
}
