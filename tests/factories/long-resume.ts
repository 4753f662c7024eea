import { resumeContent, type Language, type ResumeContent } from '../../collections/resumes/schema'
import { longResumeEn } from './long-resume-en'
import { longResumeZh } from './long-resume-zh'

/** A realistic resume of two full pages in a language, for tests and benches; every call gives a fresh copy. */
export function longResume(language: Language): ResumeContent {
  return resumeContent.parse(structuredClone(language === 'en' ? longResumeEn : longResumeZh))
}
