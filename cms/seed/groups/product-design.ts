import type { GroupSource } from './group-source'

export const productDesign: GroupSource = {
  key: 'product-design',
  order: 2,
  title: { 'zh-CN': '产品与设计', en: 'Product and design' },
  summary: {
    'zh-CN': '产品经理、交互与用户研究的范例：说清判断是怎样做出的，结果又怎样。',
    en: 'Examples for product, interaction and research: how you decided, and what came of it.',
  },
  text: {
    'zh-CN': `产品和设计的成果常常属于整个团队，简历要写出你在其中的判断。

## 写决定，不写流程

“负责需求调研、原型设计、跟进上线”人人都写。写一个你做过的取舍：砍掉了什么、为什么、后来怎样。

## 证据有轻有重

访谈了几个人、看了多少小时、改版前后差多少——研究类的数字不必大，要真。十个人的观察也能改变一个产品，前提是你说得清怎么观察的。

## 作品链接

放一个总入口就够，三到五个项目，每个项目一屏能看懂：背景、你的角色、过程里的一次转折、结果。涉及保密的打码，不要整段搬公司文档。

## 版面就是作品

设计岗位的简历会被当作第一件作品来看：对齐、留白、层级。克制一点，比花哨更难，也更像会设计的人。
`,
    en: `In product and design the result usually belongs to a team. The resume has to show your judgement in it.

## Decisions, not process

*Responsible for research, wireframes and hand-off* fits everybody. Write one thing you decided: what you left out, why, and how it turned out.

## Small evidence is evidence

How many people you watched, for how long, what changed. Research numbers needn't be big; they have to be real. Ten people can turn a product around if you can say how you watched them.

## The portfolio link

One address, three to five projects, each understood in one screen: context, your part, the moment it turned, the outcome.

## The page is the first piece of work

A designer's resume is read as a design: alignment, space, hierarchy. Restraint is harder than decoration and looks more like somebody who knows how.
`,
  },
}
