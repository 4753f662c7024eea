import { resumeContent } from '../../resumes/schema'
import { TEMPLATE_TAGS } from '../../template-tags'
import type { SearchEntry } from '../entry'
import { resumeText } from '../resume-text'
import type { TemplateFields } from './fields'

/** A template is found by its title, its tags and the resume that it shows. */
export function templateEntries({ document }: { document: unknown }): SearchEntry[] {
  // an edge: the table of sources gives each its own collection's documents
  const { code, title, language, tags, content, updatedAt } = document as TemplateFields
  const words = (tags ?? []).map((tag) => TEMPLATE_TAGS[tag][language])
  return [
    {
      kind: 'template',
      language,
      url: `/template/use/${code}`,
      title,
      summary: words.join(' · '),
      body: resumeText(resumeContent.parse(content)),
      picture: `/thumbnails/template/${code}`,
      changedAt: updatedAt,
    },
  ]
}
