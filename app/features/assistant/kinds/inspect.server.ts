import * as z from 'zod'
import { findPlace } from '../edits/find-place'
import { outlineOf } from '../edits/outline-of'
import { toPointer } from '../../../document/patch/patch'
import { asData } from '../prompts/prompt'
import { PROMPTS } from '../prompts/prompts'
import type { Kind } from './kind-context'

const answer = z.strictObject({
  findings: z
    .array(
      z.strictObject({
        id: z.string().max(64).describe('Id of the element'),
        severity: z.enum(['warning', 'hint']),
        title: z.string().max(120),
        why: z.string().max(400),
        how: z.string().max(400),
      }),
    )
    .max(8),
})

/** What a model finds beside the rules. */
export const inspect: Kind = {
  prompt: PROMPTS.inspect,
  async run({ content, marks, ask, language }) {
    const given = await ask.value({
      instructions: PROMPTS.inspect.text({ language }),
      messages: [{ role: 'user', content: `Resume:\n${asData(outlineOf({ content, marks }))}` }],
      name: 'review',
      schema: answer,
    })
    const findings = given.findings.flatMap(({ id, ...finding }) => {
      const place = ['text', 'value', 'key', 'title']
        .map((field) => findPlace({ content, id, field }))
        .find(Boolean)
      if (!place) return []
      const { title, why, how } = finding
      return [
        {
          ...finding,
          title: marks.show(title),
          why: marks.show(why),
          how: marks.show(how),
          path: toPointer(place.path),
        },
      ]
    })
    return { findings }
  },
}
