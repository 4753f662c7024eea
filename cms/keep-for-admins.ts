import type { Endpoint, SanitizedConfig } from 'payload'
import { isAdmin } from '../collections/roles'

const OWN = 'payload-'

/**
 * What Payload keeps for its admin (preferences, who has a document open) is by default open to whoever has an
 * account, without limit. Only administrators have an admin to keep it for.
 */
export function keepForAdmins(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (collection.slug.startsWith(OWN) && collection.endpoints)
      collection.endpoints = collection.endpoints.map(forAdmins)
  }
  return config
}

function forAdmins(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: (req) =>
      isAdmin(req.user)
        ? endpoint.handler(req)
        : Response.json({ errors: [{ message: req.t('error:unauthorized') }] }, { status: 403 }),
  }
}
