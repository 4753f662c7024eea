import { getLayout } from '../../document/layouts/registry'
import { charactersOf } from '../../document/render/characters'
import { withPlaceholders } from '../placeholders/with-placeholders'
import { editorClient } from '../session/editor-client'
import type { ResumeState } from '../session/resume-state'

/** A page that waits longer for its letters in one file may as well have them in slices. */
const PATIENCE_MS = 2_000

/**
 * The letters that the editor draws, grey words among them, for what came without them; what is in this browser alone asks
 * for those it is begun with. Undefined where there are no Chinese ones, or they don't come.
 */
export async function askForLetters({ layout, layoutVersion, content }: Omit<ResumeState, 'title'>) {
  const drawn = withPlaceholders({ content, layout: getLayout(layout, layoutVersion) })
  const { regular, bold } = charactersOf(drawn)
  const input = { font: content.config.font, regular, bold }
  if (!/\p{Script=Han}/u.test(input.regular)) return undefined
  const signal = AbortSignal.timeout(PATIENCE_MS)
  return editorClient()
    .call('POST /resume/letters', { input, signal, ignoreToast: true })
    .catch(() => undefined)
}
