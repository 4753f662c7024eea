import type { EditorFonts } from '../../features/fonts/editor-fonts.server'

/** To stand behind the slices, which come with the page: of two faces that have a letter the last one draws it. */
export function LetterFaces({ fonts }: { fonts: EditorFonts | undefined }) {
  return fonts ? <style>{fonts.css}</style> : null
}
