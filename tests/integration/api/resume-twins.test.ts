import { expect, it } from 'vitest'
import {
  entryItem,
  entrySection,
  resumeContent,
  type ResumeContent,
} from '../../../collections/resumes/schema'
import { openApi, type SignedIn } from '../../setup/open-api'
import { throughout, somebody } from '../../setup/throughout'

type View = { id: string; title: string; language: string; content: ResumeContent; revision: number } & {
  otherLanguage: { id: string; language: string } | null
}

const api = throughout(openApi)
const me = somebody(api)
const other = somebody(api)

const contentIn = (language: 'en' | 'zh-CN') =>
  resumeContent.parse({
    config: { language },
    entryList: [
      entrySection.parse({
        kind: 'experience',
        title: language === 'en' ? 'Experience' : '工作经历',
        items: [entryItem.parse({ title: 'Acme', start: '2020', text: 'Led five people.' })],
      }),
    ],
  })

const call = (path: string, { person = me, body = {} }: { person?: SignedIn; body?: object } = {}) =>
  api.post(`/resume/${path}`, { token: person.token, body })

async function make(language: 'en' | 'zh-CN', person = me): Promise<string> {
  const body = { title: 'Mine', content: contentIn(language) }
  return (await call('create', { person, body })).body.data as string
}
const view = async (id: string, person = me) => (await call(`info/${id}`, { person })).body.data as View
const twinOf = async (id: string) => (await view(id)).otherLanguage?.id ?? null

it('a twin is made as a copy in the other language that waits to be translated, and once', async () => {
  const id = await make('en')
  const made = await call(`twin/make/${id}`)
  expect(made.status, made.body.message).toBe(200)
  const twin = await view(made.body.data as string)
  expect(twin).toMatchObject({
    title: 'Mine (中文)',
    language: 'zh-CN',
    otherLanguage: { id, language: 'en' },
  })
  const [section] = twin.content.entryList
  expect(section?.title).toBe('工作经历')
  expect(twin.content.config.dateFormat).toBe('dot')
  const text = `${section?.items[0]?.id}.text`
  expect(twin.content.inStep?.with).toBe(id)
  expect(twin.content.inStep?.fields[text]).toMatchObject({ own: 'Led five people.', other: null })
  expect(await twinOf(id)).toBe(twin.id)
  expect((await call(`twin/make/${id}`)).status).toBe(409)

  await call(`remove/${twin.id}`)
  expect(await view(id)).toMatchObject({ otherLanguage: null, revision: 1 })
  const again = await Promise.all([1, 2].map(() => call(`twin/make/${id}`)))
  expect(again.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it('of two that are asked for at once there is one', async () => {
  const id = await make('en')
  const answers = await Promise.all([1, 2, 3].map(() => call(`twin/make/${id}`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

it('two that are there are paired and taken apart, and neither changes', async () => {
  const [en, zh] = [await make('en'), await make('zh-CN')]
  const before = [await view(en), await view(zh)]
  const pair = () => call(`twin/pair/${en}`, { body: { other: zh } })
  expect((await pair()).status).toBe(200)
  expect((await pair()).status).toBe(200)
  expect([await twinOf(en), await twinOf(zh)]).toEqual([zh, en])
  expect((await call(`twin/part/${zh}`)).status).toBe(200)
  expect([await view(en), await view(zh)]).toEqual(
    before.map((resume) => ({ ...resume, twin: '', otherLanguage: null })),
  )
})

it('refuses what is no pair: one language, one of a pair, another’s, the trash', async () => {
  const [en, en2, zh, zh2] = [await make('en'), await make('en'), await make('zh-CN'), await make('zh-CN')]
  const pair = (id: string, twin: string, person = me) =>
    call(`twin/pair/${id}`, { person, body: { other: twin } })
  expect((await pair(en, en2)).status).toBe(409)
  expect((await pair(en, en)).status).toBe(409)
  expect((await pair(en, zh)).status).toBe(200)
  expect((await pair(en, zh2)).status).toBe(409)
  expect((await pair(en2, zh)).status).toBe(409)

  const theirs = await make('zh-CN', other)
  expect((await pair(en2, theirs)).status).toBe(404)
  expect((await pair(theirs, en2)).status).toBe(404)
  expect((await pair(theirs, en2, other)).status).toBe(404)
  expect((await call(`twin/make/${en2}`, { person: other })).status).toBe(404)
  expect((await call(`twin/part/${en}`, { person: other })).status).toBe(404)
  expect(await twinOf(en)).toBe(zh)

  await call(`remove/${zh2}`)
  expect((await pair(en2, zh2)).status).toBe(404)
})

it('of pairs that are asked for at once one is made', async () => {
  const [en, zh, zh2] = [await make('en'), await make('zh-CN'), await make('zh-CN')]
  const answers = await Promise.all([
    call(`twin/pair/${en}`, { body: { other: zh } }),
    call(`twin/pair/${zh2}`, { body: { other: en } }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const twin = await twinOf(en)
  expect(await twinOf(twin ?? '')).toBe(en)
  expect(await twinOf(twin === zh ? zh2 : zh)).toBeNull()
})

it('a pair that is asked for from both sides at once is made; of a half pair nobody is a twin', async () => {
  const [en, en2, zh] = [await make('en'), await make('en'), await make('zh-CN')]
  const sides = [
    [en, zh],
    [zh, en],
  ] as const
  const answers = await Promise.all(
    sides.map(([id, twin]) => call(`twin/pair/${id}`, { body: { other: twin } })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await api.services.payload.db.updateOne({ collection: 'resumes', id: en2, data: { twin: zh } })
  expect([await twinOf(en), await twinOf(zh), await twinOf(en2)]).toEqual([zh, en, null])
})

it('taken apart or with one deleted for good, the other keeps none of its words', async () => {
  for (const end of ['part', 'delete'] as const) {
    const id = await make('en')
    const twin = (await call(`twin/make/${id}`)).body.data as string
    expect((await view(twin)).content.inStep).toBeDefined()
    if (end === 'part') await call(`twin/part/${id}`)
    else {
      await call(`remove/${id}`)
      expect((await call(`trash/delete/${id}`)).status).toBe(200)
    }
    expect(await view(twin)).toMatchObject({ revision: 1, content: { entryList: [{ title: '工作经历' }] } })
    expect((await view(twin)).content.inStep).toBeUndefined()
  }
})

it('what a resume keeps of its twin is for its owner’s editor alone', async () => {
  const id = await make('en')
  const twin = (await call(`twin/make/${id}`)).body.data as string
  await call(`access-code/${twin}`, { body: { accessCode: '59381746' } })
  const shared = await call('preview', { body: { id: twin, code: '59381746' } })
  expect(shared.body.data).toMatchObject({ content: { entryList: [{ items: [{ title: 'Acme' }] }] } })
  expect(JSON.stringify(shared.body.data)).not.toContain('inStep')
  const copy = (await call(`copy/${twin}`)).body.data as string
  expect((await view(copy)).content.inStep).toBeUndefined()
})
