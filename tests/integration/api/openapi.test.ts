import { expect, it } from 'vitest'
import { calls } from '../../../app/api/registry'
import { openApi, requestFor } from '../../setup/open-api'
import { throughout } from '../../setup/throughout'

const api = throughout(openApi)

type Operation = { operationId: string; summary: string; responses: Record<string, object> }
type Description = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: object }
}

async function describe(headers: Record<string, string> = {}): Promise<Description> {
  const response = await api.send(requestFor({ method: 'GET', path: '/openapi.json', options: { headers } }))
  expect(response.status).toBe(200)
  return (await response.json()) as Description
}

it('describes every call, with references that lead somewhere', async () => {
  const description = await describe()
  expect(description.openapi).toBe('3.1.0')
  for (const call of calls) {
    const operation = description.paths[`/resume-api${call.path}`]?.[call.method.toLowerCase()]
    expect(operation?.summary, call.path).toBe(call.summary.en)
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['200', '400', '500']))
  }
  const ids = Object.values(description.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
  const text = JSON.stringify(description)
  const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(10)
  expect(Object.keys(description.components.schemas)).toEqual(expect.arrayContaining([...new Set(names)]))
  expect(text).not.toMatch(/"\$ref":"#(?!\/components)/)
})

it('is the same each time, and speaks both languages', async () => {
  expect(await describe()).toEqual(await describe())
  const zh = await describe({ cookie: 'locale=zh-CN' })
  expect(zh.paths['/resume-api/resume/create']?.post?.summary).toBe('新建简历')
})

it('has a page for people without any script', async () => {
  const response = await api.send(requestFor({ method: 'GET', path: '/docs' }))
  const html = await response.text()
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  for (const call of calls) expect(html).toContain(`<code>/resume-api${call.path}</code>`)
  expect(html).not.toMatch(/<script|https?:\/\//)
})

it('is Chinese throughout for a Chinese reader', async () => {
  const text = JSON.stringify(await describe({ cookie: 'locale=zh-CN' }))
  const texts = [...text.matchAll(/"description":"((?:[^"\\]|\\.)*)"/g)].map(([, found = '']) => found)
  expect(texts.length).toBeGreaterThan(100)
  const missing = texts.filter((found) => !/\p{Script=Han}/u.test(found))
  expect([...new Set(missing)], 'add them to the file of their subject in app/api/docs').toEqual([])
})
