import type { DocumentStyle } from '../../style/style-of'
import type { Design } from '../schema/design'
import { frameCss } from './frame-css'
import { groundsCss } from './grounds-css'
import { headCss } from './head-css'
import { itemsCss } from './items-css'
import { marksCss } from './marks-css'
import { rightToLeftCss } from './right-to-left-css'
import { skillsCss } from './skills-css'
import { titlesCss } from './titles-css'
import { voicesOf, type OwnTitles } from './voices'

type Options = {
  design: Design
  style: DocumentStyle
  /** Titles of single sections that depart from the design's. */
  own?: OwnTitles
}

/** A design's own rules, all of them under its code and version. */
export function designCss({ design, style, own = [] }: Options): string {
  const voices = voicesOf({ design, own })
  const options = { design, style, voices, root: `.jl-${design.code}-${design.version}` }
  return [groundsCss, frameCss, headCss, titlesCss, itemsCss, skillsCss, marksCss, rightToLeftCss]
    .map((part) => part(options))
    .join('')
}
