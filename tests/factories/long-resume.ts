import { readYaml } from '../../cms/seed/read-yaml'
import { writtenContent } from '../../cms/seed/written/written-content'
import { writtenResume } from '../../cms/seed/written/written-resume'
import { resumeContent, type Language, type ResumeContent } from '../../collections/resumes/schema'

const LONG = {
  'zh-CN': {
    ...written({ language: 'zh-CN', name: 'long-resume-zh' }),
    config: { language: 'zh-CN', fontSize: 13, lineSpace: 'leading-normal', dateFormat: 'iso' },
    margin: { left: 54, right: 54, top: 48, bottom: 48 },
  },
  en: {
    ...written({ language: 'en', name: 'long-resume-en' }),
    config: { language: 'en', fontSize: 12.5, lineSpace: 'leading-normal', dateFormat: 'month' },
    margin: { left: 56, right: 56, top: 50, bottom: 50 },
  },
}

/** A realistic resume of two full pages in a language, for tests and benches; every call gives a fresh copy. */
export const longResume = (language: Language): ResumeContent => resumeContent.parse(LONG[language])

function written({ language, name }: { language: Language; name: string }) {
  const read = readYaml({ file: `tests/factories/${name}.yaml`, schema: writtenResume })
  return writtenContent({ ...read, language })
}
