import type { GroupSource } from './group-source'

export const experienced: GroupSource = {
  key: 'experienced',
  order: 6,
  title: { 'zh-CN': '资深与转行', en: 'Senior roles and changes of direction' },
  summary: {
    'zh-CN': '经历很多时怎样取舍，方向改变时怎样把过去翻译成将来。',
    en: 'How to choose when there is a lot, and how to translate the past when the direction changes.',
  },
  text: {
    'zh-CN': `经历越长，简历越是一门取舍的功夫；换了方向，则是一门翻译的功夫。

## 十五年以上

最近十年写详细，之前的压成一行。管理岗位写清楚三个数：团队多大、预算多少、管到几级；再写人的成果：你培养的人后来去了哪里。

## 晋升要看得见

同一家公司的几个职务分开写，让人一眼看到台阶。晋升本身就是别人替你写的评语。

## 转行

第一行就说出来，并把旧职业写成理由。新领域的证据——项目、证书、兼职——放在旧工作前面。

## 不要藏年份

可以不写毕业年份，但不要把经历写成没有时间的能力清单。读的人会先怀疑，再计算。
`,
    en: `The longer the career, the more a resume is about choosing. With a new direction, it is about translating.

## Fifteen years and more

The last ten in detail, the rest in one line each. For leadership give three figures — team, budget, levels — and then the result that lasts: what became of the people you trained.

## Let promotions be seen

List posts in one company separately. A promotion is a reference somebody else wrote for you.

## A new profession

Say it in the first line and make the old profession the reason. Evidence from the new field comes before the old jobs.

## Don't hide the years

You may leave out when you graduated. A page of skills without dates makes readers suspicious first and start counting second.
`,
  },
}
