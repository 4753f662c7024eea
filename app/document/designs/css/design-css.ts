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

/** A design's own rules, all of them under its code and version. */
export function designCss({ design, style }: { design: Design; style: DocumentStyle }): string {
  const options = { design, style, root: `.jl-${design.code}-${design.version}` }
  return [groundsCss, frameCss, headCss, titlesCss, itemsCss, skillsCss, marksCss, rightToLeftCss]
    .map((part) => part(options))
    .join('')
}
