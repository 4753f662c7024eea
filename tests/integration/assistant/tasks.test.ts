import { describe, expect, it } from 'vitest'
import { PRIVATE } from '../../factories/private-resume'
import { ofType, offering, textOf, assistantSite } from '../../setup/assistant-site'

const site = assistantSite()

const json = (value: object) => JSON.stringify(value)

describe('a task', () => {
  it('answers a chat as it comes, numbered from one, and ends with what it took', async () => {
    site.provider.replies = ['Your summary is fine, and your dates are clear.']
    const events = await site.run('chat', { message: 'Is it fine?' })
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1))
    expect(textOf(events)).toBe('Your summary is fine, and your dates are clear.')
    expect(events.at(-1)).toMatchObject({
      type: 'done',
      data: { status: 'done', usage: { promptTokens: 100, model: 'double-1' } },
    })
  })

  it('goes on from the last event that a reader has', async () => {
    const taskId = await site.add('chat', { message: 'Hello' })
    const all = await site.events(taskId)
    const half = Math.floor(all.length / 2)
    expect(await site.events(taskId, half)).toEqual(all.slice(half))
    expect(await site.events(taskId, all.length)).toEqual([])
  })

  it('sends nothing that says who the person is or how to reach them, and puts it back', async () => {
    site.provider.replies = ['Write to ⟦EMAIL_1⟧, ⟦NAME_1⟧. ⟦NAME_99⟧']
    const events = await site.run('chat', { message: `I am ${PRIVATE.name}, call ${PRIVATE.phone}` })
    const sent = site.provider.asked.map(({ raw }) => raw).join('\n')
    for (const secret of Object.values(PRIVATE)) expect(sent).not.toContain(secret)
    expect(sent).not.toContain('Fennimore')
    expect(textOf(events)).toBe(`Write to ${PRIVATE.email}, ${PRIVATE.name}. `)
  })

  it('offers an edit that fits the document, and changes nothing itself', async () => {
    const value = '- Ran the night shift of 12 people.\n- ⟦NAME_1⟧ answers at ⟦EMAIL_1⟧ or ⟦PHONE_1⟧.'
    site.provider.replies = [
      json({
        edits: [{ id: 'job1', field: 'text', value, why: 'Shorter' }],
        questions: ['How many routes?'],
      }),
    ]
    const before = await site.post(`/resume/info/${site.me.resumeId}`)
    const events = await site.run('module-opt', { sectionId: 'work', itemId: 'job1', aim: 'shorter' })
    const [patch] = ofType(events, 'patch')
    expect(patch?.data).toMatchObject({
      revision: 1,
      path: '/entryList/0/items/0/text',
      why: 'Shorter',
      title: 'Suggestion: Operations lead',
    })
    expect(patch?.data.after).toBe(
      `- Ran the night shift of 12 people.\n- ${PRIVATE.name} answers at ${PRIVATE.email} or ${PRIVATE.phone}.`,
    )
    expect(ofType(events, 'result')[0]?.data).toEqual({ notes: ['How many routes?'] })
    expect(await site.post(`/resume/info/${site.me.resumeId}`)).toEqual(before)
  })

  it('drops edits of what does not exist, may not be changed, or stays the same', async () => {
    const edits = [
      { id: 'nobody', field: 'text', value: 'x', why: '' },
      { id: 'job1', field: 'subtitle', value: 'Globex', why: '' },
      { id: 'job1', field: 'value', value: 'x', why: '' },
      { id: 's1', field: 'key', value: 'Route planning', why: '' },
    ]
    site.provider.replies = [json({ edits, questions: [] })]
    const events = await site.run('module-opt', { sectionId: 'work' })
    expect(ofType(events, 'patch')).toEqual([])
    expect(events.at(-1)?.type).toBe('done')
  })

  it('makes one twin in the other language, with what is private as it was', async () => {
    const value = '- 负责夜班 12 人团队。\n- ⟦NAME_1⟧：⟦EMAIL_1⟧、⟦PHONE_1⟧。'
    site.provider.replies = [
      json({
        edits: [
          { id: 'job1', field: 'text', value, why: '' },
          { id: 'work', field: 'title', value: '工作经历', why: '' },
        ],
        questions: [],
      }),
    ]
    const events = await site.run('translate', { language: 'zh-CN' })
    const { resumeId } = ofType(events, 'result')[0]?.data as { resumeId: string }
    const data = await site.post(`/resume/info/${resumeId}`)
    expect(data).toMatchObject({
      language: 'zh-CN',
      twin: site.me.resumeId,
      content: {
        entryList: [
          {
            title: '工作经历',
            items: [
              { text: `- 负责夜班 12 人团队。\n- ${PRIVATE.name}：${PRIVATE.email}、${PRIVATE.phone}。` },
              {},
            ],
          },
        ],
      },
    })
    // Each of the two leads to the other, in the list, too; to what lies in the trash nothing leads.
    const others = async () => {
      const page = await site.post('/resume/list')
      const { list } = page as { list: { id: string; otherLanguage: object | null }[] }
      return new Map(list.map(({ id, otherLanguage }) => [id, otherLanguage]))
    }
    expect((await others()).get(resumeId)).toEqual({ id: site.me.resumeId, language: 'en' })
    expect((await others()).get(site.me.resumeId)).toEqual({ id: resumeId, language: 'zh-CN' })
    await site.post(`/resume/remove/${resumeId}`)
    expect((await others()).get(site.me.resumeId)).toBeNull()
  })

  it('reads entries out of a text, each section to be taken', async () => {
    const entry = {
      title: 'Clerk',
      subtitle: 'Harbour Office',
      place: '',
      start: '2014-09',
      end: '2016',
      text: '- Kept the ledgers.',
    }
    const sections = [
      { kind: 'experience', title: 'Work', entries: [entry] },
      { kind: 'education', title: 'Education', entries: [{ ...entry, title: 'BA', end: 'some day' }] },
    ]
    site.provider.replies = [json({ sections, skills: [{ name: 'Ledgers', level: '' }], notes: [] })]
    const events = await site.run('fill', {
      text: 'Name: Maeve Quill\nClerk at the Harbour Office 2014-09 to 2016, kept the ledgers.',
    })
    expect(site.provider.asked[0]?.raw).not.toContain('Maeve')
    expect(ofType(events, 'patch').map(({ data }) => data.path)).toEqual([
      '/entryList/0',
      '/entryList',
      '/skill',
    ])
    // Nobody said how good one is at it.
    expect(ofType(events, 'patch').at(-1)?.data).toMatchObject({
      ops: expect.arrayContaining([
        expect.objectContaining({
          op: 'add',
          value: expect.objectContaining({ key: 'Ledgers', value: 0 }) as object,
        }),
      ]) as object,
    })
  })

  it.each(['cover-letter', 'interview'])('writes a %s as text', async (kind) => {
    site.provider.replies = ['Dear reader, I ran the night shift.']
    const events = await site.run(kind)
    expect(textOf(events)).toBe('Dear reader, I ran the night shift.')
    expect(ofType(events, 'facts')).toHaveLength(1)
  })

  it('adds what a model finds, at places that exist', async () => {
    const finding = { severity: 'hint', title: 'Which routes?', why: 'Unclear', how: 'Name them' }
    site.provider.replies = [
      json({
        findings: [
          { id: 'job2', ...finding },
          { id: 'gone', ...finding },
        ],
      }),
    ]
    const events = await site.run('inspect')
    const findings = [{ ...finding, path: '/entryList/0/items/1/text' }]
    expect(ofType(events, 'result')[0]?.data).toEqual({ findings })
    // the row is ended a moment after its last event
    const inspection = async () => await site.get(`/ai/optimize/inspect?resumeId=${site.me.resumeId}`)
    await expect.poll(inspection).toMatchObject({ model: findings })
  })
})

