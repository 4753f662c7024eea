import { beforeAll, describe, expect, it } from 'vitest'
import { guideContent, makeGuide, templateCard } from '../../factories/guide'
import { makeTemplate } from '../../factories/template'
import { openApi } from '../../setup/open-api'
import { payloadRest } from '../../setup/payload-rest'
import { somebody, throughout } from '../../setup/throughout'

const api = throughout(openApi)
const admin = somebody(api, 'ADMIN')
let id: string
beforeAll(async () => {
  await makeGuide({ payload: api.services.payload, slug: 'taken' })
  id = await makeGuide({ payload: api.services.payload, slug: 'mine' })
})

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
  const update = async (body: object) =>
    (await api.post('/guide/update', { token: admin.token, body })).status
  expect(await update({ id, related, action: 'publish' })).toBe(200)
  await payload.delete({ collection: 'guides', id: related[1] ?? '' })
  expect(await update({ id, related: related.slice(0, 1), action: 'publish' })).toBe(200)
  expect(await update({ id, title: 'Changed', action: 'publish' })).toBe(200)
})

describe.each(['en', 'zh-CN'] as const)('what refuses a guide says so in %s', (language) => {
  const texts = TEXTS[language]
  const headers = { 'accept-language': language }
  const refused = async (path: string, body: object) => {
    const answer = await api.post(path, { token: admin.token, body, headers })
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
    const content = guideContent([templateCard('gone')])
    expect(await refused('/guide/update', { id, content, action: 'publish' })).toBe(texts.card)
  })
})

function patch(options: { id: string; body: object; language?: 'en' | 'zh' }) {
  const { id, body, language = 'en' } = options
  const { payload } = api.services
  const cookie = `payload-lng=${language}`
  return payloadRest({ payload, verb: 'PATCH', path: `/guides/${id}`, token: admin.token, cookie, body })
}

it.each([
  [
    'en',
    'Template card’s “Code of the template”: there is no published template with the code nowhere / hidden',
  ],
  ['zh', '模板卡片的“模板编号”：没有编号为 nowhere、hidden 的已发布模板'],
] as const)(
  'in the admin it is not published with cards of templates that are not there: said in %s',
  async (language, message) => {
    const { payload } = api.services
    if (language === 'en') {
      await makeTemplate({ payload, code: 'hidden', overrides: { _status: 'draft' } })
      await makeTemplate({ payload, code: 'there' })
    }
    const id = await makeGuide({ payload, slug: `cards-${language}`, overrides: { _status: 'draft' } })
    const content = guideContent([templateCard('nowhere'), templateCard('there'), templateCard('hidden')])
    const answer = await patch({ id, language, body: { content, _status: 'published' } })
    expect(answer.status).toBe(400)
    const { errors } = (await answer.json()) as { errors: { message: string; data: object }[] }
    const prefix = language === 'en' ? 'The following field is invalid:' : '下面的字段是无效的：'
    expect(errors[0]?.message).toBe(`${prefix} ${message}`)
    expect(errors[0]?.data).toMatchObject({ errors: [{ path: 'content', message }] })
    expect((await patch({ id, body: { content, _status: 'draft' } })).status).toBe(200)
  },
)

it('is withdrawn all the same after its template is gone', async () => {
  const { payload } = api.services
  const template = await makeTemplate({ payload, code: 'leaving' })
  const content = guideContent([templateCard('leaving')])
  const id = await makeGuide({ payload, slug: 'left', overrides: { content } })
  await payload.delete({ collection: 'templates', id: template.id })
  const changed = { id, title: 'Changed', action: 'publish' }
  expect(await api.post('/guide/update', { token: admin.token, body: changed })).toMatchObject({
    status: 400,
  })
  const withdrawn = await api.post('/guide/update', { token: admin.token, body: { id, action: 'unpublish' } })
  expect(withdrawn.status).toBe(200)
})
