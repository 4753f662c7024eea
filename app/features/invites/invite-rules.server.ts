import type { Payload } from 'payload'

/** The site's setting of what an invitation is worth. */
export async function inviteRules({ payload }: { payload: Payload }) {
  const { inviterDays, inviteeDays, most, codeDays } = await payload.findGlobal({
    slug: 'invite-rules',
    // a rule of the site, whoever asks
    overrideAccess: true,
  })
  return {
    inviterDays: inviterDays ?? 7,
    inviteeDays: inviteeDays ?? 7,
    most: most ?? 50,
    codeDays: codeDays ?? 0,
  }
}
