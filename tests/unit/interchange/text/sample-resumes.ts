/** Plain texts as people paste them; invented people. */
export const CHINESE_TEXT = `张晓明
求职意向：高级前端工程师
138-1234-5678 | xiaoming@example.com | 北京市海淀区
GitHub: https://github.com/xiaoming

个人优势
5 年前端开发经验，熟悉 React 与 Node.js。

二、工作经历：
2020.07 - 至今    北京云栈科技有限公司    高级前端工程师
负责核心业务的前端架构设计。
- 主导组件库建设，覆盖 12 个业务线
- 页面首屏从 3.2 s 降到 1.1 s

2018.07-2020.06  上海星河信息技术有限公司  前端工程师
1、负责后台管理系统开发
2、维护公共组件

【教育背景】
2014.09-2018.06   华东理工大学   计算机科学与技术   本科

实习经历
2017.07-2017.09 拾光教育 前端实习生

专业技能
前端：React、Vue、TypeScript
熟悉 Linux 常用命令

荣誉奖项
2017.12 国家奖学金
语言能力
英语 CET-6
`

export const ENGLISH_TEXT = `Jane Q. Public
Senior Software Engineer
jane@example.com | (555) 010-2345 | Portland, OR | https://github.com/janeq

SUMMARY
Backend engineer with eight years of experience in payments.

PROFESSIONAL EXPERIENCE
Acme Payments Inc. — Portland, OR
Senior Software Engineer                                        Jan 2020 – Present
• Cut p95 latency of the ledger service from 900 ms to 210 ms by batching writes
• Mentored four engineers

Northwind LLC                                                   Portland, OR
Software Engineer | 06/2016 - 12/2019
• Built the billing pipeline

EDUCATION
University of Oregon, B.S. Computer Science, 2012 – 2016, GPA 3.8/4.0

SKILLS
Languages: Go, Python, SQL
Kubernetes, Docker, Terraform

CERTIFICATIONS
AWS Solutions Architect, Amazon, 2021

LANGUAGES
English (native), Spanish (B2)
`

/** Lines that say something else by what stands around them. */
export const ODD_LINES = [
  '',
  'Best Nurse',
  'Guild, Berlin, 2021',
  'Sept. 2015 – Mar.',
  '2019',
  'Company: Norwell Ltd',
  'LinkedIn',
  'pohall',
  '14 Kirkgate',
  'Greggs, Leeds',
  '主要职责',
  '- Built a spreadsheet that cut overtime',
  '  by 18% in some year',
  '\t覆盖十二个业务线',
  'A closing remark.',
  '  - inner thing of it',
  'Shift Manager, Bluebird Diner (Dayton, OH)\t06/2015 – 12/2018',
  '阿里巴巴（杭州，中国',
  'ServSafe Manager, exp. 2026',
  '电工证（有效期至 2027 年）',
  'LANGUAGES: English (native), Spanish (fluent)',
  'Certifications: Forklift (valid until 2027)',
  '语言：英语（流利）、日语',
]
