import type { Endpoint, Plugin } from 'payload'

/** Adds an endpoint to a collection or global from up here, where what the product does can be called. */
export function withEndpoint({ slug, endpoint }: { slug: string; endpoint: Endpoint }): Plugin {
  const add = <Owner extends { slug: string; endpoints?: Endpoint[] | false }>(owner: Owner): Owner =>
    owner.slug === slug ? { ...owner, endpoints: [...(owner.endpoints || []), endpoint] } : owner
  return (config) => ({
    ...config,
    collections: config.collections?.map(add),
    globals: config.globals?.map(add),
  })
}
