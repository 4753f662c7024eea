import { describe, expect, it } from 'vitest'
import type { FactFlag } from '../../../app/features/assistant/tasks/events'
import { streamPieces, type Reply } from '../../doubles/openai'
import { PRIVATE } from '../../factories/private-resume'
import type { StreamedEvent } from '../../setup/read-stream'
import { ofType, offering, assistantSite } from '../../setup/assistant-site'

const site = assistantSite({ limits: { firstMs: 5000, idleMs: 5000, totalMs: 20_000, most: 20_000 } })

type Doubt = { key: string; quote: string; why: string }
const doubting = (...doubts: Doubt[]) => JSON.stringify({ doubts })
const flagsOf = (event: StreamedEvent | undefined) => event?.data.flags as FactFlag[]

/** Words of the resume's own, so that the guard has nothing against them, and a number that it knows nothing of. */
const FINE = '- Ran the night shift of 12 people.'
const MADE_UP = '- Ran the night shift of 45 people.'
/** The same told of in the other language, and in a letter. */
const CHINESE = offering('- 负责夜班 12 人团队。')
const LETTER = 'Dear reader, I ran the night shift.'
const breaksOff: Reply = async ({ res }) => {
  await streamPieces({ res, pieces: ['{"dou'], finish: null })
  res.destroy()
}
const improve = (value: string) => {
  site.provider.replies = [offering(value)]
  return site.run('module-opt', { sectionId: 'work', itemId: 'job1', aim: 'shorter' })
}

