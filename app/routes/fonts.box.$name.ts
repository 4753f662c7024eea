import { resourceLoader } from '~/api/engine/resource-loader.server'
import { answerFont } from '~/features/fonts/answer-font.server'
import { readBoxName } from '~/features/fonts/box-blocks'
import { screenBoxes } from '~/features/fonts/screen-boxes.server'

/** Boxes for the letters of a block that the PDF has as boxes. Which those are depends on the server's machine, which may change. */
export const loader = resourceLoader(async ({ params, context: { services } }) => {
  const block = readBoxName(params.name ?? '')
  if (!block) return answerFont(null)
  const bytes = await screenBoxes({ browser: services.browser, ...block })
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'font/ttf', 'cache-control': 'public, max-age=86400' },
  })
})
