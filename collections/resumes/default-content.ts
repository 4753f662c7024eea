import { resumeContent, type Language, type ResumeContent } from './schema'

/** A new, empty resume in a language, with the specification's defaults. */
export function defaultContent(language: Language): ResumeContent {
  const zh = language === 'zh-CN'
  return resumeContent.parse({
    title: zh ? '简历' : 'Resume',
    config: { language },
    baseInfo: { title: zh ? '基本信息' : 'Basic information' },
    skill: { title: zh ? '技能' : 'Skills' },
  })
}
