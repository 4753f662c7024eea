import type { Role } from '../../collections/roles'
import type { SignedIn, TestApi } from './open-api'

/** A signed-in person with a role. */
export async function signUpAs({ api, role }: { api: TestApi; role: Role }): Promise<SignedIn> {
  const person = await api.signUp()
  await api.services.payload.update({ collection: 'users', id: person.id, data: { roles: [role] } })
  return person
}
