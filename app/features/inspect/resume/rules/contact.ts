import { noEmail } from '../../rules/no-email'
import { noPhone } from '../../rules/no-phone'
import { oddEmail } from '../../rules/odd-email'
import type { ReadResume } from '../read/types'
import { textRule } from '../text-rule'
import type { ResumeRule } from '../types'
import { WHOLE } from '../whole'

const rowsOf = ({ rows }: ReadResume, kind: string) => rows.filter(({ row }) => row.kind === kind)
const EMAIL = /^[\w.+'-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/

/** How the person is called and reached. */
export const contactRules: ResumeRule[] = [
  {
    id: 'no-name',
    part: 'basics',
    severity: 'error',
    words: {
      'zh-CN': {
        title: '没有姓名',
        why: '没有姓名，对方不知道这是谁的简历，系统也无法建档。',
        how: '在基本信息里填写姓名。',
      },
      en: {
        title: 'No name',
        why: 'Without a name nobody knows whose resume this is, and no system can file it.',
        how: 'Fill in the name among the basic information.',
      },
    },
    find: (resume) =>
      rowsOf(resume, 'name').some(({ row }) => row.value.trim()) ? [] : [{ at: WHOLE.baseInfo }],
  },
  {
    ...{ id: noEmail.id, severity: noEmail.severity, words: noEmail.words },
    part: 'basics',
    find: (resume) => {
      const isGiven = rowsOf(resume, 'email').length > 0 || noEmail.find(resume.texts.contact).length === 0
      return isGiven ? [] : [{ at: WHOLE.baseInfo }]
    },
  },
  {
    ...{ id: noPhone.id, severity: noPhone.severity, words: noPhone.words },
    part: 'basics',
    find: (resume) => {
      const isGiven = rowsOf(resume, 'phone').length > 0 || noPhone.find(resume.texts.contact).length === 0
      return isGiven ? [] : [{ at: WHOLE.baseInfo }]
    },
  },
  textRule({ rule: oddEmail, scopes: ['contact'], part: 'basics' }),
  {
    id: 'bad-email',
    part: 'basics',
    severity: 'error',
    words: {
      'zh-CN': {
        title: '邮箱格式不对',
        why: '「{0}」不是一个能收信的邮箱地址。',
        how: '核对 @、域名和有没有多余的空格或全角字符。',
      },
      en: {
        title: 'Not an email address',
        why: 'No mail can reach “{0}”.',
        how: 'Check the @, the domain, and for spaces.',
      },
    },
    find: (resume) =>
      rowsOf(resume, 'email')
        .filter(
          ({ row }) =>
            row.value !== '' &&
            !row.value
              .trim()
              .split(/\s*[/;,，；、|]\s*/)
              .every((one) => EMAIL.test(one)),
        )
        .map(({ row, value }) => ({ at: value, values: [row.value] })),
  },
  {
    id: 'odd-phone',
    part: 'basics',
    severity: 'warning',
    words: {
      'zh-CN': {
        title: '电话号码不像能打通',
        why: '「{0}」的位数不对，或有号码里不该有的字符。',
        how: '写成 138-0000-0000 或带国家区号的形式，逐位核对。',
      },
      en: {
        title: 'Odd phone number',
        why: '“{0}” has too few or too many digits, or signs that no number has.',
        how: 'Write it with the country code and check each digit.',
      },
    },
    find: (resume) =>
      rowsOf(resume, 'phone')
        .filter(({ row }) => row.value !== '' && isOddPhone(row.value))
        .map(({ row, value }) => ({ at: value, values: [row.value] })),
  },
  {
    id: 'no-headline',
    part: 'basics',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '没有求职意向',
        why: '招聘者要先知道您应聘什么岗位，才知道该看哪些经历。',
        how: '在姓名下写上目标岗位，用招聘启事里的叫法。',
      },
      en: {
        title: 'No target position',
        why: 'A reader wants to know first what you apply for.',
        how: 'Put the position under your name, in the words of the job post.',
      },
    },
    find: (resume) =>
      rowsOf(resume, 'headline').some(({ row }) => row.value.trim()) ? [] : [{ at: WHOLE.baseInfo }],
  },
  {
    id: 'no-location',
    part: 'basics',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '没有所在城市',
        why: '许多岗位先按城市筛选，没有城市可能搜不到您。',
        how: '写到城市即可，不必写街道。',
      },
      en: {
        title: 'No location',
        why: 'Many searches begin with a city; without one you may not be found.',
        how: 'The city is enough; leave the street out.',
      },
    },
    find: (resume) => (rowsOf(resume, 'location').length > 0 ? [] : [{ at: WHOLE.baseInfo }]),
  },
]

/** Seven digits (a local number) to fifteen (the longest there is); a Chinese mobile has eleven. */
function isOddPhone(value: string): boolean {
  const numbers = value.split(/\s*[/;,，；、|]\s*|\s*(?:ext|转)\.?\s*\d+$/i).filter(Boolean)
  return numbers.some((number) => {
    const digits = number.replace(/\D/g, '')
    const isMobile = /^1[3-9]/.test(digits) && !number.trim().startsWith('+')
    const hasOdd = /[^\d\s+().\-–]/.test(number)
    return hasOdd || digits.length < 7 || digits.length > 15 || (isMobile && digits.length !== 11)
  })
}