describe('a second reading', () => {
  it('doubts what the guard has let pass, after the suggestion is there and before it may be taken', async () => {
    site.provider.reading = doubting({ key: 'p1', quote: 'the  **night shift**', why: 'It says days.' })
    const events = await improve(FINE)
    const order = events.map(({ type, data }) => (type === 'status' ? data.state : type))
    expect(order.slice(-5)).toEqual(['checking', 'patch', 'result', 'patch', 'done'])
    const [first, second] = ofType(events, 'patch')
    expect(flagsOf(first)).toEqual([])
    expect(second?.data).toMatchObject({ key: first?.data.key, ops: first?.data.ops })
    const { path } = second?.data as { path: string }
    expect(flagsOf(second)).toEqual([
      expect.objectContaining({
        ...{ kind: 'claim', severity: 'unsourced', note: 'second-reading', why: 'It says days.' },
        ...{ path, text: 'the night shift', from: 6, to: 21 },
      }),
    ])
  })

  it('takes no doubt away, doubles none, and says nothing of words that are not there', async () => {
    site.provider.reading = doubting(
      { key: 'p1', quote: '45', why: 'There were 12.' },
      { key: 'p1', quote: '4', why: 'Half a number.' },
      { key: 'p1', quote: 'the day shift', why: 'Nobody wrote that.' },
      { key: 'p7', quote: 'Ran', why: 'There is no such text.' },
      { key: 'p1', quote: ' *。 ', why: 'No word at all.' },
      { key: 'p1', quote: '⟦NAME_1⟧', why: 'Who is that?' },
    )
    const patches = ofType(await improve(MADE_UP), 'patch')
    expect(patches).toHaveLength(1)
    expect(flagsOf(patches[0]).map(({ text }) => text)).toEqual([expect.stringContaining('45')])
  })

  it('says where the person tells what was flagged, only where those words stand, and leaves the flag', async () => {
    site.provider.reading = JSON.stringify({
      doubts: [],
      told: [
        { flag: 'f1', words: 'night  shift of **12** people' },
        { flag: 'f9', words: 'night shift' },
      ],
    })
    const [first, second, ...rest] = ofType(await improve(MADE_UP), 'patch')
    expect(rest).toEqual([])
    const [flag] = flagsOf(first)
    const excerpt = 'night shift of 12 people'
    expect(flagsOf(second)).toEqual([{ ...flag, told: { where: 'resume', excerpt }, isCompared: true }])
    const [asked] = site.provider.readings
    expect(asked?.raw).toContain(JSON.stringify(JSON.stringify({ id: 'f1', words: flag?.text })).slice(1, -1))

    const job = 'Wanted: 45 people for the night.'
    for (const words of ['45 people for the night', 'the night shift of 45', 'night', 'night … people']) {
      site.provider.reading = JSON.stringify({ doubts: [], told: [{ flag: 'f1', words }] })
      site.provider.replies = [offering(MADE_UP).replace('{', '{"terms":[],')]
      const patches = ofType(await site.run('tailor', { job }), 'patch')
      expect(patches.flatMap(flagsOf).map(({ told }) => told)).toEqual([undefined])
    }
  })

  it.each([
    ['compared where the model read nothing but the person’s own words', 'module-opt', { aim: 'shorter' }],
    ['in doubt beside an advertisement', 'tailor', { job: 'Wanted: a director of 12 people.' }],
    [
      'in doubt beside words that may be pasted',
      'module-opt',
      { aim: 'own', instruction: 'Shorten this. Wanted: a director of 12 people.' },
    ],
  ])('leaves what says more than the resume %s', async (_, kind, input) => {
    const told = ['f1', 'f2'].map((flag) => ({ flag, words: 'night shift of 12 people' }))
    site.provider.reading = JSON.stringify({ doubts: [], told })
    const answer = offering('- Was responsible for the night shift of over 12 people.')
    site.provider.replies = [kind === 'tailor' ? answer.replace('{', '{"terms":[],') : answer]
    const part = kind === 'tailor' ? {} : { sectionId: 'work', itemId: 'job1' }
    const flags = ofType(await site.run(kind, { ...part, ...input }), 'patch').flatMap(flagsOf)
    const larger = flags.filter((flag) => flag.severity === 'inflated' && flag.told)
    expect(larger).toEqual([
      expect.objectContaining({ told: { where: 'resume', excerpt: 'night shift of 12 people' } }),
    ])
    expect(larger[0]?.isCompared).toBe('aim' in input && input.aim === 'shorter' ? true : undefined)
  })

  it('believes no pointer for what it doubts itself, and loses no doubt over pointers that it can’t read', async () => {
    const told = [{ flag: 'f1', words: 'night shift of 12 people' }]
    site.provider.reading = JSON.stringify({ doubts: [{ key: 'p1', quote: '45', why: '' }], told })
    const [patch, ...rest] = ofType(await improve(MADE_UP), 'patch')
    expect(rest).toEqual([])
    expect(flagsOf(patch)[0]?.told).toBeUndefined()

    for (const unreadable of [null, {}, [{ flag: 1 }], ['f1']]) {
      const doubts = [{ key: 'p1', quote: 'the night shift', why: '' }]
      site.provider.reading = JSON.stringify({ doubts, told: unreadable })
      expect(flagsOf(ofType(await improve(FINE), 'patch').at(-1))).toHaveLength(1)
    }
  })

  it('asks about no piece of what is hidden', async () => {
    site.provider.reading = '{"doubts":[]}'
    site.provider.replies = ['I will call you at (555) 867-5309 about the 31 trucks.']
    await site.run('cover-letter', { job: 'Call us at (555) 867-5309.' })
    const [asked] = site.provider.readings
    expect(asked?.raw).toContain('31')
    for (const piece of ['555', '867', '5309']) expect(asked?.raw).not.toContain(piece)
  })

  it('reads a letter and a translation, and neither a talk nor questions', async () => {
    site.provider.reading = doubting({ key: 'text', quote: 'night shift', why: 'Days.' })
    site.provider.replies = [LETTER]
    const facts = ofType(await site.run('cover-letter'), 'facts')
    expect(
      facts.map((event) => flagsOf(event).filter(({ note }) => note === 'second-reading').length),
    ).toEqual([0, 1])
    expect(site.provider.readings).toHaveLength(1)

    site.provider.reading = doubting({ key: 't1', quote: '夜班', why: 'Days.' })
    site.provider.replies = [CHINESE]
    const translated = ofType(await site.run('translate', { language: 'zh-CN' }), 'facts')
    expect(translated).toHaveLength(2)
    expect(flagsOf(translated[1])).toContainEqual(
      expect.objectContaining({ text: '夜班', path: '/entryList/0/items/0/text' }),
    )
    expect(site.provider.readings).toHaveLength(2)

    site.provider.replies = ['1. What did the night shift do?']
    await site.run('interview')
    await site.run('chat', { message: 'Is it fine?' })
    expect(site.provider.readings).toHaveLength(2)
  })

  it('hears nothing that says who the person is, and its reasons have it put back', async () => {
    const why = '⟦NAME_1⟧ said 12.'
    site.provider.reading = doubting({ key: 'p1', quote: '⟦NAME_1⟧ answers', why })
    // A mark in the middle of a word: what was put back there is hidden again.
    const value = `${FINE}\n- ⟦NAME_1⟧ answers at ⟦EMAIL_1⟧.\n- ⟦NAME_1⟧s shift, at⟦PHONE_1⟧`
    const [, patch] = ofType(await improve(value), 'patch')
    expect(flagsOf(patch)).toContainEqual(
      expect.objectContaining({ text: `${PRIVATE.name} answers`, why: `${PRIVATE.name} said 12.` }),
    )
    const heard = site.provider.readings.map(({ raw }) => raw).join('\n')
    expect(heard).toContain('night shift')
    for (const secret of [...Object.values(PRIVATE), 'Fennimore']) expect(heard).not.toContain(secret)
  })

  it.each<[string, Reply]>([
    ['is refused', ({ res }) => void res.writeHead(429).end('{}')],
    ['is never answered', () => {}],
    ['is answered by something else', offering(FINE)],
    ['quotes only what nobody wrote', doubting({ key: 'p1', quote: 'the day shift', why: '' })],
    ['breaks off', breaksOff],
  ])('that %s costs nothing of what is there, and that is said', async (_, reading) => {
    site.provider.reading = reading
    const events = await improve(MADE_UP)
    expect(ofType(events, 'patch')).toHaveLength(1)
    expect(flagsOf(ofType(events, 'patch')[0])).toHaveLength(1)
    expect(ofType(events, 'result').at(-1)?.data).toMatchObject({ secondReading: 'failed' })
    expect(events.at(-1)).toMatchObject({ type: 'done', data: { status: 'done' } })
  })

  it('that is not waited for leaves a letter, a talk and a translation done', async () => {
    let isAsked: () => void = () => undefined
    site.provider.reading = () => isAsked()
    const stopWhileRead = async (kind: string, input?: object) => {
      const asked = new Promise<void>((resolve) => (isAsked = resolve))
      const taskId = await site.add(kind, input)
      await asked
      await site.post(`/ai/task/cancel/${taskId}`)
      const events = await site.events(taskId)
      expect(events.at(-1)).toMatchObject({ type: 'done', data: { status: 'done' } })
      return site.get(`/ai/task/info/${taskId}`)
    }
    site.provider.replies = [LETTER]
    expect(await stopWhileRead('cover-letter')).toMatchObject({ status: 'done', answer: { text: LETTER } })
    const edits = JSON.stringify([{ id: 'job1', field: 'text', value: FINE, why: '' }])
    site.provider.replies = [`Shorter.\n\n\`\`\`edits\n${edits}\n\`\`\``]
    expect(await stopWhileRead('chat', { message: 'Shorter, please' })).toMatchObject({
      answer: { text: 'Shorter.', suggestions: 1 },
    })
    site.provider.replies = [CHINESE]
    const { answer } = (await stopWhileRead('translate', { language: 'zh-CN' })) as {
      answer: { resumeId: string }
    }
    expect(await site.post(`/resume/info/${answer.resumeId}`)).toMatchObject({
      language: 'zh-CN',
      twin: site.me.resumeId,
    })
  })

  it('whose runner is lost costs nothing of what is there, and nothing is made twice', async () => {
    site.provider.replies = [CHINESE]
    const isAsked = new Promise<void>((resolve) => (site.provider.reading = () => resolve()))
    const id = await site.add('translate', { language: 'zh-CN' })
    await isAsked
    await site.api.services.payload.db.updateOne({ collection: 'ai-tasks', id, data: { leaseUntil: 0 } })
    const events = await site.events(id)
    expect(events.map(({ type }) => type)).not.toContain('reset')
    expect(events.at(-1)).toMatchObject({ type: 'done', data: { status: 'done' } })
    const results = ofType(events, 'result').map(({ data }) => data)
    expect(results.at(-1)).toEqual({ ...results[0], secondReading: 'failed' })
    expect(site.provider.asked).toHaveLength(1)
  })

  it('that doubts nearly everything of a long text has lost its sources, and counts for nothing', async () => {
    const letter = Array.from({ length: 40 }, (_, index) => `I ran the night shift, part ${index} of it.`)
    site.provider.replies = [letter.join('\n')]
    site.provider.reading = doubting(
      ...letter.map((quote) => ({ key: 'text', quote, why: 'Not in the resume.' })),
    )
    const events = await site.run('cover-letter')
    expect(ofType(events, 'facts')).toHaveLength(1)
    expect(ofType(events, 'result').at(-1)?.data).toMatchObject({ secondReading: 'failed' })
  })

  it('is left out where an administrator says so', async () => {
    await site.set({ secondReading: false })
    const events = await improve(FINE)
    await site.set({ secondReading: true })
    expect(site.provider.readings).toEqual([])
    expect(ofType(events, 'status').map(({ data }) => data.state)).not.toContain('checking')
    expect(ofType(events, 'result')[0]?.data).toEqual({ notes: [] })
  })
})
