import { both, en, zh, type RuleCases } from './case'

const PLAIN_ZH = ['维护公司官网与内部系统的日常运行', '对接各部门的需求并安排排期', '整理接口说明与使用手册']
const PLAIN_EN = [
  'Kept the website and the internal systems up',
  'Took requests from all departments and put them in order',
  'Wrote manuals of the interfaces',
]
const list = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n')

/** What was done, what came of it, and the skills. */
export const resultCases: Record<string, RuleCases> = {
  'no-numbers': {
    bad: [
      zh((r) =>
        [0, 1].forEach(
          (i) => (r.work(i).text = list([...PLAIN_ZH, ...PLAIN_ZH.map((line) => `再次${line}`)])),
        ),
      ),
      en((r) => [0, 1].forEach((i) => (r.work(i).text = list(PLAIN_EN)))),
    ],
    good: [
      en((r) =>
        [0, 1].forEach((i) => (r.work(i).text = list([...PLAIN_EN, 'Cut the wait to eight minutes']))),
      ),
    ],
  },
  'few-numbers': {
    bad: [
      zh([...PLAIN_ZH, ...PLAIN_ZH, ...PLAIN_ZH, ...PLAIN_ZH, ...PLAIN_ZH, ...PLAIN_ZH, ...PLAIN_ZH]),
      en([...PLAIN_EN, ...PLAIN_EN, ...PLAIN_EN, ...PLAIN_EN, ...PLAIN_EN, ...PLAIN_EN, ...PLAIN_EN]),
    ],
    good: [zh(PLAIN_ZH), en(PLAIN_EN)],
  },
  'no-result': {
    bad: [zh((r) => (r.work().text = list(PLAIN_ZH))), en((r) => (r.work().text = list(PLAIN_EN)))],
    good: [
      zh((r) => (r.work().text = list([...PLAIN_ZH, '故障明显减少']))),
      en((r) => (r.work().text = list([...PLAIN_EN, 'Reduced faults']))),
    ],
  },
  'thin-entry': {
    bad: both((r) => (r.work(1).text = '')),
    good: both((r) => {
      r.work(1).text = ''
      r.work(1).facts = [{ id: 'f', key: '', label: 'Team', value: '4' }]
    }),
  },
  'short-line': {
    bad: [zh('修复缺陷'), en('Fixed bugs')],
    good: [zh('修复缺陷 61 项并补上回归测试'), en('Fixed 61 bugs in billing')],
  },
  'many-bullets': {
    bad: both(['1 a b c d', '2 a b c d', '3 a b c d', '4 a b c d', '5 a b c d', '6 a b c d']),
    good: both(['1 a b c d', '2 a b c d']),
  },
  'no-bullets': {
    bad: [
      zh((r) => (r.work().text = '负责支付系统 3 个模块的设计、开发与上线，'.repeat(8))),
      en((r) => (r.work().text = 'Built 3 parts of the payment system and kept them running. '.repeat(8))),
    ],
    good: [
      zh((r) => (r.work().text = '搭建支付系统，日均 900 万笔。')),
      en((r) => (r.work().text = 'Built a system for 9 million payments.')),
    ],
  },
  'weak-verb': {
    bad: [zh('参与组件库建设'), en('Responsible for the billing of 40 markets')],
    good: [zh('组织 60 人参与演练'), zh('参与 21 家企业的年报审计'), en('Built the billing of 40 markets')],
  },
  'no-skills': {
    bad: [...both((r) => (r.content.skill.list = [])), ...both((r) => (r.section('skill').hidden = true))],
    good: both((r) => {
      r.content.skill.list = []
      r.addSection('custom', '技能 Skills', { title: 'Java' })
    }),
  },
  'skill-evidence': {
    bad: [...both((r) => r.addSkill('Haskell')), ...both((r) => r.addSkill('Kubernetes', ['Haskell']))],
    good: [
      ...both((r) => r.addSkill('Kubernetes')),
      ...both((r) => r.addSkill('Languages', ['Java', 'Haskell'])),
      zh((r) => r.addSkill('质控与根因分析')),
      en((r) => r.addSkill('Languages', ['German (C1)'])),
    ],
  },
  'top-skills': {
    bad: both((r) => {
      r.addSkill('Kubernetes')
      r.addSkill('Java')
      for (const row of r.content.skill.list) row.value = 10
    }),
    good: both((r) => r.addSkill('Kubernetes')),
  },
  'duplicate-skill': {
    bad: both((r) => r.addSkill('Kubernetes', ['mysql'])),
    good: both((r) => r.addSkill('Kubernetes', ['SQL'])),
  },
  'office-skill': {
    bad: [zh((r) => r.addSkill('办公软件')), en((r) => r.addSkill('Microsoft Office'))],
    good: [zh((r) => r.addSkill('数据透视表')), en((r) => r.addSkill('Kubernetes', ['Word templates']))],
  },
}
