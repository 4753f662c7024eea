import { outlineOf } from '../edits/outline-of'
import { asData } from '../prompts/prompt'
import { PROMPTS } from '../prompts/prompts'
import { inputOf } from '../tasks/task'
import type { Kind } from './kind-context'
import { writeText } from './write-text.server'

export const interview: Kind = {
  prompt: PROMPTS.interview,
  async run(context) {
    const { content, marks, row } = context
    const { job } = inputOf({ kind: 'interview', row })
    const messages = [
      ...(job ? [`Advertisement:\n${asData(marks.hide(job))}`] : []),
      `Resume:\n${asData(outlineOf({ content, marks }))}`,
    ].map((text) => ({ role: 'user' as const, content: text }))
    const { language } = content.config
    const options = { context, prompt: PROMPTS.interview, messages, language, job }
    // questions claim little, and nobody sends them to anybody
    return { text: await writeText({ ...options, claimsLittle: true }) }
  },
}
