import type { Payload } from 'payload'
import { resumeContent, type ResumeContentInput } from '../../collections/resumes/schema'

let made = 0

/** A published template of invented content. */
export function makeTemplate(options: {
  payload: Payload
  code?: string
  content?: ResumeContentInput
  overrides?: object
}) {
  const { payload, code = `template-${++made}`, content = {}, overrides = {} } = options
  return payload.create({
    collection: 'templates',
    data: {
      title: `Template ${code}`,
      code,
      layout: 'classic',
      layoutVersion: 1,
      language: 'en',
      tags: ['minimalist'],
      content: resumeContent.parse({ title: `Content of ${code}`, ...content }),
      _status: 'published',
      ...overrides,
    },
  })
}
