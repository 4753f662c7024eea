import { preload } from 'react-dom'
import { getLayout } from '../../document/layouts/registry'
import { charactersOf } from '../../document/render/characters'
import type { EditorFonts } from '../../features/fonts/editor-fonts.server'
import { fontSheet } from '../page/font-sheet'
import type { ResumeState } from '../session/resume-state'

type Options = Omit<ResumeState, 'title'> & { fonts: EditorFonts | undefined }

/**
 * Has a document's letters on their way while the editor is still being drawn: a browser asks for a font only once a text
 * in it is laid out, which is a round too late.
 */
export function askForFonts({ content, layout, layoutVersion, fonts }: Options): void {
  preload(fontSheet(content), { as: 'style' })
  const { bold } = charactersOf({ content, layout: getLayout(layout, layoutVersion) })
  for (const file of fonts?.files ?? []) {
    // Grey words are never bold.
    if (file.includes('-700.') && !/\p{Script=Han}/u.test(bold)) continue
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}
