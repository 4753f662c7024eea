import type { Language } from '../../../collections/resumes/choices'
import type { DocumentStyle } from '../style/style-of'

/**
 * The letters that the Chinese faces lack stand first: after them, a browser would make ź of z and an accent. Emoji
 * stand before what a machine may have, so that a page is the same on all.
 */
const FAMILIES = {
  sans: `'Jianli Letters Sans', 'Jianli Sans', 'Jianli Emoji', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif`,
  serif: `'Jianli Letters Serif', 'Jianli Serif', 'Jianli Emoji', 'Noto Serif SC', 'Noto Serif CJK SC', serif`,
}

/** The Chinese faces draw ’ “ … · and their like full width; under English a proportional one stands before them. */
const LATIN = { sans: `'Jianli Latin Sans'`, serif: `'Jianli Latin Serif'` }
const HAS_LATIN_FIRST: Record<Language, boolean> = { 'zh-CN': false, en: true }

/** The page box and the values every other rule builds on. */
export function pageCss(style: DocumentStyle): string {
  const { page, margin, photo, fontSize, lineHeight, font, language, color } = style
  const { width, height } = page
  const families = HAS_LATIN_FIRST[language] ? `${LATIN[font]}, ${FAMILIES[font]}` : FAMILIES[font]
  return `@page { size: ${width}mm ${height}mm; margin: 0 }
.jl-doc {
  --jl-theme: ${color.theme}; --jl-deep: ${color.deep}; --jl-tint: ${color.tint}; --jl-line: ${color.line}; --jl-pale: ${color.pale};
  --jl-ground: ${color.ground}; --jl-on-ground: ${color.onGround};
  --jl-ink: #1f2328; --jl-muted: #59606a; --jl-rule: #d5d8dd;
  --jl-left: ${margin.left}px; --jl-right: ${margin.right}px; --jl-top: ${margin.top}px; --jl-bottom: ${margin.bottom}px;
  --jl-photo: ${photo.width}px; --jl-photo-height: ${photo.height}px; --jl-photo-radius: ${photo.radius}px;
  width: ${width}mm; font: 400 ${fontSize}px/${lineHeight} ${families};
}
.jl-page { width: ${width}mm; height: ${height}mm }
.jl-galley .jl-page { height: auto; min-height: ${height}mm; overflow: visible }`
}
