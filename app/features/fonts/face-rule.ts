import { FAMILIES } from '../../document/style/font-families'
import type { FontName } from './font-files.server'

type Options = FontName & { url: string; display: 'swap' | 'block'; range?: string }

export function faceRule({ family, weight, italic, url, display, range }: Options): string {
  const style = italic ? 'font-style:italic;' : ''
  const characters = range === undefined ? '' : `;unicode-range:${range}`
  return `@font-face{font-family:'${FAMILIES[family]}';${style}font-weight:${weight};font-display:${display};src:url(${url}) format('woff2')${characters}}`
}
