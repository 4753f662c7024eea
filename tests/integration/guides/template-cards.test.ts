import { afterAll, beforeAll, expect, it } from 'vitest'
import { guideContent, makeGuide } from '../../factories/guide'
import { makeTemplate } from '../../factories/template'
import { openApi, type TestApi } from '../../setup/open-api'
import { payloadRest } from '../../setup/payload-rest'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await openApi()
  const admin = await api.signUp()
  token = admin.token
  const data = { roles: ['ADMIN' as const] }
  await api.services.payload.update({ collection: 'users', id: admin.id, data, overrideAccess: true })
})
afterAll(() => api.close())

const card = (code: string) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: `card-${code}`, blockName: '', blockType: 'template-card', code },
})

function patch(options: { id: string; body: object; language?: 'en' | 'zh' }) {
  const { id, body, language = 'en' } = options
  const { payload } = api.services
  const cookie = `payload-lng=${language}`
  return payloadRest({ payload, verb: 'PATCH', path: `/guides/${id}`, token, cookie, body })
}

it.each([
  [
    'en',
    'Template card’s “Code of the template”: there is no published template with the code nowhere / hidden',
  ],
  ['zh', '模板卡片的“模板编号”：没有编号为 nowhere、hidden 的已发布模板'],
] as const)(
  'is not published with cards of templates that are not there: said in %s',
  async (language, message) => {
    const { payload } = api.services
    if (language === 'en') {
      await makeTemplate({ payload, code: 'hidden', overrides: { _status: 'draft' } })
      await makeTemplate({ payload, code: 'there' })
    }
    const id = await makeGuide({ payload, slug: `cards-${language}`, overrides: { _status: 'draft' } })
    const content = guideContent([card('nowhere'), card('there'), card('hidden')])
    const answer = await patch({ id, language, body: { content, _status: 'published' } })
    expect(answer.status).toBe(400)
    const { errors } = (await answer.json()) as { errors: { message: string; data: object }[] }
    const prefix = language === 'en' ? 'The following field is invalid:' : '下面的字段是无效的：'
    expect(errors[0]?.message).toBe(`${prefix} ${message}`)
    expect(errors[0]?.data).toMatchObject({ errors: [{ path: 'content', message }] })
    expect((await patch({ id, body: { content, _status: 'draft' } })).status).toBe(200)
  },
)

it('can be withdrawn after its template is gone', async () => {
  const { payload } = api.services
  const template = await makeTemplate({ payload, code: 'leaving' })
  const content = guideContent([card('leaving')])
  const id = await makeGuide({ payload, slug: 'left', overrides: { content } })
  await payload.delete({ collection: 'templates', id: template.id, overrideAccess: true })
  const changed = { id, title: 'Changed', action: 'publish' }
  expect(await api.post('/guide/update', { token, body: changed })).toMatchObject({ status: 400 })
  const withdrawn = await api.post('/guide/update', { token, body: { id, action: 'unpublish' } })
  expect(withdrawn.status).toBe(200)
})
