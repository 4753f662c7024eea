import { writtenContent } from '../../cms/seed/written/written-content'
import { resumeContent, type Language, type ResumeContent } from '../../collections/resumes/schema'
import { longResumeEn } from './long-resume-en'
import { longResumeZh } from './long-resume-zh'

const LONG = {
  'zh-CN': {
    ...writtenContent(longResumeZh),
    config: { language: 'zh-CN', fontSize: 13, lineSpace: 'leading-normal', dateFormat: 'iso' },
    margin: { left: 54, right: 54, top: 48, bottom: 48 },
  },
  en: {
    ...writtenContent(longResumeEn),
    config: { language: 'en', fontSize: 12.5, lineSpace: 'leading-normal', dateFormat: 'month' },
    margin: { left: 56, right: 56, top: 50, bottom: 50 },
  },
}

/** A realistic resume of two full pages in a language, for tests and benches; every call gives a fresh copy. */
export const longResume = (language: Language): ResumeContent => resumeContent.parse(LONG[language])
