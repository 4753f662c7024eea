import type { Language } from '../../../../../collections/resumes/choices'
import { privateFacts } from '../../rules/private-facts'
import { privateId } from '../../rules/private-id'
import { salary } from '../../rules/salary'
import { prepareText } from '../../prepare-text'
import type { Rule } from '../../types'
import type { ReadResume, ReadRow } from '../read/types'
import { textRule } from '../text-rule'
import type { ResumeRule, Spot } from '../types'

/** Where even the year of birth doesn't belong on a resume. */
const IS_AGE_UNUSUAL: Record<Language, boolean> = { 'zh-CN': false, en: true }

/** What a resume that is passed on should not tell. */
export const privacyRules: ResumeRule[] = [
  textRule({ rule: privateId, scopes: ['contact', 'all'], part: 'fit' }),
  withRows(textRule({ rule: privateFacts, scopes: ['all'], part: 'fit' }), privateFacts),
  withRows(textRule({ rule: salary, scopes: ['all'], part: 'fit' }), salary),
  {
    id: 'full-address',
    part: 'fit',
    severity: 'warning',
    words: {
      'zh-CN': {
        title: '写了详细住址',
        why: '「{0}」精确到了门牌，简历会被多次转发，没有必要让人知道您住在哪里。',
        how: '只写到城市，或加上区。',
      },
      en: {
        title: 'A full address',
        why: '“{0}” tells where you live; a resume is passed on many times, and nobody needs it.',
        how: 'City and region are enough.',
      },
    },
    find: ({ rows }) =>
      rows
        .filter(({ row }) => ['location', 'text'].includes(row.kind) && ADDRESS.test(row.value))
        .map(({ row, value }) => ({ at: value, values: [row.value] })),
  },
  {
    id: 'birth-date',
    part: 'fit',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '写了完整的生日',
        why: '完整的出生日期常被用来核验身份，简历里写年龄或年份就够了。',
        how: '改成出生年份或年龄；英文简历请整行删掉。',
      },
      en: {
        title: 'A date of birth',
        why: 'It helps to steal an identity and invites bias; many employers may not even look at it.',
        how: 'Delete the row; on a Chinese resume the year is enough.',
      },
    },
    find: ({ rows, language }) =>
      rows
        .filter(
          ({ row }) =>
            row.kind === 'birth' || /^(生日|出生日期|出生年月|birth ?day|date of birth|dob)$/i.test(row.key),
        )
        .filter(({ row }) => IS_AGE_UNUSUAL[language] || /\d{4}\D{0,2}\d{1,2}\D{1,2}\d{1,2}/.test(row.value))
        .map(({ row, value }) => ({ at: value, values: [row.value] })),
  },
  {
    id: 'others-contact',
    part: 'fit',
    severity: 'warning',
    words: {
      'zh-CN': {
        title: '公开了证明人的联系方式',
        why: '「{0}」是别人的联系方式，未经同意不宜随简历转发。',
        how: '只写姓名与职务，联系方式在对方需要时再给。',
      },
      en: {
        title: 'Somebody else’s contact data',
        why: '“{0}” belongs to your reference, who may not want it passed on.',
        how: 'Give name and position; the rest when you are asked for it.',
      },
    },
    find: ({ sections }) =>
      sections
        .filter(({ section }) => section.kind === 'reference')
        .flatMap(({ items }) => items.flatMap(({ small, text }) => [...small, text]))
        .flatMap((at): Spot[] => {
          const match = CONTACT.exec(at.value)
          return match
            ? [{ at, from: match.index, to: match.index + match[0].length, values: [match[0]] }]
            : []
        }),
  },
]

const ADDRESS =
  /[\p{Script=Han}\d](?:路|街|巷|弄|胡同|道)\s*\d+|\d+\s*(?:号楼|号院|弄|栋|幢|单元|室)|\d+号\d*|\b\d{1,5}\s+(?:[A-Z][\w.'-]*\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Way)\b|\bApt\.?\s*#?\w+/u
const CONTACT = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:\+?\d[\d\s().-]{8,16}\d)/

/** A rule over texts, which also reads the labels of the person's own data. */
function withRows(resumeRule: ResumeRule, rule: Rule): ResumeRule {
  const find = (resume: ReadResume): Spot[] => [
    ...resume.rows
      .filter((read) => isLabelled({ read, rule, resume }))
      .map(({ key, row }) => ({ at: key, values: [row.key] })),
    ...resumeRule.find(resume),
  ]
  return { ...resumeRule, find }
}

function isLabelled({ read, rule, resume }: { read: ReadRow; rule: Rule; resume: ReadResume }): boolean {
  const source = `${read.row.key.replace(/\s/g, ' ')}: ${read.row.value}`
  return rule.find(prepareText({ source, language: resume.language })).length > 0
}
