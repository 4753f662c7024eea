import { readYaml } from '../../../cms/seed/read-yaml'
import { writtenContent } from '../../../cms/seed/written/written-content'
import { writtenResume } from '../../../cms/seed/written/written-resume'
import { resumeContent, type Language, type ResumeContent } from '../../../collections/resumes/schema'

const clean = (ending: string) =>
  readYaml({ file: `tests/unit/inspect/clean-resume-${ending}.yaml`, schema: writtenResume })
const CLEAN = { 'zh-CN': clean('zh'), en: clean('en') }

/** A resume in which no rule finds anything; every call gives a fresh copy. The cases spoil one thing each. */
export function cleanResume(language: Language): ResumeContent {
  return resumeContent.parse({ ...writtenContent({ ...CLEAN[language], language }), config: { language } })
}
