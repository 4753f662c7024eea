import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerFont } from '~/features/fonts/answer-font.server'
import { charactersFor } from '~/features/fonts/face-texts.server'
import { fontSlice } from '~/features/fonts/font-slice.server'
import { readFaceName } from '~/features/fonts/read-face-name'
import { findPlan } from '~/features/pdf/find-plan.server'

/** A font with the characters of one planned document. */
export async function loader({ params, context: { services }, request }: LoaderFunctionArgs) {
  const face = readFaceName((params.face ?? '').replace(/\.woff2$/, ''))
  const stored = face && (await findPlan({ payload: services.payload, key: params.key ?? '' }))
  if (!stored) return answerFont(null)
  const text = charactersFor(face, stored.glyphs)
  return answerFont(await fontSlice({ services, ...face, text, signal: request.signal }))
}
