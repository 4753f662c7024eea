import type { Font } from '../../../collections/resumes/choices'
import type { Glyphs } from '../pdf/make-page-plan.server'
import { boxRules } from './box-blocks'
import { faceRule } from './face-rule'
import { faceTexts } from './face-texts.server'
import { familiesIn } from './families-in'
import { faceName } from './font-files.server'

type Options = {
  /** Key of the stored page plan, which knows the characters. */
  planKey: string
  font: Font
  glyphs: Glyphs
  /** The document's style sheet: a family that it does not name needs no faces. */
  css: string
}

/**
 * `@font-face` rules for a page that shows one planned document, and their files: a face each, cut to its characters. Letters that none
 * has are asked for as boxes.
 */
export async function previewFonts(options: Options): Promise<{ css: string; files: string[] }> {
  const { planKey, font, glyphs, css } = options
  const faces = await faceTexts({ families: familiesIn(css), characters: glyphs })
  const made = faces
    .filter(({ text }) => text.trim() !== '')
    .map((face) => {
      const file = `/fonts/cut/${encodeURIComponent(planKey)}/${faceName(face)}.woff2`
      return { file, rule: faceRule({ ...face, url: `'${file}'`, display: 'block' }) }
    })
  const missing = glyphs.missing.map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)
  return {
    css: [...made.map(({ rule }) => rule), ...boxRules({ font, points: missing })].join('\n'),
    files: made.map(({ file }) => file),
  }
}
