import type { GroupSource } from './group-source'

export const graduate: GroupSource = {
  key: 'graduate',
  order: 5,
  title: { 'zh-CN': '应届与实习', en: 'Graduates and first jobs' },
  summary: {
    'zh-CN': '没有正式工作也能写出完整的简历：课程、项目、实习与责任。',
    en: 'A full resume without a full-time job: courses, projects, internships and responsibility.',
  },
  text: {
    'zh-CN': `应届生的简历不是缩水的职场简历，它回答的是另一个问题：这个人值不值得培养？

## 教育背景写三样

学校专业、排名或成绩（好的话）、与岗位有关的课程或论文。中学和与岗位无关的课程不写。

## 项目要有头有尾

几个人、多久、你做哪部分、做成什么样、有没有人用。课程作业也可以，只要真的做完了。

## 兼职和志愿也是经历

写事实，不写感想。“每周12小时，连续两年，从未缺班”，比“培养了吃苦耐劳的精神”有力得多。

## 一页

应届生用一页。写不满，就把最好的项目写细；写不下，就从最早的开始删。
`,
    en: `A graduate's resume isn't a shrunken professional one. It answers a different question: is this person worth training?

## Three things about education

School and subject, grade or rank if it is good, the courses or thesis that fit. Leave out the rest.

## Projects with a beginning and an end

How many people, how long, which part was yours, how it ended, who used it. Coursework counts if it was finished.

## Part-time work is work

Facts instead of lessons learnt. *Twelve hours a week for two years, never missed a shift* beats any adjective.

## One page

If it isn't full, tell your best project in more detail. If it is too full, start cutting at the oldest.
`,
  },
}
