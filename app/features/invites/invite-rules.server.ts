import type { Payload } from 'payload'

export type InviteRules = { inviterDays: number; inviteeDays: number; most: number }

/** The site's setting of what an invitation is worth. */
export async function inviteRules({ payload }: { payload: Payload }): Promise<InviteRules> {
  const { inviterDays, inviteeDays, most } = await payload.findGlobal({
    slug: 'invite-rules',
    // a rule of the site, whoever asks
    overrideAccess: true,
  })
  return { inviterDays: inviterDays ?? 7, inviteeDays: inviteeDays ?? 7, most: most ?? 50 }
}
