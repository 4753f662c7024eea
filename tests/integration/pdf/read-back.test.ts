import { beforeAll, expect, it } from 'vitest'
import { drawnFiles } from '../../../app/features/pdf/drawn-files.server'
import { sweepDrawings } from '../../../app/features/pdf/sweep-drawings.server'
import { beginReading } from '../../../app/features/read-back/kept-readings.server'
import type { Reading } from '../../../app/features/read-back/reading'
import { englishResume } from '../../factories/english-resume'
import { openApi, requestFor } from '../../setup/open-api'
import { throughout, somebody } from '../../setup/throughout'

const api = throughout(openApi)
const me = somebody(api)
let id = ''
beforeAll(async () => {
  const body = { title: 'R', layout: 'classic', content: englishResume() }
  id = await api.makeResume(me.token, body)
})

type Read = Reading & { key: string }
const exported = async () => {
  const request = requestFor({ method: 'GET', path: `/resume/pdf/${id}`, options: { token: me.token } })
  const { headers } = await api.send(request)
  return { state: headers.get('x-read-back'), key: headers.get('x-read-back-key') ?? '' }
}
const ask = (query = '', { token } = me) => api.get(`/resume/read-back/${id}${query}`, { token })

it('an export says that it is read, the call answers once that is done, and an equal export knows at once', async () => {
  const first = await exported()
  expect(first.state).toBe('reading')
  const answer = await ask(`?key=${first.key}`)
  const read = answer.body.data as Read
  expect(read).toMatchObject({ key: first.key, findings: [], more: 0 })
  expect(read.pages).toHaveLength(read.planned)
  expect(read.pages[0]?.[0]).toBe('Rowan Ellery')
  expect(await exported()).toEqual({ state: 'whole', key: first.key })
})

it('a file is known after its resume was changed, to its owner alone; of another key nothing is', async () => {
  const { key } = await exported()
  await api.post('/resume/update', {
    token: me.token,
    body: { id, content: { ...englishResume(), title: 'Other' } },
  })
  expect((await ask(`?key=${key}`)).body.data).toMatchObject({ key })
  expect(((await ask()).body.data as Read).key).not.toBe(key)
  expect((await ask(`?key=${'0'.repeat(64)}`)).status).toBe(404)
  expect((await ask('?key=../x')).status).toBe(400)
  const other = await api.signUp()
  const own = await api.makeResume(other.token)
  expect((await ask(`?key=${key}`, other)).status).toBe(404)
  expect((await api.get(`/resume/read-back/${own}?key=${key}`, { token: other.token })).status).toBe(404)
})

it('letters that no font reads back are named with their field', async () => {
  const content = englishResume()
  const entryList = content.entryList.map((section) =>
    section.kind === 'summary'
      ? {
          ...section,
          items: section.items.map((item) => ({ ...item, text: 'Speaks \u{12000} and ꦗꦮ well' })),
        }
      : section,
  )
  await api.post('/resume/update', { token: me.token, body: { id, content: { ...content, entryList } } })
  const { findings } = (await ask()).body.data as Read
  expect(findings.map(({ kind, text }) => [kind, text])).toEqual([
    ['unreadable', '\u{12000}'],
    ['unreadable', 'ꦗꦮ'],
  ])
  expect(findings[0]?.field).toMatchObject({ field: 'text', from: 7 })
  expect((await exported()).state).toBe('found=2')
})

it('what was read goes with its resume', async () => {
  const { cache } = drawnFiles({ services: api.services, kind: 'json' })
  expect(await cache.owners()).toContain(id)
  await api.services.payload.delete({ collection: 'resumes', id })
  await sweepDrawings(api.services)
  expect(await cache.owners()).not.toContain(id)
})

it('says that nothing is read where too many wait, and reads once somebody asks', async () => {
  const document = (name: string) => ({
    title: name,
    layout: 'classic',
    content: { ...englishResume(), title: name },
  })
  const post = (path: string, body: object) =>
    api.send(requestFor({ method: 'POST', path, options: { body } }), { ip: '203.0.113.21' })
  let go = (): void => undefined
  const held = new Promise<void>((resolve) => (go = resolve))
  const waiting = [1, 2, 3, 4].map((key) =>
    beginReading({
      services: api.services,
      key: `${key}`,
      isUnkept: true,
      source: () => held.then(() => Promise.reject(new Error('held'))),
    }),
  )
  expect(waiting).toEqual([true, true, true, true])
  const { title, ...full } = document('Full')
  const pdf = await post('/puppeteer/guest-pdf', { title, ...full })
  expect(pdf.headers.get('x-read-back')).toBe('none')
  go()
  const { data } = (await (await post('/puppeteer/guest-read-back', full)).json()) as { data: Read }
  expect(data).toMatchObject({ key: pdf.headers.get('x-read-back-key'), findings: [] })
})
