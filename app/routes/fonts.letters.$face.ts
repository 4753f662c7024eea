import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerFont } from '~/features/fonts/answer-font.server'
import { readLetters } from '~/features/fonts/editor-fonts.server'
import { fontSlice } from '~/features/fonts/font-slice.server'
import { readFaceName } from '~/features/fonts/read-face-name'

/** A font with the letters that an editor's page has in its address. */
export async function loader({ params, context: { services }, request }: LoaderFunctionArgs) {
  const face = readFaceName((params.face ?? '').replace(/\.woff2$/, ''))
  const url = new URL(request.url)
  const text = face && readLetters({ url, face, secret: services.payload.secret })
  if (!text) return answerFont(null)
  return answerFont(await fontSlice({ services, ...face, text, signal: request.signal }))
}
