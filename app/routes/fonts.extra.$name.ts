import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerFont } from '~/features/fonts/answer-font.server'
import { fontSlice } from '~/features/fonts/font-slice.server'
import { readFaceName } from '~/features/fonts/read-face-name'

/** One block of 256 code points of a font, for the editor: characters too rare for the ready slices. */
export async function loader({ params, context: { services }, request }: LoaderFunctionArgs) {
  const [, name = '', block = ''] = /^([a-z-]+-\d+)-([0-9a-f]{1,3})\.woff2$/.exec(params.name ?? '') ?? []
  const face = readFaceName(name)
  if (!face) return answerFont(null)
  const first = Number.parseInt(block, 16) * 256
  const text = Array.from({ length: 256 }, (_, i) => String.fromCodePoint(first + i)).join('')
  return answerFont(await fontSlice({ services, ...face, text, signal: request.signal }))
}
