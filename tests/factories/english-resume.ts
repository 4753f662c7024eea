import { readYaml } from '../../cms/seed/read-yaml'
import { writtenContent } from '../../cms/seed/written/written-content'
import { writtenResume } from '../../cms/seed/written/written-resume'
import { resumeContent, type ResumeContent, type ResumeContentInput } from '../../collections/resumes/schema'

const written = readYaml({ file: 'tests/factories/english-resume.yaml', schema: writtenResume })

/** An English resume of about two pages, with every kind of section; invented throughout. */
export function englishResume(config: ResumeContentInput['config'] = {}): ResumeContent {
  return resumeContent.parse({
    ...writtenContent({ ...written, language: 'en' }),
    avatar: { url: 'https://example.com/photo.jpg', show: false, width: 96, radius: 48 },
    config: { language: 'en', dateFormat: 'month', themeColor: '#388f8f', ...config },
    margin: { left: 48, right: 48, top: 44, bottom: 44 },
  })
}
