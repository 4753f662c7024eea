import JSZip from 'jszip'
import { expect, it } from 'vitest'
import { openApi, requestFor } from '../../setup/open-api'
import { throughout, somebody } from '../../setup/throughout'

const api = throughout(openApi)
const me = somebody(api)

const make = (title: string) => api.makeResume(me.token, { title })

it('backs up everything as one ZIP that other programs read', async () => {
  await make('My first / resume')
  const thrown = await make('Old')
  await api.post(`/resume/remove/${thrown}`, { token: me.token })
  const other = await api.signUp()
  await api.post('/resume/create', { token: other.token, body: { title: 'Not mine' } })
  const send = (method: string) => {
    const options = { headers: { cookie: `payload-token=${me.token}` } }
    return api.send(requestFor({ method, path: '/user/backup', options }), {})
  }
  // who only asks about it leaves none behind that is being written
  expect((await send('HEAD')).status).toBe(200)
  const response = await send('GET')
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toMatch(
    /attachment; filename="jianli-\d{4}-\d\d-\d\d\.zip"/,
  )
  const zip = await JSZip.loadAsync(await response.arrayBuffer())
  expect(Object.keys(zip.files).sort()).toEqual([
    'feedback.json',
    'membership.json',
    'orders.json',
    'profile.json',
    'resumes/01 My first resume/resume.jianli.json',
    'resumes/01 My first resume/resume.json',
    'trash/01 Old/resume.jianli.json',
    'trash/01 Old/resume.json',
  ])
  const profile: unknown = JSON.parse((await zip.file('profile.json')?.async('string')) ?? '')
  expect(profile).toMatchObject({ email: me.email })
  expect(JSON.stringify(profile)).not.toMatch(/hash|salt|sessions|knownDevices/)
})
