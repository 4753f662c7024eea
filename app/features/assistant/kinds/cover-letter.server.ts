import { PROMPTS } from '../prompts/prompts'
import { inputOf } from '../tasks/task'
import type { Kind } from './kind-context'
import { writeText } from './write-text.server'

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
