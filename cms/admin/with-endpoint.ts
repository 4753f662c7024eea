import { APIError, type Endpoint, type PayloadRequest, type Plugin, type TypedUser } from 'payload'
import { isAdmin } from '../../collections/roles'

type Options = {
  /** of the collection or global */
  slug: string
  path: string
  /** who may call it; administrators without it */
  allows?: (user: TypedUser) => boolean
  handle: (asked: { req: PayloadRequest; user: TypedUser }) => Promise<Response>
}

/** Adds a POST to a collection or global from up here, where what the product does can be called. */
export function withEndpoint({ slug, path, allows = isAdmin, handle }: Options): Plugin {
  const endpoint: Endpoint = {
    path,
    method: 'post',
    handler: (req) => {
      const { user } = req
      if (!user || !allows(user)) throw new APIError(req.t('error:unauthorized'), 403, null, true)
      return handle({ req, user })
    },
  }
  const add = <Owner extends { slug: string; endpoints?: Endpoint[] | false }>(owner: Owner): Owner =>
    owner.slug === slug ? { ...owner, endpoints: [...(owner.endpoints || []), endpoint] } : owner
  return (config) => ({
    ...config,
    collections: config.collections?.map(add),
    globals: config.globals?.map(add),
  })
}
