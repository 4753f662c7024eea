import { UNNAMED } from './title-of'
import { resumeContent, type Language, type ResumeContent } from './schema'

const TITLES: Record<Language, { baseInfo: string; skill: string }> = {
  'zh-CN': { baseInfo: '基本信息', skill: '技能' },
  en: { baseInfo: 'Basic information', skill: 'Skills' },
}

/** A new, empty resume in a language, with the specification's defaults. */
export function defaultContent(language: Language): ResumeContent {
  const { baseInfo, skill } = TITLES[language]
  return resumeContent.parse({
    title: UNNAMED[language],
    config: { language },
    baseInfo: { title: baseInfo },
    skill: { title: skill },
  })
}
