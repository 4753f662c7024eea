import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guideContent, makeGuide } from '../../factories/guide'
import { openApi, type TestApi } from '../../setup/open-api'
import { signUpAs } from '../../setup/sign-up-as'

let api: TestApi
let token: string
let id: string
beforeAll(async () => {
  api = await openApi()
  token = (await signUpAs({ api, role: 'ADMIN' })).token
  await makeGuide({ payload: api.services.payload, slug: 'taken' })
  id = await makeGuide({ payload: api.services.payload, slug: 'mine' })
})
afterAll(() => api.close())

const card = {
  ...{ type: 'block', version: 2, format: '' },
  fields: { id: 'card', blockName: '', blockType: 'template-card', code: 'gone' },
}
const NOTHING = '00000000-0000-4000-8000-000000000000'
/** by the database, by Payload's own validation, by a hook of ours */
const TEXTS = {
  en: {
    slug: 'slug: Value must be unique',
    summary: 'summary: This field is required.',
    related: 'related: Related guides: there is no such guide',
    cover: 'cover: Cover: there is no such picture',
    card: 'content: Template card’s “Code of the template”: there is no published template with the code gone',
  },
  'zh-CN': {
    slug: 'slug：值必须是唯一的',
    summary: 'summary：该字段为必填项目。',
    related: 'related：相关指南：没有这篇指南',
    cover: 'cover：封面：没有这张图片',
    card: 'content：模板卡片的“模板编号”：没有编号为 gone 的已发布模板',
  },
}

it('takes what is there, and leaves alone what was named before and has gone', async () => {
  const { payload } = api.services
  const related = [await makeGuide({ payload, slug: 'there' }), await makeGuide({ payload, slug: 'thrown' })]
  const update = async (body: object) => (await api.post('/guide/update', { token, body })).status
  expect(await update({ id, related, action: 'publish' })).toBe(200)
  await payload.delete({ collection: 'guides', id: related[1] ?? '', overrideAccess: true })
  expect(await update({ id, related: related.slice(0, 1), action: 'publish' })).toBe(200)
  expect(await update({ id, title: 'Changed', action: 'publish' })).toBe(200)
})

describe.each(['en', 'zh-CN'] as const)('what refuses a guide says so in %s', (language) => {
  const texts = TEXTS[language]
  const headers = { 'accept-language': language }
  const refused = async (path: string, body: object) => {
    const answer = await api.post(path, { token, body, headers })
    expect(answer.status).toBe(400)
    return answer.body.message
  }
  it('when it is made', async () => {
    expect(await refused('/guide/create', { title: 'Another', slug: 'taken' })).toBe(texts.slug)
    expect(await refused('/guide/create', { title: 'Another', cover: NOTHING })).toBe(texts.cover)
  })
  it('when it is changed', async () => {
    expect(await refused('/guide/update', { id, slug: 'taken', action: 'publish' })).toBe(texts.slug)
    expect(await refused('/guide/update', { id, summary: '', action: 'publish' })).toBe(texts.summary)
    const related = [NOTHING]
    for (const action of ['save', 'publish'])
      expect(await refused('/guide/update', { id, related, action })).toBe(texts.related)
    const content = guideContent([card])
    expect(await refused('/guide/update', { id, content, action: 'publish' })).toBe(texts.card)
  })
})
