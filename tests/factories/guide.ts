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
  const { id } = await payload.create({ collection: 'guides', data, depth: 0, overrideAccess: true })
  return id
}
