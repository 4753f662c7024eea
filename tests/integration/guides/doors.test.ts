import { beforeAll, describe, expect, it } from 'vitest'
import { guideContent, makeGuide } from '../../factories/guide'
import { openApi } from '../../setup/open-api'
import { payloadRest } from '../../setup/payload-rest'
import { signUpAs } from '../../setup/sign-up-as'
import { throughout } from '../../setup/throughout'

const api = throughout(openApi)
const tokens: Record<string, string> = { visitor: '' }
const ids = { draft: '', changed: '', trashed: '', plain: '' }
const SECRET = 'SECRET'

beforeAll(async () => {
  const { payload } = api.services
  for (const role of ['USER', 'ADMIN', 'SUPER_ADMIN'] as const)
    tokens[role] = (await signUpAs({ api, role })).token
  ids.draft = await makeGuide({ payload, slug: 'draft', overrides: { title: SECRET, _status: 'draft' } })
  ids.changed = await makeGuide({ payload, slug: 'changed' })
  ids.trashed = await makeGuide({ payload, slug: 'trashed', overrides: { title: SECRET } })
  ids.plain = await makeGuide({ payload, slug: 'plain', overrides: { related: [ids.draft] } })
  const token = tokens.ADMIN ?? ''
  const body = { id: ids.changed, title: SECRET, content: guideContent(SECRET) }
  await api.post('/guide/update', { token, body })
  await api.post(`/guide/delete/${ids.trashed}`, { token })
})

const as = (who: string) => (tokens[who] ? { token: tokens[who] } : {})

describe.each(['visitor', 'USER'])('%s', (who) => {
  it.each([
    '/guides?draft=true&depth=2',
    '/guides?trash=true&depth=2',
    '/guides?draft=true&trash=true&where[title][like]=SECRET',
    '/guides?where[title][like]=SECRET&draft=true',
    '/guides?where[_status][equals]=draft',
    '/guides?where[related.title][like]=SECRET',
  ])('finds no draft by %s', async (path) => {
    const response = await payloadRest({ payload: api.services.payload, path, ...as(who) })
    const text = await response.text()
    expect(text).not.toContain(SECRET)
    if (path.includes('SECRET') || path.includes('_status')) expect(text).not.toContain('"slug"')
  })

  // Versions and jobs: payload-access.test.ts.
  it('reads no draft by id', async () => {
    const { payload } = api.services
    for (const path of [`/guides/${ids.draft}`, `/guides/${ids.draft}?draft=true`])
      expect([403, 404], path).toContain((await payloadRest({ payload, path, ...as(who) })).status)
    const changed = await payloadRest({ payload, path: `/guides/${ids.changed}?draft=true`, ...as(who) })
    expect(await changed.text()).not.toContain(SECRET)
  })

  it('sees by our calls what is published, as it was published', async () => {
    const { body } = await api.post('/guide/list', as(who))
    const { list, total } = body.data as { total: number; list: { slug: string }[] }
    expect(list.map(({ slug }) => slug).sort()).toEqual(['changed', 'plain'])
    expect(total).toBe(2)
    const found = await api.post('/guide/list', { ...as(who), body: { query: SECRET } })
    expect(found.body.data).toEqual({ total: 0, list: [] })
    for (const draft of [false, true]) {
      const changed = await api.post('/guide/detail/changed', { ...as(who), body: { draft } })
      expect(changed.body.data).toMatchObject({ title: 'Title of changed', published: true, related: [] })
      expect(JSON.stringify(changed.body)).not.toContain(SECRET)
      for (const key of ['draft', ids.draft, 'trashed', ids.trashed, 'none'])
        expect((await api.post(`/guide/detail/${key}`, { ...as(who), body: { draft } })).status, key).toBe(
          404,
        )
    }
  })
})

describe.each(['ADMIN', 'SUPER_ADMIN'])('%s', (who) => {
  it('finds drafts, pending changes and the trash', async () => {
    const show = async (which: string) => {
      const { body } = await api.post('/guide/draft-list', { ...as(who), body: { show: which } })
      const { list } = body.data as { list: { slug: string; live: boolean; draft: boolean }[] }
      return list
        .map(({ slug, live, draft }) => ({ slug, live, draft }))
        .sort((a, b) => (a.slug < b.slug ? -1 : 1))
    }
    const changed = { slug: 'changed', live: true, draft: true }
    const draft = { slug: 'draft', live: false, draft: true }
    expect(await show('drafts')).toEqual([changed, draft])
    expect(await show('all')).toEqual([changed, draft, { slug: 'plain', live: true, draft: false }])
    expect((await show('trash')).map(({ slug }) => slug)).toEqual(['trashed'])
    const { body } = await api.post('/guide/detail/changed', { ...as(who), body: { draft: true } })
    expect(body.data).toMatchObject({ title: SECRET, published: false, live: true })
    const { payload } = api.services
    expect((await payloadRest({ payload, path: '/guides/versions', ...as(who) })).status).toBe(200)
  })
})
