import { PROMPTS } from '../prompts/prompts'
import { inputOf } from '../tasks/task'
import type { Kind } from './kind-context'
import { writeText } from './write-text.server'

export const interview: Kind = {
  prompt: PROMPTS.interview,
  run(context) {
    const { job } = inputOf({ kind: 'interview', row: context.row })
    // questions claim little, and nobody sends them to anybody
    return writeText({ context, prompt: PROMPTS.interview, job, claimsLittle: true })
  },
}
