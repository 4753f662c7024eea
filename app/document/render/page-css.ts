import { FAMILIES, familiesOf, hasItalics, lastResort } from '../style/font-families'
import type { DocumentStyle } from '../style/style-of'

/** The page box and the values every other rule builds on. */
export function pageCss(style: DocumentStyle): string {
  const { page, margin, photo, fontSize, lineHeight, font, language, color } = style
  const { width, height } = page
  const families = [
    ...familiesOf({ font, language }).map((family) => `'${FAMILIES[family]}'`),
    lastResort(font),
  ].join(', ')
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
.jl-galley .jl-page { height: auto; min-height: ${height}mm; overflow: visible }${hasItalics(font) ? '\n.jl-doc em { font-style: italic; font-synthesis-style: auto; color: inherit }' : ''}`
}
