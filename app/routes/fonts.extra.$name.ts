import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerFont } from '~/features/fonts/answer-font.server'
import { fontSlice } from '~/features/fonts/font-slice.server'
import { readBlockName } from '~/features/fonts/read-block-name'

/** One block of 256 code points of a font, for the editor: characters too rare for the ready slices. */
export async function loader({ params, context: { services }, request }: LoaderFunctionArgs) {
  const block = readBlockName(params.name ?? '')
  return answerFont(block && (await fontSlice({ services, ...block, signal: request.signal })))
}
