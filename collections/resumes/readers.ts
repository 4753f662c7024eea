import type { Access } from 'payload'
import { owner } from '../access/predicates'
import { isAdmin } from '../roles'

/** The owner alone; in the admin panel, where groups are put together, administrators also find the examples. */
export const ownerOrExamples: Access = (args) => {
  const { payloadAPI, user } = args.req
  if (payloadAPI === 'local' || !user || !isAdmin(user)) return owner(args)
  return { or: [{ owner: { equals: user.id } }, { example: { equals: true } }] }
}
