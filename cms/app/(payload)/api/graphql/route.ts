import config from '@payload-config'
import { GRAPHQL_POST } from '@payloadcms/next/routes'

const answer = GRAPHQL_POST(config)

/** Off unless `GRAPHQL` is set. */
export async function POST(request: Request): Promise<Response> {
  const { graphQL } = await config
  return graphQL.disable ? new Response(null, { status: 404 }) : answer(request)
}
