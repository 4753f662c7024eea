import type { TypedUser } from 'payload'

/** The options of a Local API call made for a person: their own rights, never Payload's default of all rights. */
export function asPerson(user: TypedUser) {
  return { overrideAccess: false, user } as const
}
