import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { signInAt, siteCall } from '../../setup/site-call'
import { startSite } from '../../setup/start-site'
import { siteDatabase } from '../../setup/site-database'
import { openMailbox } from '../../doubles/mailbox'
import { throughout } from '../../setup/throughout'

const mailbox = throughout(openMailbox)
const site = throughout(() =>
  startSite({ APP_URL: ORIGIN, SMTP_URL: mailbox.url, ...siteDatabase('sharing') }),
)
const ORIGIN = 'https://jianli.example'

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { headers })
const read = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text()

/** What the head of a page says: meta by name or property, links by rel (and language), structured data. */
async function headOf(path: string, headers?: Record<string, string>) {
  const html = await read(path, headers)
  const attributes = (tag: string) =>
    Object.fromEntries([...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name} [^>]*>`, 'g'))].map(([tag]) => attributes(tag))
  const meta = Object.fromEntries(
    tags('meta').map(({ name, property, content }) => [name ?? property, content]),
  )
  const links = tags('link')
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1]
  return {
    lang: /<html lang="([^"]+)"/.exec(html)?.[1],
    title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '',
    meta,
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    languages: Object.fromEntries(
      links
        .filter(({ hrefLang, hreflang }) => hrefLang ?? hreflang)
        .map((link) => [link.hreflang ?? link.hrefLang, link.href]),
    ),
    feed: links.find(({ type }) => type === 'application/atom+xml')?.href,
    things: typesIn(data ? JSON.parse(data) : {}),
  }
}

function typesIn(data: { '@type'?: string; '@graph'?: { '@type': string }[] }): (string | undefined)[] {
  return (data['@graph'] ?? [data]).map((thing) => thing['@type'])
}

/** The first address of a kind in the site map. */
async function addressOf(pattern: RegExp): Promise<string> {
  const found = locations(await read('/sitemap.xml')).find((address) => pattern.test(address))
  return (found ?? '').replace(ORIGIN, '')
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

const KINDS: [string, RegExp, string[]][] = [
  ['the home page', /\/\?hl=en$/, ['WebSite', 'WebApplication']],
  ['the examples', /\/template\?hl=en$/, []],
  ['a group', /\/content\/\w+\?hl=en$/, ['BreadcrumbList']],
  ['an example', /\/template\/use\/engineering\/backend-engineer$/, []],
  ['a template', /\/template\/use\/classic-zh$/, []],
  ['the guides', /\/guide\?hl=zh-CN$/, []],
  ['a guide', /\/guide\/first-resume$/, ['Article', 'BreadcrumbList']],
  ['the jobs', /\/recruitment\?hl=en$/, []],
  ['a job', /\/recruitment\/[\w-]{8,}$/, ['JobPosting', 'BreadcrumbList']],
  ['a tool', /\/tools\/ats\?hl=en$/, []],
]

describe.each(KINDS)('%s', (_name, pattern, things) => {
  it('says what it is to search engines and to those it is shared with', async () => {
    const path = await addressOf(pattern)
    const head = await headOf(path)
    expect(head.title.length).toBeGreaterThan(5)
    expect(head.meta.description?.length).toBeGreaterThan(10)
    expect(head.canonical).toBe(ORIGIN + path)
    expect(head.meta['og:url']).toBe(ORIGIN + path)
    expect(head.meta['twitter:card']).toBe('summary_large_image')
    expect(head.meta).toMatchObject({ 'og:title': head.title, 'og:site_name': 'Jianli' })
    expect(head.meta.robots).toBeUndefined()
    expect(head.things.filter(Boolean)).toEqual(things)
    const card = await get((head.meta['og:image'] ?? '').replace(ORIGIN, '').replaceAll('&amp;', '&'))
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const { width, height } = await sharp(Buffer.from(await card.arrayBuffer())).metadata()
    expect([width, height]).toEqual([1200, 630])
  })
})

it('has an address for each language, which the reader keeps unless one was chosen before', async () => {
  const chinese = { 'accept-language': 'zh-CN' }
  const head = await headOf('/template?hl=en', chinese)
  expect(head.lang).toBe('en')
  expect(head.languages).toEqual({
    'zh-CN': `${ORIGIN}/template?hl=zh-CN`,
    en: `${ORIGIN}/template?hl=en`,
    'x-default': `${ORIGIN}/template`,
  })
  const first = await get('/template?hl=en', chinese)
  expect(first.headers.getSetCookie().join()).toContain('locale=en;')
  expect(first.headers.get('vary')).toContain('Accept-Language')
  const chosen = await get('/template?hl=en', { cookie: 'locale=zh-CN' })
  expect(chosen.headers.getSetCookie().join()).not.toContain('locale=')
  expect((await headOf('/template?hl=xx', chinese)).lang).toBe('zh-CN')
  expect((await headOf('/guide/first-resume', chinese)).languages).toEqual({})
})

it('changes the language on a page whose address names one', async () => {
  const form = new URLSearchParams({ locale: 'zh-CN', back: '/template' })
  expect(await read('/template?hl=en')).toContain('name="back" value="/template"')
  const answer = await fetch(`${site.url}/preferences`, { method: 'POST', body: form, redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/template'])
})

it('lists every public page in the site map, each there, each in its languages', async () => {
  const robots = await read('/robots.txt')
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  const xml = await read('/sitemap.xml')
  const pages = locations(xml)
  expect(new Set(pages).size).toBe(pages.length)
  expect(pages.length).toBeGreaterThan(60)
  expect(xml).toContain(`hreflang="zh-CN" href="${ORIGIN}/guide?hl=zh-CN"`)
  for (const address of pages) {
    const answer = await get(address.replace(ORIGIN, ''))
    await answer.arrayBuffer()
    expect([answer.status, address]).toEqual([200, address])
    expect([answer.headers.get('x-robots-tag'), address]).toEqual([null, address])
  }
})

it.each([
  ['/guide', '/guide/feed.xml', 'en', 'Your first resume'],
  ['/guide', '/guide/feed.xml', 'zh-CN', '写作指南'],
  ['/recruitment', '/recruitment/feed.xml', 'en', 'Jobs'],
  ['/recruitment', '/recruitment/feed.xml', 'zh-CN', '招聘信息'],
])('%s has a feed, %s?hl=%s', async (page, path, language, words) => {
  const { feed } = await headOf(`${page}?hl=${language}`)
  expect(feed).toBe(`${ORIGIN}${path}?hl=${language}`)
  const answer = await get(`${path}?hl=${language}`)
  expect(answer.headers.get('content-type')).toContain('application/atom+xml')
  const xml = await answer.text()
  expect(xml).toContain(`xml:lang="${language}"`)
  expect(xml).toContain(words)
  const entries = [...xml.matchAll(/<entry>\s*<id>([^<]+)<\/id>/g)].map(([, id = '']) => id)
  expect(entries.length).toBeGreaterThan(3)
  expect((await get((entries[0] ?? '').replace(ORIGIN, ''))).status).toBe(200)
})

it('keeps private pages out of search engines, by header and in the page', async () => {
  const token = await signInAt({ url: site.url, mailbox, email: 'private@example.com' })
  const { body } = await siteCall({
    url: site.url,
    path: '/resume/create',
    token,
    body: { templateCode: 'classic-zh' },
  })
  const id = String(body.data)
  await siteCall({
    url: site.url,
    path: `/resume/access-code/${id}`,
    token,
    body: { accessCode: '48201957' },
  })
  const preview = `/preview/${id}?code=48201957`
  // The second answer of a preview is a kept one.
  for (const path of [
    preview,
    preview,
    `/editor/${id}`,
    `/mobile/editor/${id}`,
    '/user',
    '/guide/edit',
    '/test',
    '/start/classic-zh',
    '/search?q=PDF',
  ]) {
    const answer = await get(path)
    const html = await answer.text()
    expect([answer.headers.get('x-robots-tag')?.split(',')[0], path]).toEqual(['noindex', path])
    expect(html, path).toMatch(/<meta name="robots" content="noindex, (no)?follow"/)
  }
  for (const path of [
    '/resume-api/resume/count',
    `/preview/${id}.data`,
    '/template.data',
    `/thumbnails/resume/${id}`,
    '/admin/login',
  ])
    expect([(await get(path)).headers.get('x-robots-tag')?.split(',')[0], path]).toEqual(['noindex', path])
})

it.each([
  ['没有经历 第一份', 'zh-CN', '/guide/'],
  ['ATS 真相', 'zh-CN', '/guide/ats-zhenxiang'],
  ['ATS myths', 'en', '/guide/ats-myths-and-facts'],
  ['写作指南', 'zh-CN', '/guide'],
  ['merge PDF', 'en', '/tools/pdf'],
  ['证件照', 'zh-CN', '/tools/photo'],
])('the search page finds “%s”', async (question, language, url) => {
  const html = await read(`/search?q=${encodeURIComponent(question)}`, { 'accept-language': language })
  expect(html).toContain(`href="${url}`)
})
