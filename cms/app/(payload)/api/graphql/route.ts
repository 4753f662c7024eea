import config from '@payload-config'
import { GRAPHQL_POST } from '@payloadcms/next/routes'
import { asksTooMuch, TOO_MUCH } from '../../../../limit-graphql'

const answer = GRAPHQL_POST(config)

/** Off unless `GRAPHQL` is set. */
export async function POST(request: Request): Promise<Response> {
  const { graphQL } = await config
  if (graphQL.disable) return new Response(null, { status: 404 })
  if (await asksTooMuch(request.clone()))
    return Response.json({ errors: [{ message: TOO_MUCH }] }, { status: 400 })
  return answer(request)
}
