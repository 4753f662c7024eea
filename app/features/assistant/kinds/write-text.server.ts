import { isInAnotherLanguage } from '../edits/is-in-another-language'
import { outlineOf } from '../edits/outline-of'
import { asData } from '../prompts/prompt'
import { PROMPTS } from '../prompts/prompts'
import { TaskFault } from '../provider/fault'
import { inputOf } from '../tasks/task'
import type { Kind, KindContext } from './kind-context'

export const coverLetter: Kind = {
  prompt: PROMPTS.letter,
  run(context) {
    const { content, marks, row } = context
    const { job, instruction } = inputOf({ kind: 'cover-letter', row })
    const name = content.baseInfo.list.find(({ kind }) => kind === 'name')?.value
    const more = [
      ...(instruction ? [`Wish: ${marks.hide(instruction)}`] : []),
      ...(name ? [`My name: ${marks.hide(name)}`] : []),
    ]
    return writeText({ context, prompt: PROMPTS.letter, more, user: instruction, job })
  },
}

export const interview: Kind = {
  prompt: PROMPTS.interview,
  run(context) {
    const { job } = inputOf({ kind: 'interview', row: context.row })
    // questions claim little, and nobody sends them to anybody
    return writeText({ context, prompt: PROMPTS.interview, more: [], job, claimsLittle: true })
  },
}

type WriteTextOptions = {
  context: KindContext
  prompt: Kind['prompt']
  /** what is said between the advertisement and the resume, private things hidden */
  more: string[]
  /** what it says of the person needs no second reading */
  claimsLittle?: boolean
  user?: string | undefined
  job: string | undefined
}

/** A text about the resume and a job, shown while it comes; the guard looks at all of it in the end. */
async function writeText({ context, prompt, more, claimsLittle, user, job }: WriteTextOptions) {
  const { content, marks, ask, emitter, secondReading, guard } = context
  const { language } = content.config
  const checkFacts = guard({ user, job })
  const messages = [
    ...(job ? [`Advertisement:\n${asData(marks.hide(job))}`] : []),
    ...more,
    `Resume:\n${asData(outlineOf({ content, marks }))}`,
  ].map((said) => ({ role: 'user' as const, content: said }))
  let text = ''
  for await (const piece of ask.text({ instructions: prompt.text({ language }), messages })) {
    text += piece
    await emitter.say(piece)
  }
  if (isInAnotherLanguage({ text, language })) throw new TaskFault({ code: 'wrong-language', mayPass: true })
  const texts = await checkFacts([{ key: 'text', before: '', after: text, path: '' }])
  await secondReading.say({ texts, user, job, claimsLittle })
  return { text }
}