describe('the guard', () => {
  it('flags what a suggestion makes up, and names the source of what it does not', async () => {
    const value = '- Led the night shift of 45 people with SAP.\n- Twelve people.'
    site.provider.replies = [offering(value)]
    const events = await site.run('module-opt', { sectionId: 'work', aim: 'for-job', job: 'SAP needed' })
    const { flags, sources, path } = ofType(events, 'patch')[0]?.data as {
      flags: { text: string; severity: string; path: string }[]
      sources: { text: string; where: string }[]
      path: string
    }
    expect(flags.map(({ text, severity }) => [text, severity])).toEqual(
      expect.arrayContaining([
        [expect.stringContaining('45'), 'unsourced'],
        [expect.stringContaining('SAP'), 'from-job'],
      ]),
    )
    expect(flags.every((flag) => flag.path === path)).toBe(true)
    expect(sources.map(({ text, where }) => [text, where])).toContainEqual([
      expect.stringContaining('Twelve'),
      'resume',
    ])
  })

  it('takes what the person says in the task as said', async () => {
    const value = '- Ran the night shift of 12 people and 340 routes.'
    site.provider.replies = [offering(value)]
    const input = { sectionId: 'work', aim: 'own', instruction: 'Say that there were 340 routes' }
    const patch = ofType(await site.run('module-opt', input), 'patch')[0]
    expect(patch?.data).toMatchObject({ flags: [] })
  })
})
