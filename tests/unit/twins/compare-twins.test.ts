import { produce } from '../../../app/document/patch/produce'
import { expect, it } from 'vitest'
import { resumeContent, type ResumeContent } from '../../../collections/resumes/schema'
import { mergeIn } from '../../../app/editor/saving/merge-in'
import { exportJianli } from '../../../app/features/interchange/jianli-file'
import { itemIn, twoResumes } from './two-resumes'

it('nothing is stale in two that are in step', () => {
  const two = twoResumes()
  expect(two.told('zh')).toEqual([])
  expect(two.told('en')).toEqual([])
})

it('a text that changed in one is stale in the other until that is edited, and again once that is undone', () => {
  const two = twoResumes()
  const { text } = itemIn(two.docs.en)
  two.change('en', (content) => void (itemIn(content).text = 'Led a team of five.'))
  expect(two.told('zh')).toEqual([['text', 'work-1.text', text, 'Led a team of five.']])
  expect(two.told('en')).toEqual([])

  const undo = two.change('zh', (content) => void (itemIn(content).text = '带领五人团队。'))
  expect(two.told('zh')).toEqual([])
  expect(two.told('en')).toEqual([])
  undo()
  expect(two.told('zh')).toHaveLength(1)
})

it('a text that followed is in step: what changes next, on either side, is stale on the other', () => {
  const two = twoResumes()
  two.change('en', (content) => void (itemIn(content).text = 'Led five.'))
  two.change('zh', (content) => void (itemIn(content).text = '带领五人。'))
  two.open('en')
  two.change('zh', (content) => void (itemIn(content).text = '带领六人。'))
  expect(two.told('en')).toEqual([['text', 'work-1.text', '带领五人。', '带领六人。']])
  expect(two.told('zh')).toEqual([])
  two.keep('en')
  expect(two.told('en')).toEqual([])
  two.change('en', (content) => void (itemIn(content).text = 'Led six.'))
  expect(two.told('zh')).toEqual([['text', 'work-1.text', 'Led five.', 'Led six.']])
})

it('dates, switches and photos are taken over at once, and stay stale while the two differ', () => {
  const two = twoResumes()
  two.change('en', (content) => {
    itemIn(content).start = '2001-02'
    itemIn(content).hidden = true
    itemIn(content).joined = true
    content.avatar.url = 'data:image/png;base64,AAAA'
  })
  expect(two.marks('zh').map(({ key, canTake }) => [key, canTake])).toEqual([
    ['$avatar.url', true],
    ['work-1.hidden', true],
    ['work-1.joined', true],
    ['work-1.start', true],
  ])
  two.change('zh', (content) => void (itemIn(content).start = '1999'))
  expect(two.told('zh').map(([, key]) => key)).toContain('work-1.start')
  const undo = two.take('zh')
  expect(two.told('zh')).toEqual([])
  expect(two.told('en')).toEqual([])
  expect(itemIn(two.docs.zh)).toMatchObject({ start: '2001-02', hidden: true, joined: true })
  expect(two.docs.zh.avatar.url).toBe('data:image/png;base64,AAAA')
  undo()
  expect(two.marks('zh')).toHaveLength(4)
})

it('entries that come, go, move or change places are taken over; words that come wait to be translated', () => {
  const two = twoResumes()
  two.change('en', ({ entryList }) => {
    const [first, second] = entryList.filter(({ items }) => items.length > 0)
    const [item] = first?.items ?? []
    if (!first || !second || !item) throw new Error('the factory has two sections with entries')
    second.items.unshift({ ...item, id: 'new1', title: 'New', facts: [], tags: [], start: '2020' })
    entryList.reverse()
  })
  expect(two.told('zh').map(([kind, key]) => [kind, key])).toEqual(
    expect.arrayContaining([
      ['order', '$entryList.$order'],
      ['added', 'new1.$in'],
    ]),
  )
  two.take('zh')
  expect(two.docs.zh.entryList.map(({ id }) => id)).toEqual(two.docs.en.entryList.map(({ id }) => id))
  expect(two.told('zh').filter(([, key]) => key === 'new1.title')).toEqual([
    ['text', 'new1.title', null, 'New'],
  ])
  expect(two.told('zh').filter(([, key]) => key === 'new1.start')).toEqual([])

  two.change('en', ({ entryList }) => {
    for (const section of entryList) section.items = section.items.filter(({ id }) => id !== 'new1')
  })
  expect(two.told('zh').map(([kind, key]) => [kind, key])).toEqual([['removed', 'new1.$in']])
  two.take('zh')
  expect(two.told('zh')).toEqual([])
  expect(() => itemIn(two.docs.zh, 'new1')).toThrow()
})

it('a copy waits for every text to be translated, with the usual headings there already', () => {
  const two = twoResumes({ translated: false })
  expect(resumeContent.safeParse(two.docs.zh).success).toBe(true)
  expect(exportJianli({ content: two.docs.zh }).content).not.toHaveProperty('inStep')
  expect(two.docs.zh.entryList.map(({ title }) => title)).toContain('工作经历')
  const waiting = two.marks('zh')
  expect(waiting.every(({ kind, was, canTake }) => kind === 'text' && was === null && !canTake)).toBe(true)
  expect(waiting.map(({ key }) => key)).toContain('work-1.text')
  expect(two.told('en')).toEqual([])
  two.change('zh', (content) => void (itemIn(content).text = '译文'))
  expect(two.marks('zh')).toHaveLength(waiting.length - 1)
})

it('two that were written apart correspond by kind, dates and place', () => {
  const two = twoResumes()
  const renamed = structuredClone(two.docs.zh)
  delete renamed.inStep
  for (const section of renamed.entryList) {
    section.id = `x${section.id}`
    for (const item of section.items) item.id = `x${item.id}`
  }
  two.docs.zh = renamed
  two.open('zh')
  two.change('en', (content) => void (itemIn(content).start = '2001'))
  expect(two.told('zh').map(([kind, key]) => [kind, key])).toEqual([['free', 'xwork-1.start']])
  two.take('zh')
  expect(itemIn(two.docs.zh, 'xwork-1').start).toBe('2001')
  two.change('zh', (content) => void (itemIn(content, 'xwork-1').end = '2002'))
  expect(two.told('en').map(([kind, key]) => [kind, key])).toEqual([['free', 'work-1.end']])
})

it('of what two windows noted of one field the later note holds, and nobody has to choose', () => {
  const two = twoResumes()
  const state = (content: ResumeContent) => ({
    title: '',
    layout: 'classic' as const,
    layoutVersion: 1,
    content,
  })
  const base = state(two.docs.zh)
  const noted = (at: number) =>
    state(
      produce(two.docs.zh, ({ inStep }) => {
        if (inStep) inStep.fields['work-1.text'] = { own: `${at}`, other: `${at}`, at }
      }),
    )
  const far = Date.now() + 1000
  const { document, conflicts } = mergeIn({ base, mine: noted(far), theirs: noted(far + 1) })
  expect(conflicts).toEqual([])
  expect(document.content.inStep?.fields['work-1.text']?.own).toBe(`${far + 1}`)
})

it('the place of the skills is one, whatever each editor calls it', () => {
  const two = twoResumes({ translated: false })
  for (const [name, id] of [
    ['en', 'here'],
    ['zh', 'there'],
  ] as const)
    two.change(name, ({ entryList }) => {
      for (const section of entryList) if (section.kind === 'skill') section.id = id
    })
  expect(two.told('en')).toEqual([])
  expect(two.marks('zh').filter(({ kind }) => kind !== 'text')).toEqual([])
})
