import type * as z from 'zod'
import type { Language } from '../../../collections/resumes/schema'
import { ISSUE_WORDS } from './issue-words'

type Words = (typeof ISSUE_WORDS)[Language]

/** What is wrong with one value, in the caller's language; the path stands before it. */
export function issueText({ issue, language }: { issue: z.core.$ZodIssue; language: Language }): string {
  const words = ISSUE_WORDS[language]
  switch (issue.code) {
    case 'unrecognized_keys':
      return words.unknown
    case 'invalid_type':
      return issue.input === undefined ? words.required : words.type(issue.expected)
    case 'too_small':
      return sizeOf({ origin: issue.origin, words })(words.least, issue.minimum)
    case 'too_big':
      return sizeOf({ origin: issue.origin, words })(words.most, issue.maximum)
    case 'invalid_value':
      return `${words.oneOf} ${issue.values.map((value) => JSON.stringify(value)).join(' | ')}`.slice(0, 400)
    case 'not_multiple_of':
      return words.multiple(issue.divisor)
    default:
      return (special[issue.message] ?? special[formatOf(issue)] ?? invalid)[language]
  }
}

const invalid = { 'zh-CN': '格式不正确', en: 'is not valid' }

/** Codes that the schemas give as messages, and zod's formats. */
const special: Record<string, Record<Language, string>> = {
  date: { 'zh-CN': '日期须为 YYYY、YYYY-MM 或 YYYY-MM-DD', en: 'must be YYYY, YYYY-MM or YYYY-MM-DD' },
  color: { 'zh-CN': '颜色须形如 #487bc2', en: 'must be a color such as #487bc2' },
  url: { 'zh-CN': '不是可用的链接', en: 'is not a usable link' },
  photo: { 'zh-CN': '不是可用的图片', en: 'is not a usable picture' },
  'duplicate-id': { 'zh-CN': '此 id 在文档中重复', en: 'this id occurs twice in the document' },
  'too-long': {
    'zh-CN': '简历太长：全文至多 20 万字、4000 行',
    en: 'is too long: 200,000 characters and 4,000 lines in all',
  },
  email: { 'zh-CN': '不是有效的邮箱地址', en: 'is not a valid email address' },
  key: { 'zh-CN': '只能用小写字母、数字和连字符', en: 'may hold a-z, 0-9 and hyphens only' },
  inviteCode: { 'zh-CN': '须为 4 到 20 位字母或数字', en: 'must be 4 to 20 letters or digits' },
  digits6: { 'zh-CN': '须为 6 位数字', en: 'must be 6 digits' },
  accessCode: {
    'zh-CN': '须为 8 位数字，或为空以停止分享',
    en: 'must be 8 digits, or empty to stop sharing',
  },
  guessable: {
    'zh-CN': '太容易被猜到：请避免连号、重复的数字和生日',
    en: 'is too easy to guess: no runs, repeated digits or birthdays',
  },
  past: { 'zh-CN': '须晚于现在', en: 'must be later than now' },
  nothing: { 'zh-CN': '没有可修改的内容', en: 'nothing to change' },
}

function formatOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_format' ? issue.format : ''
}

function sizeOf({ origin, words }: { origin: string; words: Words }): Words['amount'] {
  if (origin === 'string') return words.characters
  return origin === 'array' ? words.items : words.amount
}
