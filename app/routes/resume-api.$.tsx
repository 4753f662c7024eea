import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerApiRequest } from '~/api/engine/answer-api-request.server'

export function loader({ request, context }: LoaderFunctionArgs) {
  return answerApiRequest({ request, context })
}

export function action({ request, context }: ActionFunctionArgs) {
  return answerApiRequest({ request, context })
}
