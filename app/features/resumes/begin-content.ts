import { defaultContent } from '../../../collections/resumes/default-content'
import { withoutSteps } from '../../../collections/resumes/without-steps'
import { withItalics } from '../../document/style/font-families'
import { USUAL_DATE_FORMAT } from '../../document/text/usual-date-format'
import { baseInfoRow, entryItem, skillRow, type ResumeContent } from '../../../collections/resumes/schema'

/** Rows of the basic information that everybody has. */
const KEPT = ['name', 'headline', 'phone', 'email', 'location', 'url']

/** A template's design and sections with nothing written in them: one empty entry in each, to begin with. */
export function blankContent(template: ResumeContent): ResumeContent {
  const { baseInfo, config, entryList, skill } = template
  const [firstSkill] = skill.list
  return {
    ...withoutTitle(template),
    avatar: { ...template.avatar, url: '', show: false },
    config: { ...config, font: withItalics(config), desc: '', footer: '', placeholders: true },
    baseInfo: {
      ...baseInfo,
      list: baseInfo.list
        .filter(({ kind, hidden }) => KEPT.includes(kind) && !hidden)
        .map(({ kind, key }) => baseInfoRow.parse({ kind, key })),
    },
    entryList: entryList
      // Skills that no entry places would stand last.
      .filter(({ hidden, kind }) => !hidden || kind === 'skill')
      .map(({ id, kind, title, pageBreak, keepTogether, itemForm, titleForm, hidden }) => ({
        ...{ id, kind, title, pageBreak, keepTogether, itemForm, titleForm, hidden },
        items: kind === 'skill' ? [] : [entryItem.parse({})],
      })),
    skill: { ...skill, list: [skillRow.parse({ value: firstSkill?.value ? skill.step / 2 : 0 })] },
  }
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
  const dateFormat = isSameLanguage ? template.config.dateFormat : USUAL_DATE_FORMAT[language]
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
