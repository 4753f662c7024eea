import * as z from 'zod'
import { LANGUAGES } from '../../../../collections/resumes/schema'
import type { TaskKind } from '../../../../collections/assistant/task-kinds'

/** What each task is given, as the calls take it and the database keeps it. */

const id = z.string().regex(/^[\w-]{1,64}$/)
const job = z.string().trim().max(20_000).describe('Text of a job advertisement')
const instruction = z.string().trim().max(1000).describe('A wish in the person’s own words')

/** What an edit of a module aims at; `own` follows the instruction alone. */
export const AIMS = ['stronger', 'shorter', 'quantify', 'for-job', 'own'] as const

/** A section's id; `skill` and `baseInfo` name those two. */
const section = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .describe('Id of the section; skill for the skills')

export const moduleInput = z
  .strictObject({
    sectionId: section,
    itemId: id.optional().describe('One entry of the section; without it all of them'),
    aim: z.enum(AIMS).default('stronger'),
    instruction: instruction.optional(),
    job: job.optional(),
  })
  .refine(({ aim, instruction: wish }) => aim !== 'own' || wish, { path: ['instruction'], error: 'required' })
  .refine(({ aim, job: text }) => aim !== 'for-job' || text, { path: ['job'], error: 'required' })

export const TASK_INPUTS = {
  chat: z.strictObject({
    message: z.string().trim().min(1).max(4000),
    sectionId: section.optional().describe('What is selected in the editor'),
    itemId: id.optional(),
  }),
  'module-opt': moduleInput,
  inspect: z.strictObject({}),
  tailor: z.strictObject({ job: job.min(20) }),
  translate: z.strictObject({ language: z.enum(LANGUAGES) }),
  'cover-letter': z.strictObject({ job: job.optional(), instruction: instruction.optional() }),
  fill: z.strictObject({
    text: z.string().trim().min(1).max(30_000).describe('Anything the person has written about themselves'),
  }),
  interview: z.strictObject({ job: job.optional() }),
} as const satisfies Record<TaskKind, z.ZodType>

export type TaskInputs = { [Kind in TaskKind]: z.output<(typeof TASK_INPUTS)[Kind]> }
