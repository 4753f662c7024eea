import { readYaml } from '../../cms/seed/read-yaml'
import { writtenContent } from '../../cms/seed/written/written-content'
import { writtenResume } from '../../cms/seed/written/written-resume'
import { resumeContent, type ResumeContent, type ResumeContentInput } from '../../collections/resumes/schema'

const written = readYaml({ file: 'tests/factories/chinese-resume.yaml', schema: writtenResume })

/** A Chinese resume of about two pages, with every kind of section; invented throughout. */
export function chineseResume(config: ResumeContentInput['config'] = {}): ResumeContent {
  return resumeContent.parse({
    ...writtenContent({ ...written, language: 'zh-CN' }),
    avatar: { url: 'https://example.com/photo.jpg', show: true, width: 92, radius: 4 },
    config: { language: 'zh-CN', ...config },
    margin: { left: 44, right: 44, top: 40, bottom: 40 },
  })
}
