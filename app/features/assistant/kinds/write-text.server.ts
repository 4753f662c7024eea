import { isInAnotherLanguage } from '../edits/is-in-another-language'
import { outlineOf } from '../edits/outline-of'
import { asData } from '../prompts/prompt'
import { TaskFault } from '../provider/fault'
import type { Kind, KindContext } from './kind-context'
import { showFacts } from './show-facts'

export type WriteTextOptions = {
  context: KindContext
  prompt: Kind['prompt']
  /** what is said between the advertisement and the resume, private things hidden */
  more?: string[]
  /** what it says of the person needs no second reading */
  claimsLittle?: boolean
  user?: string | undefined
  job?: string | undefined
}

/** A text about the resume and a job, shown while it comes; the guard looks at all of it in the end. */
export async function writeText(options: WriteTextOptions): Promise<{ text: string }> {
  const { context, prompt, more = [], claimsLittle = false, user, job } = options
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
  const show = showFacts(emitter)
  await (claimsLittle ? show({ texts }) : secondReading.say({ texts, show, user, job }))
  return { text }
}
