import type { Payload, TypedUser } from 'payload'
import { isAdmin } from '../../../collections/roles'

type Options = { payload: Payload; person: TypedUser & { _sid?: string; isTooWeak?: boolean } }

/** Whether this installation wants two steps of who has the person's role (`ADMIN_TWO_STEP`). */
export function wantsStrong({ payload, person }: Options): boolean {
  return person.isTooWeak === true || (payload.config.custom.adminTwoStep === true && isAdmin(person))
}

/** Whether it wants them and the session came by one: then the role does not count. */
export function isTooWeak(options: Options): boolean {
  const { person } = options
  const session = person.sessions?.find(({ id }) => id === person._sid)
  return wantsStrong(options) && session?.isStrong !== true
}
