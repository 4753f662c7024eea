import { both, en, zh, type RuleCases } from './case'

/** Signs and spaces. */
export const typographyCases: Record<string, RuleCases> = {
  'half-width-signs': {
    bad: [zh('设计前端,后端 3 个模块')],
    good: [zh('设计前端，后端 v1.2 共 3 个模块'), en('Sold 3 books of 张三, in 2024')],
  },
  'full-width-signs': {
    bad: [en('Built 3 front ends，and 2 back ends')],
    good: [en('Built 3 front ends, and 2 back ends'), zh('使用 React，Vue 做了 3 个页面')],
  },
  'mixed-quotes': {
    bad: [zh('获“优秀员工”与"先进个人"共 3 次'), en('Won “Best of 9” and "Most 2024"')],
    good: [zh('获“优秀员工”与“先进个人”共 3 次'), en('Won "Best of 9" and "Most 2024"')],
  },
  'full-width-letters': {
    bad: both('用户 users １２０ 2024 grown'),
    good: both('用户 users 120 2024 grown'),
  },
  'doubled-sign': {
    bad: [zh('上线 3 个模块，，零故障'), en('Launched 3 modules,, without fault')],
    good: [zh('上线 3 个模块……零故障'), en('Launched 3 modules... without fault')],
  },
  'unpaired-brackets': {
    bad: [zh('上线 3 个模块（含支付，零故障'), en('Launched 3 modules (and a half')],
    good: [zh('上线 3 个模块（含《支付》），零故障'), en('a) Launched 3 modules (and [half])')],
  },
  'mixed-endings': {
    bad: [zh('上线 3 个模块'), en('Launched 3 modules of it')],
    good: [zh('上线 3 个模块；'), en('Launched 3 modules of it.')],
  },
  'missing-space': {
    bad: [zh(['掌握 Java 与 Go 语言各 3 年', '熟悉Vue 和 React 共 3 个框架'])],
    good: [zh('熟悉 Vue 和 React 共 3 个框架'), en('Used 3 frameworks of Vue and React')],
  },
  'odd-space': {
    bad: [zh(['熟悉Vue和React共 3 个框架', '掌握Java与Go语言各 3 年', '会用Rust和Swift与Ruby以及Perl'])],
    good: [zh('熟悉 Vue 和 React 共 3 个框架'), en('Used 3 frameworks of Vue')],
  },
  'extra-space': {
    bad: [
      zh('上线  3 个模块'),
      zh('上线 3 个模块 ，零故障'),
      en((r) => (r.work().subtitle = 'Senior engineer ')),
      en('Launched 3 modules , without fault'),
    ],
    good: [
      zh('上线 3 个模块，零故障'),
      en((r) => (r.work().subtitle = 'Senior engineer')),
      en('Moved 3 services to .NET in 2024'),
    ],
  },
}
