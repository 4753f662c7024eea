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
  /** whether what it says of the person is read a second time */
  isReadAgain: boolean
  user?: string | undefined
  job?: string | undefined
}

/** A text that is shown while it comes; the guard looks at all of it in the end. */
export async function writeText({
  context,
  prompt,
  messages,
  language,
  isReadAgain,
  user,
  job,
}: WriteTextOptions): Promise<string> {
  const { ask, emitter, content, secondReading } = context
  let text = ''
  for await (const piece of ask.text({ instructions: prompt.text({ language }), messages })) {
    text += piece
    await emitter.say(piece)
  }
  if (otherLanguage({ text, language })) throw new TaskFault({ code: 'wrong-language', mayPass: true })
  const claim = { before: '', after: text, path: '' }
  const facts = factCheckOf({ content, user, job })(claim)
  if (!isReadAgain) {
    await emitter.emit('facts', facts)
    return text
  }
  await secondReading.begin()
  await emitter.emit('facts', facts)
  const checked = { key: 'text', ...claim, ...facts }
  const [again = checked] = await secondReading.read({ texts: [checked], user, job })
  if (again !== checked) await emitter.emit('facts', { flags: again.flags, sources: again.sources })
  return text
}
