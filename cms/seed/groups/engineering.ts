import type { GroupSource } from './group-source'

export const engineering: GroupSource = {
  key: 'engineering',
  order: 1,
  title: { 'zh-CN': '软件与工程', en: 'Software and engineering' },
  summary: {
    'zh-CN': '写代码、测试、运维与工程岗位的范例：用事实说明系统因为你变得怎样。',
    en: 'Examples for people who write, test and run software: what became faster, safer or simpler because of you.',
  },
  text: {
    'zh-CN': `技术岗位的简历，最容易写成技术名词的清单。招聘者真正想知道的是：给你一个系统，它会变成什么样。

## 先写问题，再写技术

“使用Redis优化接口”只说明你用过Redis。“商品页高峰期超时一成，加一层缓存并处理击穿之后降到万分之三”，才说明你解决过什么。技术名词跟在后面就好。

## 数字从监控里来

延迟、错误率、构建时长、发布频率、值班次数、费用——这些数字系统本来就记着。写清楚前后两个值和时间跨度，不要只写“显著提升”。

## 开源与个人项目

放一到两个就够。写明它解决什么、谁在用、你负责哪部分。链接要点得开，README要看得懂。

## 技能分组写

按“语言、数据、平台、工具”分三四组，每组三五项，面试时能被问上十分钟的才写。
`,
    en: `Engineering resumes turn into lists of technologies before their writers notice. What the reader wants to know is simpler: if we give you a system, what becomes of it?

## The problem first, the technology second

*Used Redis to optimise the API* says that you have met Redis. *One request in ten timed out at peak; a cache with stampede protection brought it to three in ten thousand* says what you can be trusted with.

## Your monitoring has the numbers

Latency, error rate, build time, releases a week, pages a night, the bill. Give both values and the period. *Significantly improved* is what people write who didn't look.

## Open source and side projects

One or two. What it solves, who uses it, which part is yours. The link works and the readme can be read.

## Skills in groups

Three or four groups of three to five. Everything on the list is something you could talk about for ten minutes.
`,
  },
}
