import type { Language } from '../../../../collections/resumes/choices'
import { DESIGNS } from '../../../document/designs/designs'
import { withParts } from '../../../document/designs/parts/choose-parts'
import { hasNarrow } from '../../../document/designs/schema/check-design'
import type { Design } from '../../../document/designs/schema/design'
import { listOfHeading } from '../../interchange/text-resume/list-of-heading'
import { defineRules, hint, warning, type RuleRow } from '../define-rules'
import { inLines, inTexts, matches } from '../in-texts'
import { settingAt, toldBy, WHOLE } from '../read/places'
import type { ReadResume } from '../read/types'
import { fitTexts } from '../texts/fit'
import type { Spot } from '../types'

const SMALLEST_TYPE = 12
/** Where neither a photo nor even the year of birth belongs on a resume. */
const IS_PERSON_HIDDEN: Record<Language, boolean> = { 'zh-CN': false, en: true }
/** By the share of Han characters among all. */
const IS_WRONG_SHARE: Record<Language, (share: number) => boolean> = {
  'zh-CN': (share) => share < 0.1,
  en: (share) => share > 0.5,
}
const ADDRESS =
  /[\p{Script=Han}\d](?:路|街|巷|弄|胡同|道)\s*\d+|\d+\s*(?:号楼|号院|弄|栋|幢|单元|室)|\d+号\d*|\b\d{1,5}\s+(?:[A-Z][\w.'-]*\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Way)\b|\bApt\.?\s*#?\w+/u
const CONTACT = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:\+?\d[\d\s().-]{8,16}\d)/

/** What a resume that is passed on should not tell, and who reads it: markets, machines, tired eyes. */
export const fitRules = defineRules({
  part: 'fit',
  texts: fitTexts,
  rules: {
    'private-id': inTexts({
      severity: 'error',
      scopes: ['contact', 'all'],
      find: matches(
        /(?<!\d)(?:[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx]|\d{3}-\d{2}-\d{4})(?!\d)/g,
      ),
    }),
    'private-facts': inLabelsToo(
      /(?:^|[\s|｜,，;；])((?:婚姻状况|婚否|政治面貌|民族|身高|体重|血型|宗教信仰|星座|户口|家庭住址|marital status|religion|height|weight|date of birth|nationality|social security)\s*[:：])/gimu,
    ),
    salary: inLabelsToo(
      /(期望薪资|薪资要求|期望月薪|目前薪资|当前薪资|待遇要求|expected salary|current salary|salary expectations?)/gi,
    ),
    'full-address': warning(({ rows }) =>
      rows
        .filter(({ row }) => ['location', 'text'].includes(row.kind) && ADDRESS.test(row.value))
        .map(({ value }) => toldBy(value)),
    ),
    'birth-date': hint(({ rows, language }) =>
      rows
        .filter(
          ({ row }) =>
            row.kind === 'birth' || /^(生日|出生日期|出生年月|birth ?day|date of birth|dob)$/i.test(row.key),
        )
        .filter(
          ({ row }) => IS_PERSON_HIDDEN[language] || /\d{4}\D{0,2}\d{1,2}\D{1,2}\d{1,2}/.test(row.value),
        )
        .map(({ value }) => toldBy(value)),
    ),
    'others-contact': warning(({ sections }) =>
      sections
        .filter(({ section }) => section.kind === 'reference')
        .flatMap(({ items }) => items.flatMap(({ small, text }) => [...small, text]))
        .flatMap((at): Spot[] => {
          const match = CONTACT.exec(at.value)
          if (!match) return []
          return [{ at, from: match.index, to: match.index + match[0].length, values: [match[0]] }]
        }),
    ),
    'odd-heading': hint(({ sections }) =>
      sections
        .filter(({ section }) => section.kind === 'experience' || section.kind === 'education')
        .filter(({ section: { title }, items }) => title.trim() !== '' && items.length > 0 && !isKnown(title))
        .map(({ at }) => toldBy(at)),
    ),
    'photo-market': warning(({ content, language }) =>
      IS_PERSON_HIDDEN[language] && content.avatar.show && content.avatar.url !== ''
        ? [
            {
              at: settingAt({ of: 'avatar', field: 'show' }),
              ops: [{ op: 'replace', path: '/avatar/show', value: false }],
            },
          ]
        : [],
    ),
    'photo-missing': warning(({ content: { avatar } }) =>
      avatar.show && (avatar.url === '' || /^https?:/i.test(avatar.url))
        ? [{ at: settingAt({ of: 'avatar', field: 'url' }) }]
        : [],
    ),
    'ats-columns': hint((resume) => {
      const design = drawnDesign(resume)
      return design && hasNarrow(design) ? [{ at: WHOLE.content }] : []
    }),
    'skill-bars': hint((resume) => {
      const { skills, content } = resume
      const design = drawnDesign(resume)
      if (design?.skills.look === 'none') return []
      const drawn = skills.filter(({ row }) => row.value > 0)
      const isBare = drawn.length > 0 && drawn.every(({ row }) => row.level === '' && row.tags.length === 0)
      return isBare ? [{ at: WHOLE.skill, values: [content.skill.step] }] : []
    }),
    'odd-characters': inLines({
      severity: 'warning',
      scopes: ['contact', 'all'],
      pattern:
        /\p{Extended_Pictographic}(?<![\d#*©®™])|[\ue000-\uf8ff\u200b\u200e\u200f\ufeff\ufffd]|[★☆◆◇■□►▶❖✦]+/gu,
    }),
    'small-type': hint(({ content: { config } }) =>
      config.fontSize < SMALLEST_TYPE
        ? [{ at: settingAt({ of: 'config', field: 'fontSize' }), values: [config.fontSize] }]
        : [],
    ),
    'wrong-language': warning(({ texts: { prose }, language }) => {
      const han = prose.source.match(/\p{Script=Han}/gu)?.length ?? 0
      const isWrong = prose.length >= 40 && IS_WRONG_SHARE[language](han / prose.length)
      return isWrong ? [{ at: settingAt({ of: 'config', field: 'language' }) }] : []
    }),
  },
})

/** A pattern in any text, which in a resume may also be the label of a row of the person's data. */
function inLabelsToo(pattern: RegExp): RuleRow {
  const find = matches(pattern)
  const row = inTexts({ severity: 'warning', scopes: ['all'], find })
  const inLabels = ({ rows }: ReadResume): Spot[] =>
    rows
      .filter(
        ({ row: { key, value } }) => find({ source: `${key.replace(/\s/g, ' ')}: ${value}` }).length > 0,
      )
      .map(({ key }) => toldBy(key))
  return { ...row, inResume: (resume) => [...inLabels(resume), ...(row.inResume?.(resume) ?? [])] }
}

/** A heading that software knows, or one that holds such a word: “实习与工作经历”, “Teaching experience”. */
const isKnown = (title: string): boolean =>
  listOfHeading(title) !== undefined ||
  /经历|经验|教育|学历|履历|experience|employment|education|work|career|internship|training|qualification|degree/i.test(
    title,
  )

/** The layout with the parts that were chosen; a text without one is drawn in none. */
function drawnDesign({ layout, content }: Pick<ReadResume, 'layout' | 'content'>): Design | undefined {
  return layout && withParts({ design: DESIGNS[layout], parts: content.config })
}
