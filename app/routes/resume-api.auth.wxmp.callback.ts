import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { readBody } from '~/api/engine/read-body.server'
import { ApiError } from '~/api/engine/api-error'
import { answerCallback } from '~/features/wechat/answer-callback.server'

/** The official account's server: not a call of ours, so it answers WeChat's own texts and no envelope. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const { status, text } = await answerCallback({
    services,
    query: new URL(request.url).searchParams,
    body: null,
  })
  return new Response(text, { status, headers: HEADERS })
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  if (request.method !== 'POST') return new Response('', { status: 405, headers: { allow: 'GET, POST' } })
  const bytes = await readBody({ request, megabytes: 1 }).catch((error: unknown) => {
    if (error instanceof ApiError) return error
    throw error
  })
  if (bytes instanceof ApiError) return new Response('', { status: bytes.status })
  const query = new URL(request.url).searchParams
  const { status, text } = await answerCallback({ services, query, body: new TextDecoder().decode(bytes) })
  const type = text.startsWith('<xml>') ? 'application/xml; charset=utf-8' : HEADERS['content-type']
  return new Response(text, { status, headers: { ...HEADERS, 'content-type': type } })
}

const HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}
