import { get } from 'idb-keyval'
import * as z from 'zod'
import { LAYOUT_CODES } from '../../../collections/layout-codes'
import { resumeContent } from '../../../collections/resumes/schema'
import { resumeTags } from '../../../collections/resumes/tags'
import type { GuestResume } from './guest-resume'
import { guestStore } from './guest-store'

const stored = z.object({
  id: z.string(),
  title: z.string(),
  templateCode: z.string(),
  layout: z.enum(LAYOUT_CODES).catch('classic'),
  layoutVersion: z.number().catch(1),
  content: resumeContent,
  tags: resumeTags.catch([]),
  fonts: z
    .object({ css: z.string(), files: z.array(z.string()) })
    .optional()
    .catch(undefined),
  revision: z.number().catch(1),
  createdAt: z.string(),
  updatedAt: z.string(),
})

/** A resume of this browser, or undefined when there is none of that id (or it is damaged beyond reading). */
export async function readGuestResume(id: string): Promise<GuestResume | undefined> {
  return parseGuestResume(await get<unknown>(id, guestStore()))
}

export function parseGuestResume(value: unknown): GuestResume | undefined {
  return stored.safeParse(value).data ?? stored.safeParse(withOpenEnds(value)).data
}

/** The editor once stored the word that it shows for an open end. */
export function withOpenEnds(value: unknown): unknown {
  const text = JSON.stringify(value, (key, part: unknown) =>
    key === 'end' && part === '至今' ? 'now' : part,
  )
  return text === undefined ? undefined : JSON.parse(text)
}
