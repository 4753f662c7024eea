import { expect, it } from 'vitest'
import { readPdfText } from '../../../app/features/pdf/read-pdf-text.server'
import { englishResume } from '../../factories/english-resume'
import { openApi, requestFor } from '../../setup/open-api'
import { throughout } from '../../setup/throughout'

const api = throughout(openApi)

const PATH = '/puppeteer/guest-pdf'
const body = () => ({ title: 'My “first”', layout: 'classic', content: englishResume() })
const ask = (ip: string, what: unknown = body()) =>
  api.send(requestFor({ method: 'POST', path: PATH, options: { body: what } }), { ip })

it('prints a resume of somebody who has no account, and keeps it in none', async () => {
  const response = await ask('203.0.113.7')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toContain('first')
  const text = await readPdfText(Buffer.from(await response.arrayBuffer()))
  expect(text.join('\n')).toContain('Rowan Ellery')
  expect((await api.services.payload.count({ collection: 'resumes' })).totalDocs).toBe(0)
})

it('takes the photo along', async () => {
  const content = englishResume()
  const url = `data:image/jpeg;base64,${'A'.repeat(149_000)}`
  const response = await ask('203.0.113.11', {
    ...body(),
    content: { ...content, avatar: { ...content.avatar, url } },
  })
  expect(response.status).toBe(200)
})

it('gives an address twenty a day, and says when the next may come', async () => {
  const ip = '203.0.113.8'
  const all = await Promise.all(Array.from({ length: 24 }, () => ask(ip)))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(20)
  const refused = all.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(4)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60)
  expect((await ask('203.0.113.9')).status).toBe(200)
})

it('names the field of what is no resume', async () => {
  const response = await ask('203.0.113.10', { ...body(), layout: 'none' })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ data: { issues: [{ path: 'layout' }] } })
})
