import {
  resumeContent,
  type ResumeContent,
  type ResumeContentInput,
} from '../../../collections/resumes/schema'
import { writtenContent } from '../written/written-content'
import type { ExampleSource } from './index'

/** The resume document of an example, in the looks of its template and without a photo. */
export function exampleContent(options: {
  example: ExampleSource
  template: ResumeContentInput
}): ResumeContent {
  const { example, template } = options
  const { language, themeColor } = example
  return resumeContent.parse({
    ...writtenContent(example),
    config: { ...template.config, language, themeColor, desc: '' },
    margin: template.margin,
  } satisfies ResumeContentInput)
}
