import { resumeContent, type Language, type ResumeContent } from './schema'

const TITLES: Record<Language, { resume: string; baseInfo: string; skill: string }> = {
  'zh-CN': { resume: '简历', baseInfo: '基本信息', skill: '技能' },
  en: { resume: 'Resume', baseInfo: 'Basic information', skill: 'Skills' },
}

/** A new, empty resume in a language, with the specification's defaults. */
export function defaultContent(language: Language): ResumeContent {
  const { resume, baseInfo, skill } = TITLES[language]
  return resumeContent.parse({
    title: resume,
    config: { language },
    baseInfo: { title: baseInfo },
    skill: { title: skill },
  })
}
