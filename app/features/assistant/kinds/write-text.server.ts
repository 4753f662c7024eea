import { factCheckOf } from '../edits/fact-check'
import { otherLanguage } from '../edits/other-language'
import type { Message } from '../provider/ask-provider.server'
import { TaskFault } from '../provider/fault'
import type { Language } from '../../../../collections/resumes/schema'
import type { Kind, KindContext } from './kind-context'

export type WriteTextOptions = {
  context: KindContext
  prompt: Kind['prompt']
  messages: Message[]
  language: Language
  user?: string | undefined
  job?: string | undefined
}

/** A text that is shown while it comes; the guard looks at all of it in the end. */
export async function writeText({
  context,
  prompt,
  messages,
  language,
  user,
  job,
}: WriteTextOptions): Promise<string> {
  const { ask, emitter, content } = context
  let text = ''
  for await (const piece of ask.text({ instructions: prompt.text({ language }), messages })) {
    text += piece
    await emitter.say(piece)
  }
  if (otherLanguage({ text, language })) throw new TaskFault({ code: 'wrong-language', mayPass: true })
  await emitter.emit('facts', factCheckOf({ content, user, job })({ before: '', after: text, path: '' }))
  return text
}
