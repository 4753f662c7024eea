import type { GroupSource } from './group-source'

export const business: GroupSource = {
  key: 'business',
  order: 3,
  title: { 'zh-CN': '市场、运营与财务', en: 'Marketing, operations and finance' },
  summary: {
    'zh-CN': '与钱、客户和增长打交道的岗位：每个数字都说得清来处。',
    en: 'Examples for work with money, customers and growth, where every figure has a source.',
  },
  text: {
    'zh-CN': `商业类岗位从不缺数字，缺的是可信的数字。

## 给数字配上分母

“带来200万销售额”听着不小，如果投了180万就不好说了。写清楚投入、周期和基数，才看得出是你的功劳还是大盘的功劳。

## 区分“增长了”和“增长到”

“提高30%”和“提高到30%”差得很远；百分比和百分点也不要混用。财务岗位写错这个，一眼就会被看到。

## 口径要一致

同一份简历里，销售额是含税还是不含税、粉丝是净增还是累计，用同一个口径。能被追问的数字才写。

## 保密的数字

写比例、量级或排名：“成本下降约两成”“华东区第二”。不要写没有公开的财务数据。
`,
    en: `Business resumes never lack numbers. They lack numbers one can believe.

## Give each figure its denominator

Two million in sales is a lot, unless it took 1.8 million to get. Cost, period and starting point show whether it was you or the tide.

## By 30 % or to 30 %?

They are far apart, and so are per cent and percentage points. In finance this is the first thing a reader notices.

## One definition throughout

Net or gross, new or total, per month or per year: choose once. Write only what you can be asked about.

## Confidential figures

Give a proportion, an order of magnitude or a rank: *cut cost per order by about a fifth; second of nine regions*. Never unpublished accounts.
`,
  },
}
