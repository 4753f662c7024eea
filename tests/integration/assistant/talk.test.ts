import { describe, expect, it } from 'vitest'
import type { CheckedFacts } from '../../../app/features/assistant/tasks/events'
import { streamPieces } from '../../doubles/openai'
import { assistantSite } from '../../setup/assistant-site'

const site = assistantSite()

const EDITS = JSON.stringify([
  { id: 'job1', field: 'text', value: '- Ran the night shift of 12 people.', why: '' },
])

/** Says something that is answered with an edit; over once that is being read again, which takes for ever. */
async function sayAndHold(message: string, answer: string): Promise<string> {
  site.provider.replies = [`${answer}\n\n\`\`\`edits\n${EDITS}\n\`\`\``]
  const isReading = new Promise<void>((resolve) => (site.provider.reading = () => resolve()))
  const taskId = await site.add('chat', { message })
  await isReading
  return taskId
}
/** @returns what the model is told of the talk, the new message last */
async function say(message: string, answer: string): Promise<string[] | undefined> {
  site.provider.replies = [answer]
  await site.run('chat', { message })
  // behind the instructions and the resume
  return site.provider.asked
    .at(-1)
    ?.messages.slice(2)
    .map(({ role, content }) => `${role}: ${content}`)
}
const cancel = (taskId: string) => site.post(`/ai/task/cancel/${taskId}`)
const statusOf = async (taskId: string) => {
  const data = await site.get(`/ai/task/info/${taskId}`)
  return (data as { status: string }).status
}

describe('a talk', () => {
  it('keeps what is in doubt in its answer, each at its words', async () => {
    site.provider.replies = ['\n\nYou led 4321 people. ']
    const taskId = await site.add('chat', { message: 'What did I do?' })
    await site.events(taskId)
    await expect.poll(() => statusOf(taskId)).toBe('done')
    const data = await site.get(`/ai/task/info/${taskId}`)
    const { text, facts } = (data as { answer: { text: string; facts: CheckedFacts } }).answer
    const doubted = facts.flags.map(({ from, to }) => text.slice(from, to))
    expect(doubted).toEqual(facts.flags.map((flag) => flag.text))
    expect(doubted.join()).toContain('4321')
  })

  it('goes on while what it offered is read again, each turn in its place', async () => {
    const first = await sayAndHold('Shorter, please', 'Shorter.')
    const second = await sayAndHold('Shorter still', 'Very short.')
    const turns = [
      ...['user: Shorter, please', 'assistant: Shorter.'],
      ...['user: Shorter still', 'assistant: Very short.'],
    ]
    expect(await say('Thanks', 'You are welcome.')).toEqual([...turns, 'user: Thanks'])
    expect([await statusOf(first), await statusOf(second)]).toEqual(['running', 'running'])

    await cancel(second)
    turns.push('user: Thanks', 'assistant: You are welcome.')
    expect(await say('Bye', 'Good luck.')).toEqual([...turns, 'user: Bye'])
    expect([await statusOf(first), await statusOf(second)]).toEqual(['running', 'done'])
    await cancel(first)
  })

  it('has no turn of what is not answered yet, or was stopped before', async () => {
    const isAsked = new Promise<void>((resolve) => {
      site.provider.replies = [
        async ({ res }) => {
          await streamPieces({ res, pieces: ['Half an'], finish: null })
          resolve()
        },
      ]
    })
    const stuck = await site.add('chat', { message: 'Tell me all' })
    await isAsked
    expect(await say('Hello', 'Hello.')).toEqual(['user: Hello'])
    await cancel(stuck)
    expect(await say('Is it fine?', 'Fine.')).toEqual([
      ...['user: Hello', 'assistant: Hello.'],
      'user: Is it fine?',
    ])
  })
})
