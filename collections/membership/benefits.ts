import type { Language } from '../resumes/choices'

type About = {
  /** what the admin calls it */
  label: Record<Language, string>
  /** what the description of the calls says */
  about: string
  /** a line of the plan's card; empty where the plan doesn't give it */
  card: Record<Language, (value: never) => string>
}
type Switch = About & { kind: 'switch'; free: boolean; member: boolean }
type Limit = About & { kind: 'limit'; most: number; free: number; member: number }

/**
 * What a plan gives, one row each: the admin's fields, the calls, the plans' cards, the ledger and what a person may do
 * are made of these. A number is a limit; what is over it stays readable and exportable, only more of it is refused. `free` is
 * for everybody and useful for life, `member` for a plan that doesn't say otherwise and for an invitation's days. A new
 * row needs a migration (`npm run migrate:create -- <name>`, `npm run generate:types`) and somebody who asks `entitlementsOf`.
 */
export const BENEFITS = {
  resumes: {
    kind: 'limit',
    most: 1000,
    free: 30,
    member: 200,
    label: { 'zh-CN': '简历数量', en: 'Resumes' },
    about: 'Resumes kept at once',
    card: {
      'zh-CN': (n: number) => `${n} 份简历`,
      en: (n: number) => (n === 1 ? '1 resume' : `${n} resumes`),
    },
  },
  shareLinks: {
    kind: 'limit',
    most: 1000,
    free: 10,
    member: 200,
    label: { 'zh-CN': '同时分享的简历', en: 'Shared at once' },
    about: 'Resumes shared at once',
    card: { 'zh-CN': (n: number) => `同时分享 ${n} 份`, en: (n: number) => `${n} shared at once` },
  },
  versions: {
    kind: 'limit',
    most: 50,
    free: 20,
    member: 50,
    label: { 'zh-CN': '每份简历的历史版本', en: 'Versions of a resume' },
    about: 'Versions of a resume that can be restored',
    card: {
      'zh-CN': (n: number) => `每份简历可恢复 ${n} 个历史版本`,
      en: (n: number) => `${n} restorable ${n === 1 ? 'version' : 'versions'} per resume`,
    },
  },
  aiTasksPerDay: {
    kind: 'limit',
    most: 10_000,
    free: 10,
    member: 200,
    label: { 'zh-CN': '每天的 AI 任务', en: 'AI tasks a day' },
    about: 'Tasks of the assistant in a day (UTC)',
    card: {
      'zh-CN': (n: number) => `AI 助手每天 ${n} 次`,
      en: (n: number) => `${n} AI assistant ${n === 1 ? 'task' : 'tasks'} a day`,
    },
  },
  vipTemplates: {
    kind: 'switch',
    free: false,
    member: true,
    label: { 'zh-CN': '会员专属模板', en: 'Templates for members' },
    about: 'Templates for members only',
    card: {
      'zh-CN': (has: boolean) => (has ? '会员专属模板' : ''),
      en: (has: boolean) => (has ? 'Member-only templates' : ''),
    },
  },
} satisfies Record<string, Switch | Limit>

export type Benefit = keyof typeof BENEFITS
export type Entitlements = {
  [Name in Benefit]: (typeof BENEFITS)[Name]['kind'] extends 'switch' ? boolean : number
}
// an edge: the keys of an object are strings to the compiler
export const BENEFIT_NAMES = Object.keys(BENEFITS) as Benefit[]

export function eachBenefit(valueOf: (name: Benefit) => boolean | number): Entitlements {
  // an edge: entries lose which value belongs to which key
  return Object.fromEntries(BENEFIT_NAMES.map((name) => [name, valueOf(name)])) as Entitlements
}

export const FREE_ENTITLEMENTS = eachBenefit((name) => BENEFITS[name].free)
export const MEMBER_ENTITLEMENTS = eachBenefit((name) => BENEFITS[name].member)

/** Of a stored plan, in which a benefit that is younger than it is missing: that one as for everybody. */
export function entitlementsIn(stored: Partial<Record<Benefit, unknown>>): Entitlements {
  return eachBenefit((name) => {
    const { free } = BENEFITS[name]
    const value = stored[name]
    return typeof value === typeof free ? (value as boolean | number) : free
  })
}

/** The better of two, benefit by benefit. */
export function mostOf(a: Entitlements, b: Entitlements): Entitlements {
  return eachBenefit((name) =>
    BENEFITS[name].kind === 'switch' ? a[name] || b[name] : Math.max(Number(a[name]), Number(b[name])),
  )
}

/** What a plan's card says it gives, line by line. */
export function benefitLines(options: {
  entitlements: Entitlements
  language: Language
  without?: readonly Benefit[]
}): string[] {
  const { entitlements, language, without = [] } = options
  return BENEFIT_NAMES.filter((name) => !without.includes(name))
    .map((name) => {
      // an edge: the table pairs each text with the kind of its value
      const line = BENEFITS[name].card[language] as (value: boolean | number) => string
      return line(entitlements[name])
    })
    .filter((line) => line !== '')
}
