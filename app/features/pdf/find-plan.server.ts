import * as z from 'zod'
import { findRow } from '~/database/rows.server'
import type { Services } from '../services'
import type { MadePlan } from './make-page-plan.server'

const storedPlan = z.object({
  plan: z.object({
    layout: z.string(),
    layoutVersion: z.number(),
    pages: z.array(
      z.object({
        flows: z.record(
          z.string(),
          z.array(z.object({ block: z.string(), from: z.number().optional(), to: z.number().optional() })),
        ),
        again: z.array(z.string()).optional(),
      }),
    ),
  }),
  glyphs: z.object({
    regular: z.string(),
    bold: z.string(),
    italic: z.string().optional(),
    boldItalic: z.string().optional(),
    missing: z.array(z.string()),
  }),
})

type Options = { payload: Services['payload']; key: string }

/** The plan stored under a key, or null; plans belong to the server, so nobody's rights are asked. */
export async function findPlan({ payload, key }: Options): Promise<MadePlan | null> {
  const where = { key: { equals: key } }
  const parsed = storedPlan.safeParse(await findRow({ payload, collection: 'page-plans', where }))
  return parsed.success ? parsed.data : null
}
