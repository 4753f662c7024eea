import { expect, test } from 'vitest'
import { loadPreview } from '../../../app/routes/preview.$id/load-preview.server'
import type { PageSlot } from '../../../app/features/preview/kept-html.server'
import { chineseResume } from '../../factories/chinese-resume'
import { openApi } from '../../setup/open-api'
import { throughout, somebody } from '../../setup/throughout'

const CODE = '20481733'
const OTHER = '71920463'

const api = throughout(openApi)
const me = somebody(api)

const post = async (path: string, body: unknown) => {
  const answer = await api.post(path, { token: me.token, body })
  expect(answer.status, path).toBe(200)
  return String(answer.body.data)
}
const share = async () => {
  const id = await post('/resume/create', { title: '简历', templateCode: '', content: chineseResume() })
  await post(`/resume/access-code/${id}`, { accessCode: CODE })
  return id
}

type Asked = { id: string; code?: string; look?: string; rendered?: string }
/** One page view, which renders `rendered` when the page is not kept; answers what the viewer gets. */
async function view({ id, code = CODE, look = 'zh-CN system', rendered = '' }: Asked): Promise<string> {
  const page: PageSlot = {}
  const request = new Request(`http://jianli.test/preview/${id}`)
  const { services } = api
  const { status, outcome } = await loadPreview({ services, id, code, ip: '127.0.0.1', page, look, request })
  if (page.html) return page.html.toString()
  page.keep?.(Buffer.from(rendered))
  return outcome.kind === 'open' ? rendered : `${status} ${outcome.kind}`
}

test('a page is rendered once for each language and theme', async () => {
  const id = await share()
  expect(await view({ id, rendered: 'Chinese' })).toBe('Chinese')
  expect(await view({ id, rendered: 'again' })).toBe('Chinese')
  expect(await view({ id, look: 'en system', rendered: 'English' })).toBe('English')
  expect(await view({ id, look: 'zh-CN dark', rendered: 'dark' })).toBe('dark')
  expect(await view({ id, rendered: 'again' })).toBe('Chinese')
})

test('a saved revision, another layout or another title is rendered anew', async () => {
  const id = await share()
  await view({ id, rendered: 'first' })
  await post('/resume/update', { id, content: chineseResume({ fontSize: 15 }) })
  expect(await view({ id, rendered: 'second' })).toBe('second')
  await post('/resume/update', { id, layout: 'banner' })
  expect(await view({ id, rendered: 'third' })).toBe('third')
  await post('/resume/update', { id, title: '另一份' })
  expect(await view({ id, rendered: 'fourth' })).toBe('fourth')
})

test('a changed, revoked or wrong code opens no kept page, nor does the code of another resume', async () => {
  const [id, foreign] = [await share(), await share()]
  await view({ id, rendered: 'mine' })
  expect(await view({ id: foreign, rendered: 'theirs' })).toBe('theirs')
  expect(await view({ id, code: OTHER })).toBe('403 ask')
  await post(`/resume/access-code/${id}`, { accessCode: OTHER })
  expect(await view({ id })).toBe('403 ask')
  expect(await view({ id, code: OTHER, rendered: 'by the new code' })).toBe('by the new code')
  await post(`/resume/access-code/${id}`, { accessCode: '' })
  expect(await view({ id, code: OTHER })).toBe('404 gone')
  await post(`/resume/remove/${foreign}`, {})
  expect(await view({ id: foreign })).toBe('404 gone')
})
