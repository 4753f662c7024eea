import { expect, it } from 'vitest'
import { openApi, requestFor } from '../../setup/open-api'
import { throughout, somebody } from '../../setup/throughout'

const api = throughout(openApi)
const me = somebody(api)

const file = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: '林 梅',
    label: 'Engineer',
    email: 'mei@example.com',
    'dotted.key': { $in: [1, null, {}] },
    profiles: [],
  },
  work: [
    {
      name: 'Northwind',
      position: 'Lead',
      startDate: '2021-03',
      highlights: ['A *literal* star', '中文'],
      $secret: [],
    },
  ],
  'x.y': { 'a.b': [[[]]] },
}

async function exported(id: string, headers: Record<string, string>): Promise<Response> {
  return api.send(
    requestFor({ method: 'GET', path: `/resume/export/${id}?format=jsonresume`, options: { headers } }),
  )
}

it('imports JSON Resume and exports it again, equal to what came in', async () => {
  const { body } = await api.post('/resume/import', {
    token: me.token,
    body: { format: 'jsonresume', data: file },
  })
  expect(body).toMatchObject({ code: 200, data: { revision: 1 } })
  const { id, warnings } = body.data as { id: string; warnings: { path: string }[] }
  expect(warnings.map(({ path }) => path)).toContain('work[0].$secret')
  const response = await exported(id, { authorization: me.token })
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename=".*\.json"; filename\*=UTF-8''/,
  )
  expect(await response.json()).toEqual(file)
  expect((await exported(id, { cookie: `payload-token=${me.token}` })).status).toBe(200)
  expect((await exported(id, {})).status).toBe(401)
  expect((await exported(id, { authorization: (await api.signUp()).token })).status).toBe(404)
})

it('takes an uploaded file', async () => {
  const form = new FormData()
  form.set('file', new File([JSON.stringify(file)], 'resume.json', { type: 'application/json' }))
  const headers = { authorization: me.token }
  const request = new Request('http://jianli.test/resume-api/resume/import', {
    method: 'POST',
    headers,
    body: form,
  })
  const { data } = (await (await api.send(request)).json()) as { data: { id: string } }
  expect(await (await exported(data.id, headers)).json()).toEqual(file)
})

it('refuses what is no resume, naming the place', async () => {
  const answer = await api.post('/resume/import', { token: me.token, body: { data: { fruit: 'apple' } } })
  expect(answer.body).toMatchObject({ code: 400, data: { issues: [{ path: 'data' }] } })
  const empty = await api.post('/resume/import', { token: me.token, body: { data: { basics: {} } } })
  expect(empty.body).toMatchObject({ code: 200 })
})

it.each([
  ['markdown', /^text\/markdown/, '# 林 梅'],
  ['text', /^text\/plain/, 'Northwind | Lead'],
  ['html', /^text\/html/, '<h1>林 梅</h1>'],
  ['yaml', /^application\/yaml/, 'name: 林 梅'],
  ['jianli', /^application\/json/, '"jianli": 1'],
  ['docx', /wordprocessingml/, 'PK'],
])('exports as %s', async (format, type, words) => {
  const { body } = await api.post('/resume/import', { token: me.token, body: { data: file } })
  const { id } = body.data as { id: string }
  const headers = { authorization: me.token }
  const path = `/resume/export/${id}?format=${format}`
  const response = await api.send(requestFor({ method: 'GET', path, options: { headers } }))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(type)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; /)
  expect(await response.text()).toContain(words)
})
