import { isInAnotherLanguage } from '../edits/is-in-another-language'
import type { Message } from '../provider/ask-provider.server'
import { TaskFault } from '../provider/fault'
import type { Language } from '../../../../collections/resumes/schema'
import type { Kind, KindContext } from './kind-context'
import { showFacts } from './show-facts'

export type WriteTextOptions = {
  context: KindContext
  prompt: Kind['prompt']
  messages: Message[]
  language: Language
  /** what it says of the person needs no second reading */
  claimsLittle?: boolean
  user?: string | undefined
  job?: string | undefined
}

/** A text that is shown while it comes; the guard looks at all of it in the end. */
export async function writeText({
  context,
  prompt,
  messages,
  language,
  claimsLittle = false,
  user,
  job,
}: WriteTextOptions): Promise<string> {
  const { ask, emitter, secondReading, guard } = context
  const checkFacts = guard({ user, job })
  let text = ''
  for await (const piece of ask.text({ instructions: prompt.text({ language }), messages })) {
    text += piece
    await emitter.say(piece)
  }
  if (isInAnotherLanguage({ text, language })) throw new TaskFault({ code: 'wrong-language', mayPass: true })
  const texts = await checkFacts([{ key: 'text', before: '', after: text, path: '' }])
  const show = showFacts(emitter)
  await (claimsLittle ? show({ texts }) : secondReading.say({ texts, show, user, job }))
  return text
}
