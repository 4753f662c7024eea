import { edits } from '../edits/edit-schema'
import { elementsOf } from '../edits/find-place'
import { outlineOf } from '../edits/outline-of'
import { asData } from '../prompts/prompt'
import { PROMPTS } from '../prompts/prompts'
import { TaskFault } from '../provider/fault'
import { inputOf } from '../tasks/task'
import type { Kind } from './kind-context'
import { offerEdits } from './offer-edits.server'

/** Wording, never who, where or when. */
const ALLOWED = [
  'entry.text',
  'entry.tags',
  'fact.value',
  'skill.key',
  'skill.level',
  'skill.tags',
  'row.value',
]

export const moduleOpt: Kind = {
  prompt: PROMPTS.module,
  async run(context) {
    const { content, marks, ask, row, guard } = context
    const { sectionId, itemId, aim, instruction, job } = inputOf({ kind: 'module-opt', row })
    const known = new Set(['skill', 'baseInfo', ...elementsOf(content).map(({ element }) => element.id)])
    if (!known.has(sectionId) || (itemId && !known.has(itemId))) throw new TaskFault({ code: 'gone' })
    const checkFacts = guard({ user: instruction, job })
    const { edits: given, questions } = await ask.value({
      instructions: PROMPTS.module.text({ language: content.config.language }),
      messages: [
        { role: 'user', content: `Aim: ${aim}${instruction ? `\nWish: ${marks.hide(instruction)}` : ''}` },
        ...(job ? [{ role: 'user' as const, content: `Advertisement:\n${asData(marks.hide(job))}` }] : []),
        {
          role: 'user',
          content: `Part of the resume:\n${asData(outlineOf({ content, marks, sectionId, itemId }))}`,
        },
      ],
      name: 'edits',
      schema: edits,
    })
    // nobody but the person knows a number that is missing
    await offerEdits({
      ...context,
      edits: aim === 'quantify' ? [] : given,
      allowed: ALLOWED,
      checkFacts,
      user: instruction,
      job,
    })
    return { notes: questions.map(marks.show) }
  },
}
