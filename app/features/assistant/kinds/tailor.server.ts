import * as z from 'zod'
import { edits } from '../edits/edit-schema'
import { findTerms } from '../edits/find-terms'
import { outlineOf } from '../edits/outline-of'
import { asData } from '../prompts/prompt'
import { PROMPTS } from '../prompts/prompts'
import { inputOf } from '../tasks/task'
import type { Kind } from './kind-context'
import { offerEdits } from './offer-edits.server'

const ALLOWED = ['entry.text', 'entry.tags', 'fact.value', 'skill.level', 'skill.tags', 'row.value']
const answer = edits.extend({
  terms: z
    .array(z.string())
    .describe(
      'What the advertisement asks for, in its own words, most important first: at most 40 terms of at most 80 characters',
    ),
})
/** A longer one is no term; what else the answer says isn't lost for it. */
const LONGEST_TERM = 80
const MOST_TERMS = 40

export const tailor: Kind = {
  prompt: PROMPTS.tailor,
  async run(context) {
    const { content, marks, ask, row, guard } = context
    const { job } = inputOf({ kind: 'tailor', row })
    const checkFacts = guard({ job })
    const given = await ask.value({
      instructions: PROMPTS.tailor.text({ language: content.config.language }),
      messages: [
        { role: 'user', content: `Advertisement:\n${asData(marks.hide(job))}` },
        { role: 'user', content: `Resume:\n${asData(outlineOf({ content, marks }))}` },
      ],
      name: 'tailored',
      schema: answer,
    })
    await offerEdits({ ...context, edits: given.edits, allowed: ALLOWED, checkFacts, job })
    const terms = given.terms.filter(({ length }) => length <= LONGEST_TERM).slice(0, MOST_TERMS)
    return {
      terms: findTerms({ content, job, terms: terms.map(marks.show) }),
      notes: given.questions.map(marks.show),
    }
  },
}
