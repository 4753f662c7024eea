import { outlineOf } from '../edits/outline-of'
import { asData } from '../prompts/prompt'
import { PROMPTS } from '../prompts/prompts'
import { inputOf } from '../tasks/task'
import type { Kind } from './kind-context'
import { writeText } from './write-text.server'

export const coverLetter: Kind = {
  prompt: PROMPTS.letter,
  async run(context) {
    const { content, marks, row } = context
    const { job, instruction } = inputOf({ kind: 'cover-letter', row })
    const name = content.baseInfo.list.find(({ kind }) => kind === 'name')?.value
    const messages = [
      ...(job ? [`Advertisement:\n${asData(marks.hide(job))}`] : []),
      ...(instruction ? [`Wish: ${marks.hide(instruction)}`] : []),
      ...(name ? [`My name: ${marks.hide(name)}`] : []),
      `Resume:\n${asData(outlineOf({ content, marks }))}`,
    ].map((text) => ({ role: 'user' as const, content: text }))
    const { language } = content.config
    const text = await writeText({
      context,
      prompt: PROMPTS.letter,
      messages,
      language,
      user: instruction,
      job,
    })
    return { text }
  },
}
