import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { readGuideSource } from '../../../cms/seed/guides/guide-source'
import { seedGuides } from '../../../cms/seed/seed-guides'
import { seedTemplates } from '../../../cms/seed/seed-templates'
import { openServices } from '../../setup/services'
import { throughout } from '../../setup/throughout'

const base = throughout(openServices)
const sources = readdirSync('cms/seed/guides')
  .filter((name) => name.endsWith('.md'))
  .map((name) => readGuideSource(readFileSync(`cms/seed/guides/${name}`, 'utf8')))

beforeAll(async () => {
  await seedTemplates({ payload: base.services.payload })
})

type Node = { type: string; text?: string; fields?: Record<string, unknown>; children?: Node[] }
const flatten = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flatten)]

it('fills an empty database with every guide, once', async () => {
  const { payload } = base.services
  expect(await seedGuides({ payload })).toBe(sources.length)
  expect(await seedGuides({ payload })).toBe(0)
  const { docs } = await payload.find({ collection: 'guides', pagination: false, depth: 0 })
  expect(docs.map(({ slug }) => slug).sort()).toEqual(sources.map(({ slug }) => slug).sort())
  for (const source of sources) {
    const doc = docs.find(({ slug }) => slug === source.slug)
    expect(doc).toMatchObject({ title: source.title, language: source.language, _status: 'published' })
    expect(doc?.related).toHaveLength(source.related.length)
    expect(doc?.updatedAt.slice(0, 10)).toBe(source.updatedAt)
  }
})

it('turns Markdown into nodes and leaves none of its signs', async () => {
  const { docs } = await base.services.payload.find({ collection: 'guides', pagination: false, depth: 0 })
  for (const source of sources) {
    const root = docs.find(({ slug }) => slug === source.slug)?.content.root as unknown as Node
    const nodes = flatten(root)
    const count = (type: string) => nodes.filter((node) => node.type === type).length
    const blocks = nodes.flatMap(({ type, fields }) => (type === 'block' ? [fields?.blockType] : []))
    expect(count('heading'), source.slug).toBe((source.body.match(/^##+ /gm) ?? []).length)
    expect(count('table'), source.slug).toBe((source.body.match(/^\|[ -:]*\|[ |:-]*$/gm) ?? []).length)
    expect(blocks.filter((kind) => kind === 'callout')).toHaveLength(
      (source.body.match(/^> \[!/gm) ?? []).length,
    )
    expect(blocks.filter((kind) => kind === 'template-card')).toHaveLength(
      (source.body.match(/^\{\{/gm) ?? []).length,
    )
    const text = nodes.map((node) => node.text ?? '').join('\n')
    expect(text, source.slug).not.toMatch(/\*\*|\]\(|^#|\{\{|\[!|\[ \]|\|/m)
  }
})
