import { defaultContent } from '../../../collections/resumes/default-content'
import { LANGUAGES, type Language, type ResumeContent } from '../../../collections/resumes/schema'
import { USUAL_DATE_FORMAT } from '../../document/text/usual-date-format'
import { LABELS } from '../interchange/json-resume/texts'
import { isUsualHeading, listOfHeading } from '../interchange/text-resume/list-of-heading'

/** A resume whose usual headings and labels are in a language, and its dates as usual there; what is no usual word stays as it is. */
export function withUsualWords(options: { content: ResumeContent; language: Language }): ResumeContent {
  const { content, language } = options
  const words = usualWords(language)
  const usual = (text: string) => words.get(text.trim()) ?? text
  const heading = (text: string) => words.get(text.trim()) ?? otherHeading({ text, language }) ?? text
  return {
    ...content,
    config: { ...content.config, language, dateFormat: USUAL_DATE_FORMAT[language] },
    baseInfo: {
      ...content.baseInfo,
      title: heading(content.baseInfo.title),
      list: content.baseInfo.list.map((row) => ({ ...row, key: usual(row.key) })),
    },
    skill: { ...content.skill, title: heading(content.skill.title) },
    entryList: content.entryList.map((section) => ({ ...section, title: heading(section.title) })),
  }
}

/** Words beside those of the default document and of imports; some Chinese ones share an English one, which means the first of them. */
const OTHERS: readonly Record<Language, string>[] = [
  { 'zh-CN': '职位', en: 'Position' },
  { 'zh-CN': '求职意向', en: 'Headline' },
  { 'zh-CN': '所在地', en: 'Location' },
  { 'zh-CN': '地址', en: 'Address' },
  { 'zh-CN': '现居地', en: 'Location' },
  { 'zh-CN': '手机', en: 'Phone' },
  { 'zh-CN': '网站', en: 'Website' },
  { 'zh-CN': '博客', en: 'Blog' },
  { 'zh-CN': '出生日期', en: 'Date of birth' },
  { 'zh-CN': '联系方式', en: 'Contact' },
  { 'zh-CN': '个人简介', en: 'Profile' },
  { 'zh-CN': '工作经历', en: 'Work experience' },
  { 'zh-CN': '实习经历', en: 'Internships' },
  { 'zh-CN': '校园经历', en: 'Leadership and activities' },
  { 'zh-CN': '在校经历', en: 'Leadership and activities' },
  { 'zh-CN': '社团经历', en: 'Leadership and activities' },
  { 'zh-CN': '学生工作', en: 'Leadership and activities' },
  { 'zh-CN': '社会实践', en: 'Community work' },
  { 'zh-CN': '培训经历', en: 'Courses and training' },
  { 'zh-CN': '作品集', en: 'Portfolio' },
  { 'zh-CN': '个人主页', en: 'Portfolio' },
  { 'zh-CN': '科研经历', en: 'Research experience' },
  { 'zh-CN': '开源项目', en: 'Open source' },
  { 'zh-CN': '专利', en: 'Patents' },
  { 'zh-CN': '荣誉与证书', en: 'Awards and certificates' },
  { 'zh-CN': '获奖与证书', en: 'Awards and certificates' },
  { 'zh-CN': '专业技能', en: 'Skills' },
]

/** A heading that says in other words what section it is. */
function otherHeading({ text, language }: { text: string; language: Language }): string | undefined {
  // “护理技能” says more than “Skills”: it is for the person to translate.
  const list = isUsualHeading(text) ? listOfHeading(text) : undefined
  const label = list && LABELS[language][list]
  const isChinese = /\p{Script=Han}/u.test(text)
  const isThere = label && isChinese === /\p{Script=Han}/u.test(label)
  return isThere ? undefined : label
}

/** The usual headings and labels of all other languages with those of one. */
function usualWords(language: Language): Map<string, string> {
  const { baseInfo, skill } = defaultContent(language)
  const titles = LANGUAGES.flatMap((other) => {
    const from = defaultContent(other)
    return [
      [from.baseInfo.title, baseInfo.title],
      [from.skill.title, skill.title],
    ] as const
  })
  const labels = LANGUAGES.flatMap((other) =>
    Object.entries(LABELS[other]).map(([name, text]) => [text, LABELS[language][name] ?? text] as const),
  )
  const others = OTHERS.flatMap((words) => LANGUAGES.map((other) => [words[other], words[language]] as const))
  // The first of several with one word is what that word means.
  const all = [...others.reverse(), ...labels, ...titles]
  return new Map(all.filter(([text, label]) => text !== label))
}
