import type { ResumeContent } from '../../../../collections/resumes/schema'
import { edits } from '../edits/edit-schema'
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
    if (!hasPart({ content, sectionId, itemId })) throw new TaskFault({ code: 'gone' })
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

type Part = { content: ResumeContent; sectionId: string; itemId?: string | undefined }

function hasPart({ content, sectionId, itemId }: Part): boolean {
  if (sectionId === 'skill') return !itemId || content.skill.list.some(({ id }) => id === itemId)
  if (sectionId === 'baseInfo') return !itemId || content.baseInfo.list.some(({ id }) => id === itemId)
  const section = content.entryList.find(({ id }) => id === sectionId)
  return Boolean(section && (!itemId || section.items.some(({ id }) => id === itemId)))
}
