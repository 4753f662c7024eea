import type { Payload } from 'payload'

const text = (words: string) => ({
  type: 'text',
  version: 1,
  text: words,
  format: 0,
  mode: 'normal',
  style: '',
  detail: 0,
})

/** A Lexical document of one paragraph, or of the given nodes. */
export function guideContent(nodes: string | object[]) {
  const paragraph = (words: string) => ({
    type: 'paragraph',
    version: 1,
    format: '',
    indent: 0,
    direction: null,
    children: [text(words)],
  })
  const children = typeof nodes === 'string' ? [paragraph(nodes)] : nodes
  return { root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children } }
}

/** What stands in the text of a guide for a template. */
export const templateCard = (code: string) => ({
  ...{ type: 'block', version: 2, format: '' },
  fields: { id: `card-${code}`, blockName: '', blockType: 'template-card', code },
})

/** A published guide, unless the overrides say otherwise. @returns its id */
export async function makeGuide(options: {
  payload: Payload
  slug: string
  overrides?: object
}): Promise<string> {
  const { payload, slug, overrides } = options
  const data = {
    slug,
    title: `Title of ${slug}`,
    summary: `Summary of ${slug}`,
    language: 'en' as const,
    tags: ['writing' as const],
    author: 'Jianli editors',
    publishedAt: '2026-01-01T00:00:00.000Z',
    content: guideContent(`Text of ${slug}`) as never,
    _status: 'published' as const,
    ...overrides,
  }
  const { id } = await payload.create({ collection: 'guides', data, depth: 0 })
  return id
}

type Planned = { payload: Payload; guide: string; type: 'publish' | 'unpublish'; by: string; at?: number }

/** Plans it as the admin does, for a moment ago unless told when. @returns the job's id */
export async function planGuide({
  payload,
  guide,
  type,
  by,
  at = Date.now() - 1000,
}: Planned): Promise<string> {
  const doc = { relationTo: 'guides', value: guide }
  const input = { type, doc, user: { relationTo: 'users', value: by } } as never
  const waitUntil = new Date(at)
  return String((await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil })).id)
}
