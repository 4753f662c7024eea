import { both, en, zh, type RuleCases } from './case'

/** Contact data, links and what is private. */
export const personCases: Record<string, RuleCases> = {
  'private-id': {
    bad: [
      zh((r) => r.addRow({ kind: 'text', key: '证件', value: '110101199003074258' })),
      en('SSN 123-45-6789 on file since 2020'),
    ],
    good: both((r) => r.addRow({ kind: 'text', key: 'No.', value: '20240101123' })),
  },
  'private-facts': {
    bad: [
      zh((r) => r.addRow({ kind: 'text', key: '婚姻状况', value: '未婚' })),
      en((r) => r.addRow({ kind: 'text', key: 'Marital status', value: 'single' })),
    ],
    good: [
      zh((r) => r.addRow({ kind: 'text', key: '工作年限', value: '6 年' })),
      en((r) => r.addRow({ kind: 'text', key: 'Notice', value: 'One month' })),
    ],
  },
  salary: {
    bad: [
      zh((r) => r.addRow({ kind: 'text', key: '期望薪资', value: '30k' })),
      en((r) => r.addRow({ kind: 'text', key: 'Expected salary', value: '$90,000' })),
    ],
    good: [zh('上线薪酬系统，覆盖 900 名员工。'), en('Launched a payroll system for 900 people.')],
  },
  'full-address': {
    bad: [
      zh((r) => (r.row('location').value = '杭州市西湖区文三路 90 号 3 幢 502 室')),
      en((r) => (r.row('location').value = '12 North Elm Street, Portland')),
    ],
    good: [
      zh((r) => (r.row('location').value = '杭州市西湖区')),
      en((r) => (r.row('location').value = 'St Albans, Vermont')),
    ],
  },
  'birth-date': {
    bad: [
      zh((r) => r.addRow({ kind: 'birth', key: '生日', value: '1998-05-12' })),
      en((r) => r.addRow({ kind: 'birth', key: 'Born', value: '1998' })),
    ],
    good: [
      zh((r) => r.addRow({ kind: 'birth', key: '出生年份', value: '1998' })),
      en((r) => r.addRow({ kind: 'text', key: 'Licence', value: 'Class B' })),
    ],
  },
  'others-contact': {
    bad: both((r) =>
      r.addSection('reference', 'References', { title: 'Ada Moss', subtitle: 'ada@example.com' }),
    ),
    good: both((r) =>
      r.addSection('reference', 'References', { title: 'Ada Moss', subtitle: 'CTO, Harbour Pay' }),
    ),
  },
  'no-name': {
    bad: [...both((r) => r.dropRow('name')), ...both((r) => (r.row('name').hidden = true))],
    good: both((r) => (r.row('name').value = '王 O’Neil')),
  },
  'no-email': {
    bad: both((r) => r.dropRow('email')),
    good: both((r) => {
      r.dropRow('email')
      r.addRow({ kind: 'text', key: 'Mail', value: 'a.b@example.com' })
    }),
  },
  'no-phone': {
    bad: both((r) => r.dropRow('phone')),
    good: both((r) => {
      r.dropRow('phone')
      r.addRow({ kind: 'text', key: 'Tel', value: '(555) 010-2345' })
    }),
  },
  'bad-email': {
    bad: both((r) => (r.row('email').value = 'lin.xiaoman＠example')),
    good: both((r) => (r.row('email').value = 'lin@example.com / lin@mail.example.cn')),
  },
  'odd-phone': {
    bad: [
      zh((r) => (r.row('phone').value = '1380000123')),
      zh((r) => (r.row('phone').value = '138-0000-123四')),
      en((r) => (r.row('phone').value = '555-01')),
    ],
    good: [
      zh((r) => (r.row('phone').value = '+86 138 0000 1234')),
      zh((r) => (r.row('phone').value = '0571-8800 1234')),
      en((r) => (r.row('phone').value = '+44 (0)20 7946 0123')),
      en((r) => (r.row('phone').value = '(555) 010-2345 ext. 12')),
    ],
  },
  'no-headline': {
    bad: both((r) => r.dropRow('headline')),
    good: both((r) => (r.row('headline').value = 'Java')),
  },
  'no-location': {
    bad: both((r) => r.dropRow('location')),
    good: [
      ...both((r) => (r.row('location').value = 'Remote')),
      zh((r) => Object.assign(r.row('location'), { kind: 'text', key: '期望城市' })),
    ],
  },
  'bad-link': {
    bad: both((r) => (r.row('url').url = 'localhost')).concat(
      both((r) => (r.work().link = 'https://https://example.com')),
    ),
    good: [
      ...both((r) => (r.row('url').url = 'mailto:mara@example.com')),
      ...both((r) => (r.work().link = 'example.com/work?a=1')),
    ],
  },
  'link-without-address': {
    bad: [
      ...both((r) => r.addRow({ kind: 'profile', key: 'GitHub', value: 'lin' })),
      ...both((r) => r.addRow({ kind: 'url', key: 'Blog', value: 'my blog' })),
    ],
    good: [
      ...both((r) => r.addRow({ kind: 'url', key: 'Blog', value: 'blog.example.com' })),
      ...both((r) =>
        r.addRow({ kind: 'profile', key: 'GitHub', value: 'lin', url: 'https://git.example.com/lin' }),
      ),
    ],
  },
}
