import { both, en, zh, type RuleCases } from './case'

/** How it is said, and how words are spelt. */
export const wordingCases: Record<string, RuleCases> = {
  placeholder: {
    bad: [
      zh((r) => (r.work().title = 'XX公司')),
      en((r) => (r.work().title = '[Company name]')),
      ...both((r) => (r.row('name').value = 'Your name')),
    ],
    good: both((r) => (r.work().title = 'XL Axle')),
  },
  'first-person': {
    bad: [zh('我把发布时间缩短到 5 分钟'), en('I cut the release to 5 minutes')],
    good: [
      zh((r) => (r.first('summary').text = '我喜欢把复杂的事情讲清楚，带过五人小组，做过 3 个项目。')),
      zh('建成我国首个潮汐电站监测平台，覆盖 12 个站点'),
      en(
        (r) =>
          (r.first('summary').text =
            'I like systems that fail slowly, and I write down 3 reasons why they do.'),
      ),
      en('Brought I/O waits down by 40% in billing'),
    ],
  },
  'empty-words': {
    bad: [
      zh((r) => (r.first('summary').text = '吃苦耐劳，责任心强')),
      en((r) => (r.first('summary').text = 'A hard-working team player')),
    ],
    good: [zh('连续 3 年按期交付全部版本'), en('Shipped on time 3 years running')],
  },
  shouting: {
    bad: both('BUILT THE BILLING PIPELINE FOR EVERYONE IN 2024'),
    good: both('Used AWS, GCP, SQL, CI and CD for 3 teams'),
  },
  passive: {
    bad: [zh('被安排到支付组处理 30 个工单'), en('Was given the task to write 30 reports')],
    good: [zh('方案被 5 个事业部采用'), en('Was promoted twice in 3 years')],
  },
  'vague-words': {
    bad: [zh('处理订单、退款等等 90 项工作'), en('Handled various requests from 9 teams')],
    good: [zh('处理订单、退款等 9 类工单'), en('Handled 120 requests from 9 teams')],
  },
  buzzwords: {
    bad: [zh('以数据赋能 9 条业务线'), en('Leveraged 9 dashboards for the team')],
    good: [zh('为 9 条业务线提供数据报表'), en('Sold at a leverage of 9 to one')],
  },
  exclamation: {
    bad: [zh('业绩全组第 1 名！'), en('Best seller of 12 in the team!')],
    good: [zh('业绩全组第 1 名。'), en('Wrote 12 guards such as a != b in tests')],
  },
  'repeated-word': {
    bad: [zh('主导了了 3 个组件库'), en('Built the the 3 pipelines of it')],
    good: [zh('天天向上平台有 3 万人'), en('Sold 300 tickets in Walla Walla')],
  },
  'repeated-start': {
    bad: [
      zh(['负责甲项目 1 期', '负责乙项目 2 期', '负责丙项目 3 期']),
      en(['Sold 1 car to Ada', 'Sold 2 cars to Bo', 'Sold 3 cars to Cy']),
    ],
    good: [
      zh(['负责甲项目 1 期', '设计乙项目 2 期', '负责丙项目 3 期']),
      en(['Sold 1 car to Ada', 'Bought 2 cars of Bo', 'Sold 3 cars to Cy']),
    ],
  },
  'repeated-opening': {
    bad: [
      zh([
        '负责甲项目 1 期',
        '设计 X1 项目',
        '负责乙项目 2 期',
        '负责丙项目 3 期',
        '编写 Y2 项目',
        '负责丁项目 4 期',
        '负责戊项目 5 期',
      ]),
      en([
        'Sold 1 car to Ada',
        'Met 2 of Bo',
        'Sold 3 cars to Cy',
        'Sold 4 to Di',
        'Met 5 of Ed',
        'Sold 6 to Flo',
        'Sold 7 to Gus',
      ]),
    ],
    good: [
      zh(['负责甲项目 1 期', '设计 X1 项目', '负责乙项目 2 期']),
      en(['Sold 1 car to Ada', 'Met 2 of Bo', 'Sold 3 cars to Cy']),
    ],
  },
  'product-names': {
    bad: [zh('用 Javascript 重写 3 个页面'), en('Moved 3 shards of mysql to disk')],
    good: [zh('用 JavaScript 重写 3 个页面，见 github.com/lin'), en('Saw 3 open AIR shows of linked data')],
  },
  misspelt: {
    bad: [zh('统一 9 个系统的帐号'), en('Won the goverment prize in 2024')],
    good: [zh('统一 9 个系统的账号'), en('Won the government prize in 2024')],
  },
}
