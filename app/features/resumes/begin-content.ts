import { BASE_INFO_NAMES } from '../../../collections/resumes/base-info-names'
import type { Language, SectionKind } from '../../../collections/resumes/choices'
import { defaultContent } from '../../../collections/resumes/default-content'
import { ITEM_LABELS } from '../../../collections/resumes/section-labels'
import { withoutSteps } from '../../../collections/resumes/without-steps'
import { withItalics } from '../../document/style/font-families'
import { dateFormatIn, USUAL_DATE_FORMAT } from '../../document/text/usual-date-format'
import { baseInfoRow, entryItem, skillRow, type ResumeContent } from '../../../collections/resumes/schema'

/** Rows of the basic information that everybody has. */
const KEPT = ['name', 'headline', 'phone', 'email', 'location', 'url']

/** Headings that suit any trade, beside the names of the kinds. */
const GENERAL =
  /^(?:个人总结|自我评价|个人优势|实习经历|校园经历|教育背景|资格证书|荣誉|奖项|荣誉与证书|获奖与证书|语言|兴趣|爱好|专业技能|专业能力|profile|internships|leadership|licenses)$/i
const HAN = /\p{Script=Han}/u
const LATIN = /\p{Script=Latin}/u

/**
 * A template's design and sections with nothing written in them: one empty entry in each, to begin with. What its example alone
 * calls so, as “Own films” or a portfolio, has its usual name.
 */
export function blankContent(template: ResumeContent): ResumeContent {
  const { baseInfo, config, entryList, skill } = template
  const { language } = config
  return {
    ...withoutTitle(template),
    avatar: { ...template.avatar, url: '', show: false },
    config: { ...config, font: withItalics(config), desc: '', footer: '', placeholders: true },
    baseInfo: {
      ...baseInfo,
      list: baseInfo.list
        .filter(({ kind, hidden }) => KEPT.includes(kind) && !hidden)
        .map(({ kind }) => baseInfoRow.parse({ kind, key: BASE_INFO_NAMES[language][kind] })),
    },
    entryList: entryList
      // Skills that no entry places would stand last.
      .filter(({ hidden, kind }) => !hidden || kind === 'skill')
      .map(({ id, kind, title, pageBreak, keepTogether, itemForm, titleForm, hidden }) => ({
        ...{ id, kind, pageBreak, keepTogether, itemForm, titleForm, hidden, hideWhenEmpty: false },
        title: generalHeading({ title, kind, language }),
        items: kind === 'skill' ? [] : [entryItem.parse({})],
      })),
    skill: {
      ...skill,
      title: generalHeading({ title: skill.title, kind: 'skill', language }),
      // No scale says how good somebody is before they have said it themselves.
      list: [skillRow.parse({ value: 0 })],
    },
  }
}

type Heading = { title: string; kind: SectionKind; language: Language }

/** A section of one's own has no other name, nor has one that is headed in two languages; skills may be headed elsewhere. */
function generalHeading({ title, kind, language }: Heading): string {
  const isBoth = HAN.test(title) && LATIN.test(title)
  return title === '' || kind === 'custom' || isBoth || GENERAL.test(title)
    ? title
    : ITEM_LABELS[language][kind].name
}

/** A template's example to write over. How it is titled and what is noted on it is nobody else's business. */
export function exampleContent(template: ResumeContent): ResumeContent {
  const { config, ...content } = withoutPlaceholders(withoutTitle(template))
  return { ...content, config: { ...config, desc: '' } }
}

/** What others begin with is a resume that somebody wrote, however that one was begun. */
export function withoutPlaceholders(content: ResumeContent): ResumeContent {
  return { ...withoutSteps(content), config: { ...content.config, placeholders: false } }
}

/** A resume of one's own in a template's design. Dates of another language than the template's are written as is usual there. */
export function dressedContent(options: { own: ResumeContent; template: ResumeContent }): ResumeContent {
  const { own, template } = options
  const { lineSpace, themeColor, fontSize } = template.config
  const { language } = own.config
  const font = withItalics({ font: template.config.font, language })
  const isSameLanguage = language === template.config.language
  const dateFormat = isSameLanguage ? dateFormatIn(template.config) : USUAL_DATE_FORMAT[language]
  const { radius, width } = template.avatar
  return {
    ...own,
    avatar: { ...own.avatar, radius, width },
    config: { ...own.config, lineSpace, themeColor, font, fontSize, dateFormat },
    margin: template.margin,
  }
}

function withoutTitle({ extra: _, inStep: __, ...content }: ResumeContent): ResumeContent {
  return { ...content, title: defaultContent(content.config.language).title }
}
