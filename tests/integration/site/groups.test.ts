import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { siteDatabase } from '../../setup/site-database'
import { siteCall } from '../../setup/site-call'
import { ADMIN, startSite } from '../../setup/start-site'
import { throughout } from '../../setup/throughout'

const site = throughout(() => startSite(siteDatabase('groups')))
let admin: string

beforeAll(async () => {
  const { body } = await siteCall({ url: site.url, path: '/auth/email-pwd', body: ADMIN })
  admin = (body.data as { accessToken: string }).accessToken
})

const call = (path: string, body?: unknown, token = admin) => siteCall({ url: site.url, path, token, body })
const read = async (path: string, language = 'en') =>
  (await fetch(site.url + path, { headers: { 'accept-language': language } })).text()
const used = (html: string) =>
  [...html.matchAll(/href="\/template\/use\/([\w/-]+)\?now"/g)].map(([, key = '']) => key)

const TEXTS = {
  title: { 'zh-CN': '厨房里的工作', en: 'Work in a kitchen' },
  summary: { 'zh-CN': '厨师与帮厨的简历', en: 'Resumes of cooks and helpers' },
  text: { 'zh-CN': '写上每晚多少份。', en: 'Say **how many plates** an evening.' },
}

it('makes a group, shows an own resume in it as a copy, changes it and takes it back', async () => {
  const made = await call('/resume/create', { title: 'A cook', templateCode: 'classic-en' })
  const resumeId = String(made.body.data)
  expect(await call('/resume-group/update', { key: 'kitchen', order: 9 })).toMatchObject({ status: 404 })

  const types = [{ key: 'cook', name: 'Line cook', resumeId }]
  const created = await call('/resume-group/update', { key: 'kitchen', order: 9, ...TEXTS, types })
  expect(created.status).toBe(200)
  const [type] = (created.body.data as { types: { resumeId: string; picture: string }[] }).types
  expect(type?.resumeId).not.toBe(resumeId)

  const page = await read('/content/kitchen')
  expect(page).toContain('Work in a kitchen')
  expect(page).toMatch(/<strong[^>]*>how many plates</)
  expect(page).toContain('/template/use/kitchen/cook')
  expect(await read('/content/kitchen', 'zh-CN')).toContain('厨房里的工作')
  expect(await read('/sitemap.xml')).toContain('/content/kitchen?hl=en')
  expect(await read('/search?q=line+cook')).toContain('href="/template/use/kitchen/cook"')

  const picture = await fetch(site.url + String(type?.picture))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(picture.headers.get('cache-control')).toContain('public')
  const again = await fetch(site.url + String(type?.picture), {
    headers: { 'if-none-match': String(picture.headers.get('etag')) },
  })
  expect(again.status).toBe(304)
  for (const [accept, format] of [
    ['*/*', 'webp'],
    ['image/avif,image/webp,*/*', 'heif'],
  ] as const) {
    const narrow = await fetch(`${site.url}${String(type?.picture)}?w=360`, { headers: { accept } })
    expect(narrow.headers.get('vary')).toContain('Accept')
    expect(await sharp(Buffer.from(await narrow.arrayBuffer())).metadata()).toMatchObject({
      width: 360,
      format,
    })
  }

  expect(await call('/resume-group/update', { key: 'kitchen', types: [] })).toMatchObject({ status: 200 })
  expect((await fetch(`${site.url}/template/use/kitchen/cook`)).status).toBe(404)
  expect((await fetch(site.url + String(type?.picture))).status).toBe(404)
  expect(await read('/sitemap.xml')).not.toContain('/template/use/kitchen/cook')
})

it('refuses a resume that is not there, unknown fields and those who may not', async () => {
  const types = [{ key: 'cook', name: 'Line cook', resumeId: 'nobody' }]
  const refused = await call('/resume-group/update', { key: 'engineering', types })
  expect(refused).toMatchObject({ status: 400, body: { data: { issues: [{ path: 'types.0.resumeId' }] } } })
  expect(await call('/resume-group/update', { key: 'engineering', colour: 1 })).toMatchObject({ status: 400 })
  expect(await call('/resume-group/update', { key: 'engineering', order: 1 }, '')).toMatchObject({
    status: 401,
  })
})

it('filters the examples by group and language, and takes odd filters for none', async () => {
  const all = used(await read('/template'))
  expect(new Set(all.map((key) => key.split('/')[0])).size).toBe(6)
  const other = 'engineering/qianduan-gongchengshi'
  expect(all).not.toContain(other)
  expect(used(await read('/template?lang=all'))).toEqual(expect.arrayContaining([...all, other]))
  const some = used(await read('/template?group=engineering&lang=en'))
  expect(some).toContain('engineering/backend-engineer')
  expect(some.every((key) => key.startsWith('engineering/'))).toBe(true)
  const chinese = used(await read('/template?group=engineering&lang=zh-CN'))
  expect(chinese.length).toBeGreaterThan(0)
  expect(chinese.filter((key) => some.includes(key))).toEqual([])
  expect(used(await read('/template?group=nothing&lang=xx&page=-1'))).toEqual(all)
})

it('answers 404 for groups, examples and pictures that are not there', async () => {
  for (const path of [
    '/content/nothing',
    '/template/use/engineering/nothing',
    '/template/use/nothing',
    '/thumbnails/example/engineering/nothing',
    '/thumbnails/template/nothing',
    '/cards/guide/nothing.jpg',
    '/cards/nothing',
  ])
    expect([(await fetch(site.url + path)).status, path]).toEqual([404, path])
})
