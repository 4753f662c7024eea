import type { FlattenedField } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { openApi } from '../../setup/open-api'
import { openRest } from '../../setup/open-rest'
import { signUpAs } from '../../setup/sign-up-as'
import { throughout, somebody } from '../../setup/throughout'

const CALLERS = ['visitor', 'user', 'admin', 'super admin'] as const
type Caller = (typeof CALLERS)[number]
const SECRETS = [
  'sessions.id',
  'sessions.0.id',
  'hash',
  'salt',
  'resetPasswordToken',
  'assistantKey',
  'knownDevices',
]

const api = throughout(openApi)
const rest = openRest(api)
const chief = somebody(api, 'SUPER_ADMIN')
const tokens = new Map<Caller, string>()
beforeAll(async () => {
  tokens.set('user', (await api.signUp()).token)
  tokens.set('admin', (await signUpAs({ api, role: 'ADMIN' })).token)
  tokens.set('super admin', chief.token)
  const { payload } = api.services
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#388f8f' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: 'article.png', size: data.length }
  // what everybody sees, of somebody whose secrets nobody may
  await payload.create({
    ...{ collection: 'media', file },
    data: { purpose: 'article', owner: chief.id, alt: 'seen' },
  })
})

type Relation = { slug: string; name: string; target: string }

/** Every single relation of every collection that the REST serves. */
function relations(): Relation[] {
  return api.services.payload.config.collections
    .filter(({ endpoints }) => endpoints !== false)
    .flatMap(({ slug, flattenedFields }) =>
      flattenedFields.flatMap((field) =>
        'relationTo' in field && typeof field.relationTo === 'string'
          ? [{ slug, name: field.name, target: field.relationTo }]
          : [],
      ),
    )
}

function namesIn(slug: string): string[] {
  const found = api.services.payload.config.collections.find((one) => one.slug === slug)
  return (found?.flattenedFields ?? []).map(({ name }: FlattenedField) => name)
}

const ask = (caller: Caller, path: string) => rest('GET', path, { token: tokens.get(caller) })
const ways = (path: string) => [
  `where[${path}][like]=a`,
  `where[${path}][exists]=true`,
  `where[or][0][and][0][${path}][not_equals]=zz`,
  `sort=-${path}`,
]

describe('a question through a relation', () => {
  it('is answered to nobody but administrators', async () => {
    let asked = 0
    for (const { slug, name, target } of relations())
      for (const field of [...namesIn(target), 'id', 'sessions.id'])
        for (const [number, way] of ways(`${name}.${field}`).entries()) {
          // each place by one way, each way in many places
          if ((asked + number) % 3 !== 0) continue
          for (const caller of ['visitor', 'user'] as const) {
            const { status } = await ask(caller, `/${slug}?${way}`)
            expect([400, 401, 403, 404], `${caller} /${slug}?${way}`).toContain(status)
          }
          asked += 1
        }
    expect(asked).toBeGreaterThan(100)
  })

  it('finds no secret of an account, whoever asks', async () => {
    for (const caller of CALLERS)
      for (const secret of SECRETS)
        for (const path of [
          `/media?${ways(`owner.${secret}`).join('&')}`,
          `/orders?sort=user.${secret}`,
          `/users?${ways(secret)[0]}`,
        ])
          expect((await ask(caller, path)).status, `${caller} ${path}`).not.toBe(200)
  })

  it('is no way to read of a document what isn’t read of it', async () => {
    const path = `/media?where[alt][equals]=seen&depth=3&populate[users][sessions]=true&populate[users][email]=true&populate[users][hash]=true`
    for (const caller of ['visitor', 'user'] as const) {
      const { status, body } = await ask(caller, path)
      expect([status, body.docs?.length]).toEqual([200, 1])
      for (const word of [chief.email, 'sessions', 'hash', 'lastSeenAt'])
        expect(JSON.stringify(body), word).not.toContain(word)
    }
  })

  it('leaves administrators their lists', async () => {
    for (const path of [
      `/media?where[owner][equals]=${chief.id}&sort=-createdAt`,
      `/media?where[owner.email][equals]=${chief.email}`,
      `/users?where[or][0][email][like]=${chief.email}&sort=email`,
      `/templates?where[and][0][layout][in]=classic,compact&where[_status][equals]=draft`,
      `/templates/versions?where[version._status][equals]=draft&sort=-updatedAt`,
      `/guides/versions?where[parent][exists]=true&where[latest][equals]=true`,
    ])
      expect((await ask('admin', path)).status, path).toBe(200)
    const { body } = await ask('admin', `/media?where[owner.email][equals]=${chief.email}`)
    expect(body.docs).toHaveLength(1)
  })
})

describe('the text of a template for members', () => {
  it('is told by Payload’s REST to administrators alone, whatever is selected', async () => {
    const { payload } = api.services
    const { defaultContent } = await import('../../../collections/resumes/default-content')
    const about = { layout: 'classic', layoutVersion: 1, language: 'en', _status: 'published' } as const
    for (const vipOnly of [true, false])
      await payload.create({
        collection: 'templates',
        data: {
          ...about,
          vipOnly,
          title: 'T',
          code: `members-${vipOnly}`,
          content: { ...defaultContent('en') },
        },
      })
    for (const caller of CALLERS)
      for (const select of ['', '&select[content]=true', '&select[content]=true&select[vipOnly]=false'])
        for (const vipOnly of [true, false]) {
          const { body } = await ask(caller, `/templates?where[code][equals]=members-${vipOnly}${select}`)
          // asked for in two ways at once it is left out for all
          const mayRead = (!vipOnly || caller.endsWith('admin')) && !select.includes('vipOnly')
          expect('content' in (body.docs?.[0] ?? {}), `${caller} ${vipOnly} ${select}`).toBe(mayRead)
        }
    for (const caller of ['visitor', 'user'] as const)
      expect((await ask(caller, '/templates?where[content.title][like]=a')).status).not.toBe(200)
  })
})
